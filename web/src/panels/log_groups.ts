import type { Told } from "../wire/protocol.ts";

export interface LogLineOf {
  readonly n: number;
  readonly told: Told;
  /** What came of it, where it is a shot or the like. */
  readonly results?: readonly LogLineOf[];
}
/** What is said in one line until it is asked for: shots that were wasted, by how; promises of dice. */
export type Folded = "out_of_range" | "out_of_arc" | "no_line" | "shares";
/** What happened in one step, as it happened. */
export interface LogGroup {
  readonly key: string;
  readonly turn: number;
  /** Absent at the head of a turn. */
  readonly step?: Told["step"];
  readonly lines: readonly LogLineOf[];
  readonly folded: readonly (readonly [Folded, readonly LogLineOf[]])[];
  /** That a side or a player is done is said beside the heading, not in a line of its own. */
  readonly commits: readonly Told[];
}

const isCommit = ({ kind }: Told): boolean => kind === "committed" || kind === "player_committed";
/** The heading of a turn or of a step says as much. */
const isHeading = ({ kind }: Told): boolean => kind === "turn_begun" || kind === "step_opened";

const kShares: ReadonlySet<Told["kind"]> = new Set([
  "share_promised",
  "contribution_given",
  "shares_lapsed",
]);
const kWasted = ["out_of_range", "out_of_arc", "no_line"] as const;

function foldOf({ kind, outcome }: Told): Folded | undefined {
  if (kShares.has(kind)) return "shares";
  return kind === "fire_resolved" ? kWasted.find((one) => one === outcome) : undefined;
}
/** What can befall a stand in consequence of a shot, of fire from above, of a mine, of fire that it only feels. */
const kCauses: ReadonlySet<Told["kind"]> = new Set([
  "fire_resolved",
  "fire_felt",
  "template_attack",
  "template_felt",
  "mine_attack",
  "bombardment_felt",
]);
const kResults: ReadonlySet<Told["kind"]> = new Set([
  "hits_distributed",
  "hits_felt",
  "passenger_rolled",
  "suppressed",
  "forced_back",
  "eliminated",
  "surrendered",
  "gun_abandoned",
  "dismounted",
]);
const kHarmless: ReadonlySet<string> = new Set([...kWasted, "no_effect", "miss"]);

/** Of those before it that were at the same stand, the last that did it harm; else none. */
function causeOf({ told }: LogLineOf, causes: readonly LogLineOf[]): LogLineOf | undefined {
  const id = told.actor?.id ?? told.target?.id;
  if (id === undefined || !kResults.has(told.kind)) return undefined;
  return causes.findLast((one) => one.told.target?.id === id && !kHarmless.has(one.told.outcome));
}

/** What came of a shot stands under it, whatever was told between them. */
function underShots(lines: readonly LogLineOf[]): readonly LogLineOf[] {
  const causes: LogLineOf[] = [];
  const results = new Map<number, LogLineOf[]>();
  const heads = lines.filter((line) => {
    const cause = causeOf(line, causes);
    if (cause) results.set(cause.n, [...(results.get(cause.n) ?? []), line]);
    else if (kCauses.has(line.told.kind)) causes.push(line);
    return !cause;
  });
  return heads.map((line) => {
    const all = results.get(line.n);
    return all ? { ...line, results: all } : line;
  });
}

/** One wasted shot is a line like others. */
function foldedIn(lines: readonly LogLineOf[]): LogGroup["folded"] {
  return ([...kWasted, "shares"] as const)
    .map((fold) => [fold, lines.filter(({ told }) => foldOf(told) === fold)] as const)
    .filter(([fold, all]) => all.length > (fold === "shares" ? 0 : 1));
}

export interface LogSifted {
  readonly onlyRolls: boolean;
  /** What is searched for; what is found is not folded away. */
  readonly isSought?: (told: Told) => boolean;
}

/** The log under its turns and steps, the newest first; what happened in a step is read as it happened. */
export function groupsOf(
  log: Readonly<Record<string, Told>>,
  { onlyRolls, isSought }: LogSifted,
): readonly LogGroup[] {
  const groups: (LogGroup & { lines: LogLineOf[]; commits: Told[] })[] = [];
  const newestFirst = Object.entries(log)
    .map(([n, told]) => ({ n: Number(n), told }))
    .filter(
      ({ told }) => (!onlyRolls || (told.dice ?? []).length > 0) && (isSought?.(told) ?? true),
    )
    .sort((a, b) => b.n - a.n);
  for (const { n, told } of newestFirst) {
    const { turn, kind } = told;
    const step = kind === "turn_begun" ? undefined : told.step;
    let group = groups.at(-1);
    if (group?.turn !== turn || group.step !== step) {
      group = { key: `${n}`, turn, ...(step && { step }), lines: [], folded: [], commits: [] };
      groups.push(group);
    }
    if (isCommit(told)) group.commits.unshift(told);
    else if (!isHeading(told)) group.lines.unshift({ n, told });
  }
  return groups
    .filter(({ step, lines, commits }) =>
      isSought ? lines.length > 0 : !step || lines.length > 0 || commits.length > 0,
    )
    .map((group) => {
      const folded = isSought ? [] : foldedIn(group.lines);
      const away = new Set(folded.flatMap(([, all]) => all));
      const lines = underShots(group.lines.filter((line) => !away.has(line)));
      return { ...group, folded, lines };
    });
}
