import { answerOf } from "./answers.ts";
import { keyText } from "./random.ts";
import type { Words } from "./text/en.ts";

/** The seats that this browser has taken. A link becomes a key of this browser's own, and is spent. */
export type Role = keyof Words["seat"];
interface Held {
  readonly key: string;
  /** Begin of the link that became it: whoever opens it here again means this seat. */
  readonly link: string;
}
type Keys = Partial<Record<Role, Held>>;
export interface NewLink {
  readonly role: Role;
  readonly token: string;
}
export type LinkState = "open" | "taken" | "closed";
export type Opened =
  | { readonly kind: "seat"; readonly role: Role; readonly key: string; readonly isKept: boolean }
  | { readonly kind: "spent" | "unknown" | "failed" };

const nameOf = (battle: string): string => `ordercap.keys.${battle}`;
const pendingOf = (battle: string): string => `ordercap.opening.${battle}`;
const beginOf = (token: string): string => token.slice(0, 8);

function read<T>(name: string): T | undefined {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as T | undefined;
  } catch {
    return undefined;
  }
}
/** Answers whether it lasts longer than this page. */
function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export const keysOf = (battle: string): Keys => read<Keys>(nameOf(battle)) ?? {};
/** Battles in which this browser has a seat. */
export function seatedIn(): string[] {
  try {
    const begin = nameOf("");
    const names = Object.keys(localStorage).filter((name) => name.startsWith(begin));
    return names.map((name) => name.slice(begin.length));
  } catch {
    return [];
  }
}
export function forgetKeys(battle: string): void {
  try {
    localStorage.removeItem(nameOf(battle));
  } catch {
    // Nothing was kept.
  }
}
export const rolesOf = (battle: string): Role[] => Object.keys(keysOf(battle)) as Role[];
export const keyOf = (battle: string, role: string): string | undefined =>
  keysOf(battle)[role as Role]?.key;
function keepKey(battle: string, role: Role, held: Held): boolean {
  return keep(nameOf(battle), { ...keysOf(battle), [role]: held });
}
/** Without the token: who reads it over a shoulder has nothing. */
export const seatPath = (battle: string, role: Role): string =>
  role === "public" ? `/battle/${battle}` : `/battle/${battle}?as=${role}`;

async function post(battle: string, what: string, body: unknown): Promise<Response> {
  return fetch(`/api/battles/${encodeURIComponent(battle)}/${what}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** The same key again when an answer was lost, so that nobody is locked out by his own link. */
function drawFor(battle: string, token: string): string {
  const pending = read<{ token: string; key: string }>(pendingOf(battle));
  if (pending?.token === token) return pending.key;
  const key = keyText();
  keep(pendingOf(battle), { token, key });
  return key;
}

export async function openLink(battle: string, token: string): Promise<Opened> {
  for (const [role, held] of Object.entries(keysOf(battle)))
    if (held.link === beginOf(token))
      return { kind: "seat", role: role as Role, key: held.key, isKept: true };
  const drawn = drawFor(battle, token);
  try {
    const response = await post(battle, "seats", { token, key: drawn });
    if (response.status === 410) return { kind: "spent" };
    if (response.status === 404) return { kind: "unknown" };
    if (!response.ok) return { kind: "failed" };
    const { role, reusable } = (await response.json()) as { role: Role; reusable: boolean };
    const key = reusable ? token : drawn;
    const isKept = role === "public" || keepKey(battle, role, { key, link: beginOf(token) });
    keep(pendingOf(battle), null);
    return { kind: "seat", role, key, isKept };
  } catch {
    return { kind: "failed" };
  }
}

/** One more link to this seat, for another device. */
export const makeLink = async (battle: string, key: string): Promise<NewLink> =>
  answerOf<NewLink>(await post(battle, "links", { key }));
/** Closes all keys and links of a seat; the referee may do it for others. */
export const renewSeat = async (battle: string, key: string, role?: Role): Promise<NewLink> =>
  answerOf<NewLink>(await post(battle, "renewals", { key, ...(role && { role }) }));

export async function linkStates(battle: string, tokens: readonly string[]): Promise<LinkState[]> {
  const response = await post(battle, "link-states", { tokens });
  return response.ok ? ((await response.json()) as { states: LinkState[] }).states : [];
}
