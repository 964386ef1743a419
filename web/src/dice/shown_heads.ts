import type { PieceList, ShownHead } from "../wire/protocol.ts";
import { storedHeads, storeHeads } from "./kept_heads.ts";

/** What was shown of the dice at a turn's end was another later, or was gone. */
export interface HeadsChange {
  readonly kind: "other" | "gone";
  /** The first turn of which it was so, and its place among all heads. */
  readonly turn: number;
  readonly at: number;
  /** How many had been shown before. */
  readonly of: number;
  /** When this browser saw it first, by its own clock. */
  readonly since: number;
}

/** Every head as it was shown first, and what became of any later. */
export interface KeptHeads {
  readonly heads: readonly ShownHead[];
  /** Absent unless it happened. */
  readonly changes?: readonly HeadsChange[];
}

export function headsIn(stored: string | undefined): KeptHeads {
  try {
    return JSON.parse(stored ?? "") as KeptHeads;
  } catch {
    return { heads: [] };
  }
}
export const keptHeads = (battle: string): KeptHeads => headsIn(storedHeads(battle));

/** The same change is noted once; of what was gone, as far as it went. */
function withChange(noted: readonly HeadsChange[], change: HeadsChange): readonly HeadsChange[] {
  const at = noted.findIndex(
    (one) =>
      one.kind === change.kind &&
      (one.kind === "gone" ? one.of === change.of : one.at === change.at),
  );
  const before = noted[at];
  if (!before) return [...noted, change];
  return change.at < before.at ? noted.with(at, { ...change, since: before.since }) : noted;
}

/**
 * What is to be kept after these were shown: never less, and none of it another. `told` is how many had certainly
 * been shown before these were: another page may have kept later ones. [S-103]
 */
export function headsAfter(
  { heads: known, changes: noted = [] }: KeptHeads,
  shown: readonly ShownHead[],
  told = known.length,
  since = Date.now(),
): KeptHeads {
  const note = (kind: HeadsChange["kind"], at: number): readonly HeadsChange[] => {
    const turn = known[at]?.turn;
    return turn === undefined
      ? noted
      : [{ kind, turn, at, of: told, since }].reduce(withChange, noted);
  };
  const other = known.findIndex(({ turn, head }, at) => {
    const now = shown[at];
    return now !== undefined && (now.turn !== turn || now.head !== head);
  });
  const changes =
    other >= 0 ? note("other", other) : shown.length < told ? note("gone", shown.length) : noted;
  const heads = [...known, ...shown.slice(known.length)];
  return { heads, ...(changes.length > 0 && { changes }) };
}

/** Keeps what is shown in a turn of the battle; without heads, whether those that are known can have been shown yet. */
export type Book = (turn: number, heads?: readonly ShownHead[]) => void;

export function bookOf(id: string, before: string | undefined): Book {
  let told = headsIn(before).heads.length;
  return (turn, heads) => {
    const known = keptHeads(id);
    const shown = (heads ?? known.heads).filter((one) => one.turn <= turn);
    const next = headsAfter(known, shown, told);
    told = Math.max(told, shown.length);
    if (JSON.stringify(next) !== JSON.stringify(known)) storeHeads(id, JSON.stringify(next));
  };
}

/**
 * Keeps the heads of a list of pieces, for who watches behind the table: fewer than this browser was shown at
 * the table itself have not gone, they are late. The answer ends it. [S-103, REL-37]
 */
export function keepListed(
  id: string,
  list: { subscribe(hear: (now: PieceList | undefined) => void): () => void },
): () => void {
  let told = 0;
  return list.subscribe((now) => {
    const heads = now?.heads ?? [];
    const known = keptHeads(id);
    const next = headsAfter(known, heads, told);
    told = Math.max(told, heads.length);
    if (JSON.stringify(next) !== JSON.stringify(known)) storeHeads(id, JSON.stringify(next));
  });
}
