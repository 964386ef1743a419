export type Route =
  | { readonly page: "lobby" }
  | { readonly page: "rules" }
  | { readonly page: "battle"; readonly id: string; readonly token: string }
  | { readonly page: "nowhere" };

/** Where an address leads. The seat's token is in the fragment, which browsers do not send. */
export function routeOf(url: URL): Route {
  const path = url.pathname.replace(/\/+$/, "");
  if (path === "" || path === "/index.html") return { page: "lobby" };
  if (path === "/rules") return { page: "rules" };
  const id = /^\/battle\/([^/]+)$/.exec(path)?.[1];
  if (id === undefined) return { page: "nowhere" };
  const token = new URLSearchParams(url.hash.slice(1)).get("seat") ?? "";
  return { page: "battle", id: decodeURIComponent(id), token };
}
