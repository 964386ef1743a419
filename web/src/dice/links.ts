import type { Told } from "../wire/protocol.ts";
import type { Battle } from "../wire/store.ts";

/** The lines of a log by their numbers, as a view has them. */
export type Log = Readonly<Record<string, Pick<Told, "dice" | "chain">>>;

/** The server came back with an older battle than it had told this browser of. */
export interface TakenBack {
  /** Last line of the log that this browser had been told of. */
  readonly from: number;
  /** Last line of what it was told of then. */
  readonly to: number;
  /** When this browser saw it first, by its own clock. */
  readonly since: number;
}

/** The last link that this browser was told, and whether one that it knew was ever another later. */
export interface Link {
  /** 0 before any die was told. */
  readonly line: number;
  readonly chain: string;
  /** Last line of the log that was told; absent where it is the link's own. */
  readonly told?: number;
  readonly isBroken?: boolean;
  /** Absent unless it happened. */
  readonly takenBack?: readonly TakenBack[];
}

export const linesOf = (log: Log): (readonly [number, Log[string]])[] =>
  Object.entries(log)
    .map(([number, told]) => [Number(number), told] as const)
    .sort(([a], [b]) => a - b);

function lastLinkIn(log: Log): Link | undefined {
  const last = linesOf(log).findLast(([, { chain }]) => chain !== undefined);
  return last && { line: last[0], chain: last[1].chain ?? "" };
}
const lastLineOf = (log: Log): number => Number(Object.keys(log).at(-1) ?? 0); // numbers come in order
const toldBy = ({ line, told = line }: Link): number => told;
const kNoLink: Link = { line: 0, chain: "" };

/** The same fall is noted once, as far as it went. */
function withNote(
  noted: readonly TakenBack[],
  { from, to, since }: TakenBack,
): readonly TakenBack[] {
  const last = noted.at(-1);
  if (last?.from !== from) return [...noted, { from, to, since }];
  return noted.with(-1, { ...last, to: Math.min(last.to, to) });
}

/**
 * What is to be remembered of this log, after what was remembered of it before: never less. `told` is the
 * line that had certainly been told before this log was: another page may have kept a later one. [S-105]
 */
export function linkOf(
  log: Log,
  known?: Link,
  told = known && toldBy(known),
  since = Date.now(),
): Link | undefined {
  const now = lastLinkIn(log);
  const to = lastLineOf(log);
  if (!known && to === 0) return undefined;
  const before = known ?? kNoLink;
  const isBroken =
    before.isBroken === true ||
    (String(before.line) in log && log[before.line]?.chain !== before.chain);
  const noted = before.takenBack ?? [];
  const takenBack =
    told !== undefined && to < told ? withNote(noted, { from: told, to, since }) : noted;
  const { line, chain } = now && now.line > before.line ? now : before;
  const last = Math.max(to, toldBy(before));
  return {
    line,
    chain,
    ...(last > line && { told: last }),
    ...(isBroken && { isBroken }),
    ...(takenBack.length > 0 && { takenBack }),
  };
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

/** Which lines each audience had been told of in this browser, by the names that they are kept under. */
function linesKept(battle: string): Map<string, number> {
  const lines = new Map<string, number>();
  try {
    const prefix = keyOf(battle, "");
    for (let at = 0; at < localStorage.length; ++at) {
      const key = localStorage.key(at);
      if (!key?.startsWith(prefix)) continue;
      const audience = key.slice(prefix.length);
      const known = knownLink(battle, audience);
      if (known) lines.set(audience, toldBy(known));
    }
  } catch {
    // Without storage only this page knows what it was told.
  }
  return lines;
}

/**
 * Keeps the last link, so that nobody can write anew what this browser was told. What it had been told is
 * read before the server is asked: a page that hears later than another one has seen nothing taken back. [S-105]
 */
export function keepLinks(id: string, battle: Battle): () => void {
  const told = linesKept(id);
  let seen: Log | undefined;
  return battle.subscribe(({ view, audience }) => {
    if (!view || view.log === seen) return;
    seen = view.log;
    const known = knownLink(id, audience);
    const link = linkOf(view.log, known, told.get(audience) ?? 0);
    const line = Math.max(lastLineOf(view.log), told.get(audience) ?? 0);
    if (line > 0) told.set(audience, line);
    if (!link || JSON.stringify(link) === JSON.stringify(known)) return;
    try {
      localStorage.setItem(keyOf(id, audience), JSON.stringify(link));
    } catch {
      // Without storage only what is still in the log can be checked.
    }
  });
}
