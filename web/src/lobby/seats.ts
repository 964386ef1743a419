import { keyText } from "../kit/random.ts";
import type { Words } from "../text/en.ts";
import { answerOf } from "../wire/answers.ts";

/** The seats that this browser has taken. A link becomes a key of this browser's own, and is spent. */
export type Role = keyof Words["seat"];
interface Held {
  readonly key: string;
  /** Begin of the link that became it: whoever opens it here again means this seat. */
  readonly link: string;
  /** Whose key it is, of a battle that belongs to one. */
  readonly campaign?: SeatOfCampaign;
}
/** For which seat of which campaign somebody sits in one of its battles. */
export interface SeatOfCampaign {
  readonly id: string;
  readonly title: string;
  readonly role: Role;
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

/** What has seats: who sits in a campaign has one for all its battles. */
export type Book = "battle" | "campaign";
const kBooks: Readonly<Record<Book, { readonly keys: string; readonly opening: string }>> = {
  battle: { keys: "ordercap.keys.", opening: "ordercap.opening." },
  campaign: { keys: "ordercap.campaign_keys.", opening: "ordercap.campaign_opening." },
};
const nameOf = (id: string, book: Book): string => `${kBooks[book].keys}${id}`;
const pendingOf = (id: string, book: Book): string => `${kBooks[book].opening}${id}`;
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

export const keysOf = (id: string, book: Book = "battle"): Keys =>
  read<Keys>(nameOf(id, book)) ?? {};
/** Battles, or campaigns, in which this browser has a seat. */
export function seatedIn(book: Book = "battle"): string[] {
  try {
    const begin = nameOf("", book);
    const names = Object.keys(localStorage).filter((name) => name.startsWith(begin));
    return names.map((name) => name.slice(begin.length));
  } catch {
    return [];
  }
}
export function forgetKeys(id: string, book: Book = "battle"): void {
  try {
    localStorage.removeItem(nameOf(id, book));
  } catch {
    // Nothing was kept.
  }
}
export const rolesOf = (id: string, book: Book = "battle"): Role[] =>
  Object.keys(keysOf(id, book)) as Role[];
export const keyOf = (id: string, role: string, book: Book = "battle"): string | undefined =>
  keysOf(id, book)[role as Role]?.key;
function keepKey(id: string, role: Role, held: Held, book: Book): boolean {
  return keep(nameOf(id, book), { ...keysOf(id, book), [role]: held });
}
/** Who sits in a campaign sits in its battles with the same key. */
export const sitForCampaign = (
  battle: string,
  role: Role,
  key: string,
  campaign: SeatOfCampaign,
): boolean => keepKey(battle, role, { key, link: "", campaign }, "battle");
/** To which this battle belongs, as far as this browser knows; by that key, if several sit here. */
export function campaignOf(battle: string, key?: string): SeatOfCampaign | undefined {
  const held = Object.values(keysOf(battle)).filter(({ campaign }) => campaign !== undefined);
  return (held.find((one) => one.key === key) ?? held[0])?.campaign;
}
/** A battle of a campaign is shut: any seat in it opens what everybody may know of another. */
export const doorKeyOf = (battle: string): string | undefined =>
  Object.values(keysOf(battle)).find(({ campaign }) => campaign !== undefined)?.key;

/** Without the token: who reads it over a shoulder has nothing. */
export const seatPath = (id: string, role: Role, book: Book = "battle"): string =>
  role === "public" ? `/${book}/${id}` : `/${book}/${id}?as=${role}`;
/** By path, so that it works behind any host name. Who watches needs no token. */
export const linkPath = (id: string, { role, token }: NewLink, book: Book = "battle"): string =>
  role === "public" ? `/${book}/${id}` : `/${book}/${id}#seat=${token}`;

async function post(id: string, what: string, body: unknown, book: Book): Promise<Response> {
  return fetch(`/api/${book}s/${encodeURIComponent(id)}/${what}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

const pendingFor = (id: string, book: Book) =>
  read<{ readonly token: string; readonly key: string }>(pendingOf(id, book));
/** The same key again when an answer was lost, so that nobody is locked out by his own link. Whoever has drawn one means to sit there. */
export function drawFor(id: string, token: string, book: Book = "battle"): string {
  const pending = pendingFor(id, book);
  if (pending?.token === token) return pending.key;
  const key = keyText();
  keep(pendingOf(id, book), { token, key });
  return key;
}

/** By this link this browser sits there, or was about to. */
export const isMeant = (id: string, token: string): boolean =>
  pendingFor(id, "battle")?.token === token ||
  Object.values(keysOf(id)).some(({ link }) => link === beginOf(token));

export async function openLink(id: string, token: string, book: Book = "battle"): Promise<Opened> {
  for (const [role, held] of Object.entries(keysOf(id, book)))
    if (held.link === beginOf(token))
      return { kind: "seat", role: role as Role, key: held.key, isKept: true };
  const drawn = drawFor(id, token, book);
  try {
    const response = await post(id, "seats", { token, key: drawn }, book);
    if (response.status === 410) return { kind: "spent" };
    if (response.status === 404) return { kind: "unknown" };
    if (!response.ok) return { kind: "failed" };
    const { role, reusable } = (await response.json()) as { role: Role; reusable: boolean };
    const key = reusable ? token : drawn;
    const isKept = role === "public" || keepKey(id, role, { key, link: beginOf(token) }, book);
    keep(pendingOf(id, book), null);
    return { kind: "seat", role, key, isKept };
  } catch {
    return { kind: "failed" };
  }
}

/** One more link to this seat, for another device. */
export const makeLink = async (id: string, key: string, book: Book = "battle"): Promise<NewLink> =>
  answerOf<NewLink>(await post(id, "links", { key }, book));
/** Closes all keys and links of a seat; the referee may do it for others. */
export const renewSeat = async (
  id: string,
  key: string,
  role?: Role,
  book: Book = "battle",
): Promise<NewLink> =>
  answerOf<NewLink>(await post(id, "renewals", { key, ...(role && { role }) }, book));

export async function linkStates(
  id: string,
  tokens: readonly string[],
  book: Book = "battle",
): Promise<LinkState[]> {
  const response = await post(id, "link-states", { tokens }, book);
  return response.ok ? ((await response.json()) as { states: LinkState[] }).states : [];
}
