import type { ListedPiece, Marks } from "../wire/protocol.ts";

/** A turn on the time line. */
export interface TurnStop {
  readonly turn: number;
  readonly pieces: readonly ListedPiece[];
}
export function turnStops(pieces: readonly ListedPiece[]): readonly TurnStop[] {
  const turns = [...new Set(pieces.map(({ turn }) => turn))];
  return turns.map((turn) => ({ turn, pieces: pieces.filter((one) => one.turn === turn) }));
}

/** What is marked, the gravest first. */
export const kMarks = ["losses", "objectives", "fire", "contacts", "rulings"] as const;
export type Mark = (typeof kMarks)[number];
export const marksOf = (marks: Marks): readonly (readonly [Mark, number])[] =>
  kMarks.flatMap((mark) => (marks[mark] ? [[mark, marks[mark]] as const] : []));
