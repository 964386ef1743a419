import { momentIn, type Moment } from "../told/moment.ts";
import type { Side } from "../wire/protocol.ts";

export type Route =
  | {
      readonly page: "lobby";
      /** Of a new battle. */
      readonly scenario?: string;
      /** Which whoever makes it wants to play. */
      readonly side?: Side;
    }
  | { readonly page: "rules" }
  | { readonly page: "trust" }
  | { readonly page: "first" }
  | {
      readonly page: "battle" | "campaign";
      readonly id: string;
      /** Of a link to a seat; in the fragment, which browsers do not send. */
      readonly token: string;
      /** Whose seat this browser has taken. */
      readonly role: string;
    }
  | {
      readonly page: "replay";
      readonly id: string;
      /** Through whose eyes. */
      readonly as: string;
      readonly at: Moment | "bad" | undefined;
    }
  | {
      readonly page: "reach";
      readonly act: "confirm" | "end" | undefined;
      /** That the owner of an address was sent; in the fragment, too. */
      readonly word: string;
    }
  | { readonly page: "nowhere" };

/** As it stands where it is no code of anything. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function lobbyRoute(query: URLSearchParams): Route {
  const [scenario, side] = [query.get("scenario"), query.get("side")];
  if (!scenario) return { page: "lobby" };
  const isSide = side === "blue" || side === "red";
  return { page: "lobby", scenario, ...(isSide && { side }) };
}

function reachRoute(hash: string): Route {
  const said = new URLSearchParams(hash.slice(1));
  for (const act of ["confirm", "end"] as const)
    if (said.has(act)) return { page: "reach", act, word: said.get(act) ?? "" };
  return { page: "reach", act: undefined, word: "" };
}

/** Where an address leads. */
export function routeOf(url: URL): Route {
  const path = url.pathname.replace(/\/+$/, "");
  if (path === "" || path === "/index.html") return lobbyRoute(url.searchParams);
  if (path === "/rules") return { page: "rules" };
  if (path === "/trust") return { page: "trust" };
  if (path === "/first") return { page: "first" };
  if (path === "/reach") return reachRoute(url.hash);
  const told = /^\/replay\/([^/]+)$/.exec(path)?.[1];
  if (told !== undefined)
    return {
      page: "replay",
      id: decoded(told),
      as: url.searchParams.get("as") ?? "public",
      at: momentIn(url.searchParams),
    };
  const [, page, id] = /^\/(battle|campaign)\/([^/]+)$/.exec(path) ?? [];
  if (id === undefined || (page !== "battle" && page !== "campaign")) return { page: "nowhere" };
  const token = new URLSearchParams(url.hash.slice(1)).get("seat") ?? "";
  const role = url.searchParams.get("as") ?? "";
  return { page, id: decoded(id), token, role };
}
