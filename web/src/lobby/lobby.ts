import { answerOf } from "../wire/answers.ts";
import type { Side, SpectatorDelay } from "../wire/protocol.ts";
import { doorKeyOf, forgetKeys, linkPath, seatedIn, type Role } from "./seats.ts";
import { forgetVisits } from "./visits.ts";

/** What the lobby's HTTP requests answer. */
export interface ScenarioTitle {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly turns: number;
  /** Of the table, in thousandths of an inch. */
  readonly width: number;
  readonly height: number;
}
export interface ScenarioOption {
  readonly name: string;
  readonly kind: "flag" | "word" | "whole" | "decimal" | "seconds";
  readonly permitted: string;
  /** Catalogue ids. */
  readonly see: string;
  readonly default: string;
  readonly value: string;
}
export interface Scenario extends ScenarioTitle {
  readonly options: readonly ScenarioOption[];
}
export interface ListedBattle {
  readonly id: string;
  readonly title: string;
  readonly created: number;
  readonly turn: number;
  readonly turns: number;
  readonly over: boolean;
  readonly seated: readonly string[];
  readonly bots: string;
  /** Seats that are open to anybody. */
  readonly sought: readonly Role[];
  /** Of whoever made it, about whom he seeks; empty: none. */
  readonly words: string;
  /** Seconds for a decision, "0" for no limit; empty where nobody is sought. */
  readonly pace: string;
  /** Its dice can be checked; absent if that is not known. */
  readonly dice_audit?: boolean;
  /** How far behind the table whoever only watches is; absent if that is not known. */
  readonly delay?: SpectatorDelay;
  /** Whoever made it wants it deleted then; absent: nobody does. */
  readonly deleted_at?: number;
  /** Found by those who were told of it only. */
  readonly isUnlisted?: boolean;
}
export interface SeatLink {
  readonly role: Role;
  /** Empty: whoever made the battle has no link to it. */
  readonly token: string;
  readonly link: string;
}
export interface NewBattle {
  readonly battle: string;
  readonly seats: readonly SeatLink[];
  /** Those that are open to anybody; they have no link. */
  readonly sought: readonly Role[];
  /** Deletes it, opens and closes its seats. */
  readonly maker_key: string;
}
/** Seats for anybody, and who is sought. */
export interface Seek {
  readonly roles: readonly Role[];
  readonly words: string;
}

async function read<T>(path: string, init?: RequestInit): Promise<T> {
  return answerOf<T>(await fetch(path, init));
}

export const scenarios = async (): Promise<readonly ScenarioTitle[]> =>
  (await read<{ scenarios: ScenarioTitle[] }>("/api/scenarios")).scenarios;
export const scenario = (id: string): Promise<Scenario> =>
  read<Scenario>(`/api/scenarios/${encodeURIComponent(id)}`);
/** Those that are listed to everybody, and those that this browser was told of. */
export async function battles(): Promise<readonly ListedBattle[]> {
  const { battles: all } = await read<{ battles: ListedBattle[] }>("/api/battles");
  const listed = new Set(all.map(({ id }) => id));
  const told = new Set(
    [...Object.keys(keptSeats()), ...seatedIn()].filter((id) => !listed.has(id)),
  );
  const found = await Promise.all([...told].map(unlisted));
  return [...all, ...found.filter((one) => one !== undefined)].sort(
    (a, b) => b.created - a.created,
  );
}
function unlisted(id: string): Promise<ListedBattle | undefined> {
  const key = doorKeyOf(id);
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  return read<ListedBattle>(`/api/battles/${encodeURIComponent(id)}`, { headers }).then(
    (one) => ({ ...one, isUnlisted: true }),
    () => undefined, // it is gone, or of another server
  );
}

const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});
export const makeBattle = (
  scenario: string,
  options: Readonly<Record<string, string>>,
  isListed: boolean,
  more: { readonly bot?: Side; readonly seek?: Seek } = {},
): Promise<NewBattle> =>
  read("/api/battles", post({ scenario, options, listed: isListed, ...more }));

const kSeats = "ordercap.seats";
const kMakers = "ordercap.makers";
type ByBattle<T = unknown> = Readonly<Record<string, T>>;
/** What this browser does not keep: it lasts as long as this page. */
const unkept = new Map<string, ByBattle>();
function kept<T>(name: string): ByBattle<T> {
  try {
    const all = unkept.get(name) ?? JSON.parse(localStorage.getItem(name) ?? "{}");
    return all as ByBattle<T>;
  } catch {
    return {};
  }
}
function keep(name: string, all: ByBattle): void {
  try {
    localStorage.setItem(name, JSON.stringify(all));
    unkept.delete(name);
  } catch {
    unkept.set(name, all);
  }
}
/** The seats of battles that were made in this browser, and the keys that delete them. */
export const keptSeats = (): Readonly<Record<string, readonly SeatLink[]>> => kept(kSeats);
export const makerKeyOf = (battle: string): string | undefined => kept<string>(kMakers)[battle];
export function keepBattle({ battle, seats, maker_key }: NewBattle): void {
  keep(kSeats, { ...keptSeats(), [battle]: seats });
  keep(kMakers, { ...kept(kMakers), [battle]: maker_key });
}

/** When this page is left, nobody has its links and its key any more. */
export const isOnPageOnly = (battle: string): boolean => battle in (unkept.get(kSeats) ?? {});

/** For everybody, and all that this browser knows of it; where others have played it waits, and nothing is forgotten. */
export async function deleteBattle(battle: string): Promise<void> {
  const path = `/api/battles/${encodeURIComponent(battle)}/delete`;
  const response = await fetch(path, post({ key: makerKeyOf(battle) }));
  if (response.status !== 410) await answerOf(response);
  if (response.status === 202) return;
  for (const name of [kSeats, kMakers]) {
    const { [battle]: _, ...others } = kept(name);
    keep(name, others);
  }
  forgetKeys(battle);
  forgetVisits(battle);
}

export const pathOf = (battle: string, seat: SeatLink): string => linkPath(battle, seat);
