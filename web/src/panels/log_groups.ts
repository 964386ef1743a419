import type { Told } from "../protocol.ts";

export interface LogLineOf {
  readonly n: number;
  readonly told: Told;
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
/** One wasted shot is a line like others. */
function foldedIn(lines: readonly LogLineOf[]): LogGroup["folded"] {
  return ([...kWasted, "shares"] as const)
    .map((fold) => [fold, lines.filter(({ told }) => foldOf(told) === fold)] as const)
    .filter(([fold, all]) => all.length > (fold === "shares" ? 0 : 1));
}

/** The log under its turns and steps, the newest first; what happened in a step is read as it happened. */
export function groupsOf(
  log: Readonly<Record<string, Told>>,
  onlyRolls: boolean,
): readonly LogGroup[] {
  const groups: (LogGroup & { lines: LogLineOf[]; commits: Told[] })[] = [];
  const newestFirst = Object.entries(log)
    .map(([n, told]) => ({ n: Number(n), told }))
    .filter(({ told }) => !onlyRolls || (told.dice ?? []).length > 0)
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
    .filter(({ step, lines, commits }) => !step || lines.length > 0 || commits.length > 0)
    .map((group) => {
      const folded = foldedIn(group.lines);
      const away = new Set(folded.flatMap(([, all]) => all));
      return { ...group, folded, lines: group.lines.filter((line) => !away.has(line)) };
    });
}
