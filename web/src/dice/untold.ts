import type { Told } from "../wire/protocol.ts";

/** A die of a record: what it was rolled for, what it shows, whether the referee set it. */
export interface RolledDie {
  readonly purpose: string;
  readonly face: number;
  readonly is_set?: boolean;
}

/** A line of the log, as far as its dice go. */
export type ToldDice = Pick<Told, "turn" | "dice"> & Partial<Pick<Told, "kind">>;

/** All that were rolled: a ruling says what one is to show, wherever and whenever it is rolled. [REF-01] */
export function toldRolled(log: readonly ToldDice[]): (Told["dice"][number] & { turn: number })[] {
  return log
    .filter(({ kind }) => kind !== "die_set")
    .flatMap(({ turn, dice }) => dice.map((die) => ({ ...die, turn })));
}

/**
 * What a seat was told is its own proof: each die must be in the record as it was told, and of one that it
 * was not told the purpose of, the face among the dice of its turn that nothing else was told of. [S-103]
 */
export function untoldBy(rolled: readonly RolledDie[], log: readonly ToldDice[]): string[] {
  const left = [...rolled];
  const told = toldRolled(log);
  const named = told.filter(({ purpose }) => purpose !== undefined);
  const nameless = told.filter(({ purpose }) => purpose === undefined);
  const set = nameless.filter(({ is_set }) => is_set);
  return [...named, ...set, ...nameless.filter(({ is_set }) => !is_set)]
    .filter(({ turn, face: shown, purpose, is_set = false }) => {
      const isIt = (die: RolledDie): boolean =>
        die.face === shown &&
        (purpose === undefined ? die.purpose.startsWith(`t${turn}/`) : die.purpose === purpose);
      let at = left.findIndex((die) => isIt(die) && (die.is_set ?? false) === is_set);
      // Old logs tell of dice without a purpose no ruling either.
      if (at < 0 && purpose === undefined && !is_set) at = left.findIndex(isIt);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    })
    .map(({ turn, face: shown, purpose }) => `${purpose ?? `t${turn}`}: ${shown}`);
}
