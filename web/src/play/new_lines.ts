import type { Told, View } from "../wire/protocol.ts";

/** A line of the log that the first view did not have yet. */
export interface NewLine {
  readonly n: number;
  readonly told: Told;
}

/** What is felt in a step is put in its place among what was felt before: such a line moves others on, and those are not new. */
export function newLines({ log: before }: View, { log }: View): readonly NewLine[] {
  const changed = Object.entries(log)
    .filter(([n, told]) => before[n] !== told)
    .map(([n, told]) => ({ n: Number(n), told, words: JSON.stringify(told) }));
  const known = new Map<string, number>();
  for (const { n } of changed) {
    const was = before[n];
    const words = was && JSON.stringify(was);
    if (words) known.set(words, (known.get(words) ?? 0) + 1);
  }
  return changed
    .sort((a, b) => a.n - b.n)
    .filter(({ words }) => {
      const left = known.get(words) ?? 0;
      known.set(words, left - 1);
      return left <= 0;
    })
    .map(({ n, told }) => ({ n, told }));
}
