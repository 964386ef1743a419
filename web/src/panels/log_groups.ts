import type { Told } from "../protocol.ts";

export interface LogLineOf {
  readonly n: number;
  readonly told: Told;
}
/** What happened in one step, newest first. */
export interface LogGroup {
  readonly key: string;
  readonly turn: number;
  /** Absent at the head of a turn. */
  readonly step?: Told["step"];
  readonly lines: readonly LogLineOf[];
  /** That a side or a player is done is said beside the heading, not in a line of its own. */
  readonly commits: readonly Told[];
}

const isCommit = ({ kind }: Told): boolean => kind === "committed" || kind === "player_committed";
/** The heading of a turn or of a step says as much. */
const isHeading = ({ kind }: Told): boolean => kind === "turn_begun" || kind === "step_opened";

/** The log under its turns and steps, newest first. */
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
      group = { key: `${n}`, turn, ...(step && { step }), lines: [], commits: [] };
      groups.push(group);
    }
    if (isCommit(told)) group.commits.unshift(told);
    else if (!isHeading(told)) group.lines.push({ n, told });
  }
  return groups.filter(
    ({ step, lines, commits }) => !step || lines.length > 0 || commits.length > 0,
  );
}
