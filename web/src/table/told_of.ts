import type { Side, Told, View } from "../wire/protocol.ts";

/** Who was lost in a turn, as far as this seat was told. */
export interface LossesOfTurn {
  readonly turn: number;
  readonly of: Readonly<Record<Side, readonly NonNullable<Told["actor"]>[]>>;
}
const kLosses: ReadonlySet<Told["kind"]> = new Set(["eliminated", "surrendered", "driven_off"]);

/** By turn, the last first; turns without a loss are left out. */
export function lossesOf(log: View["log"]): readonly LossesOfTurn[] {
  const lost = Object.values(log).flatMap(({ kind, turn, actor }) =>
    kLosses.has(kind) && actor ? [{ turn, actor }] : [],
  );
  const turns = [...new Set(lost.map(({ turn }) => turn))].sort((a, b) => b - a);
  const of = (turn: number, side: Side): LossesOfTurn["of"][Side] =>
    lost.filter((one) => one.turn === turn && one.actor.side === side).map(({ actor }) => actor);
  return turns.map((turn) => ({ turn, of: { blue: of(turn, "blue"), red: of(turn, "red") } }));
}

/** The lines of the log about one stand or contact, the last first. */
export const storyOf = (log: View["log"], id: string): readonly (readonly [string, Told])[] =>
  Object.entries(log)
    .filter(([, { actor, target }]) => actor?.id === id || target?.id === id)
    .sort(([a], [b]) => Number(b) - Number(a));
