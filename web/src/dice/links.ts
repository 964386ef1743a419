import type { Told } from "../wire/protocol.ts";
import type { Battle } from "../wire/store.ts";

/** The lines of a log by their numbers, as a view has them. */
export type Log = Readonly<Record<string, Pick<Told, "dice" | "chain">>>;

/** The last link that this browser was told, and whether one that it knew was ever another later. */
export interface Link {
  readonly line: number;
  readonly chain: string;
  readonly isBroken?: boolean;
}

export const linesOf = (log: Log): (readonly [number, Log[string]])[] =>
  Object.entries(log)
    .map(([number, told]) => [Number(number), told] as const)
    .sort(([a], [b]) => a - b);

/** What is to be remembered of this log, after what was remembered of it before. [S-105] */
export function linkOf(log: Log, known?: Link): Link | undefined {
  const now = linesOf(log).findLast(([, { chain }]) => chain !== undefined);
  const isBroken =
    known?.isBroken === true ||
    (known !== undefined && String(known.line) in log && log[known.line]?.chain !== known.chain);
  if (!now) return known && { ...known, ...(isBroken && { isBroken }) };
  return { line: now[0], chain: now[1].chain ?? "", ...(isBroken && { isBroken }) };
}

const keyOf = (battle: string, audience: string): string => `ordercap.told.${battle}.${audience}`;

export function knownLink(battle: string, audience: string): Link | undefined {
  try {
    const kept = localStorage.getItem(keyOf(battle, audience));
    return kept === null ? undefined : (JSON.parse(kept) as Link);
  } catch {
    return undefined;
  }
}

/** Keeps the last link, so that nobody can write anew what this browser was told. [S-105] */
export function keepLinks(id: string, battle: Battle): () => void {
  let seen: Log | undefined;
  return battle.subscribe(({ view, audience }) => {
    if (!view || view.log === seen) return;
    seen = view.log;
    const known = knownLink(id, audience);
    const link = linkOf(view.log, known);
    if (!link || JSON.stringify(link) === JSON.stringify(known)) return;
    try {
      localStorage.setItem(keyOf(id, audience), JSON.stringify(link));
    } catch {
      // Without storage only what is still in the log can be checked.
    }
  });
}
