import type { ListedLine } from "../../wire/protocol.ts";

/** Whose lines these are, in the order in which they come. */
export const nationsOf = (lines: readonly ListedLine[]): readonly string[] => [
  ...new Set(lines.map(({ type }) => type.nation)),
];

/** The nation that a fragment names, or whose line it names; else the first. */
export function nationFor(lines: readonly ListedLine[], chosen: string): string {
  const nations = nationsOf(lines);
  const line = lines.find(({ id }) => id === chosen);
  const named = nations.find((nation) => nation.toLowerCase() === chosen);
  return line?.type.nation ?? named ?? nations[0] ?? "";
}
