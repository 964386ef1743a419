import type { Told } from "../protocol.ts";
import type { Language } from "./language.ts";
import { resultWords, wordsOf } from "./speech.ts";

/** Of a die of ten: its face, and whether it reaches what it needs; absent where there is nothing to reach. */
export interface DieSaid {
  readonly face: number;
  readonly isGood?: boolean;
}
/** What is said of a shot or a hit, beside its target. */
export interface PlayWords {
  readonly needs: string;
  readonly dice: readonly DieSaid[];
  readonly result: string;
}

export const playWords =
  (language: Language) =>
  ({ told }: { readonly told: Told }): PlayWords => {
    const needs = told.dice.find((die) => die.needs !== undefined)?.needs;
    return {
      needs: needs === undefined ? "" : wordsOf(language).play.needs(needs),
      dice: told.dice.map((die) => ({
        face: die.face,
        ...(die.needs !== undefined && { isGood: die.face <= die.needs }),
      })),
      result: resultWords(language, told.outcome),
    };
  };
