import { length, spot, type Spot } from "../ground/geometry.ts";
import { isLost } from "../table/scene.ts";
import type { ContactSeen, Point, StandSeen, View } from "../wire/protocol.ts";
import type { Untimed } from "./scene.ts";

/** Places at which a mover was seen lie an inch apart or less; farther apart, it was out of sight between them. */
const kNextSeen = 1100;

const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];
const isAmong = (path: readonly Point[], at: Point): boolean => path.some((p) => isSame(p, at));
const withoutRepeats = (path: readonly Point[]): readonly Point[] =>
  path.filter((at, i) => {
    const before = path[i - 1];
    return !before || !isSame(before, at);
  });

/** Parts that were seen without a gap; one place alone is where it turns up. */
function runsOf(places: readonly Point[], reach: number): readonly (readonly Spot[])[] {
  const runs: Spot[][] = [];
  for (const at of withoutRepeats(places).map(spot)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && length(last, at) <= reach) run.push(at);
    else runs.push([at]);
  }
  return runs;
}

const hasMoved = (runs: readonly (readonly Spot[])[]): boolean =>
  runs.some((run) => run.length > 1);

function ownMove(who: string, was: StandSeen, is: StandSeen): Untimed | undefined {
  if (!is.at || !was.at || isSame(is.at, was.at) || isLost(is.presence)) return undefined;
  const isLonger =
    is.path.length > was.path.length &&
    was.path.every((at, i) => isSame(at, is.path[i] ?? [NaN, NaN]));
  const added = isLonger ? is.path.slice(was.path.length) : is.path;
  const last = added.at(-1);
  const isOnPath = last && isSame(last, is.at) && (isLonger || !isAmong(was.path, is.at));
  if (!isOnPath) return { kind: "appear", who, at: spot(is.at), from: spot(was.at) };
  const runs = runsOf([was.at, ...added], Infinity);
  return { kind: "move", who, runs, facing: is.facing, isNew: false };
}

/** Only through places at which it was seen. */
function contactMove(
  who: string,
  was: ContactSeen | undefined,
  is: ContactSeen,
): Untimed | undefined {
  if (!is.in_sight) return undefined;
  const added = is.path.filter((at) => !isAmong(was?.path ?? [], at));
  const isStill = was?.in_sight && isSame(was.at, is.at);
  if (isStill) return undefined;
  const start = was?.in_sight ? [was.at] : [];
  const runs = added.length > 0 ? runsOf([...start, ...added, is.at], kNextSeen) : [];
  if (hasMoved(runs)) return { kind: "move", who, runs, facing: is.facing, isNew: !was?.in_sight };
  return { kind: "appear", who, at: spot(is.at), ...(was && { from: spot(was.at) }) };
}

/** Who is elsewhere than before; those who fall back or are gone have scenes of their own. */
export function movesOf(
  before: View,
  after: View,
  others: ReadonlySet<string>,
): readonly Untimed[] {
  const own = Object.entries(after.stands).map(([id, is]) => {
    const was = before.stands[id];
    return others.has(id) || !was ? undefined : ownMove(id, was, is);
  });
  const contacts = Object.entries(after.contacts).map(([id, is]) =>
    others.has(id) ? undefined : contactMove(id, before.contacts[id], is),
  );
  return [...own, ...contacts].filter((one) => one !== undefined);
}

/** Who is no longer seen, and of whom nothing else is told. */
export function lostOf(before: View, after: View, others: ReadonlySet<string>): readonly Untimed[] {
  return Object.entries(before.contacts).flatMap(([who, { in_sight, at }]) =>
    in_sight && !others.has(who) && !after.contacts[who]?.in_sight
      ? [{ kind: "lost" as const, who, at: spot(at) }]
      : [],
  );
}
