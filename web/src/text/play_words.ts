import { kCounts, type Tally } from "../play/tally.ts";
import type { Audience, Told } from "../wire/protocol.ts";
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

/** What the colour of the dice says by itself. */
const isPlain = ({ outcome, dice }: Told): boolean =>
  dice.length > 0 && (outcome === "miss" || outcome === "hit");

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
      result: isPlain(told) ? "" : resultWords(language, told.outcome),
    };
  };

/** No line ends between a number and what it counts. */
const kTogether = "\u00a0";
const kGone = ["eliminated", "surrendered", "driven_off"] as const;
/** The first names, and how many more there are. */
function shortly(names: readonly string[]): string {
  const [kept, more] = [names.slice(0, 2).join("; "), names.length - 2];
  return more > 0 ? `${kept}; +${String(more)}` : kept;
}

/** What befell each side, in a sentence: what was done to the enemy without saying whose it is. */
export function tallyWords(
  language: Language,
  tally: readonly Tally[],
  audience: Audience,
): string {
  const w = wordsOf(language);
  const sentences = tally.map(({ side, gone, counts }) => {
    const parts = [
      ...kGone.flatMap((kind) => {
        const names = gone[kind];
        return names ? [w.play.gone[kind](shortly(names))] : [];
      }),
      ...kCounts.flatMap((key) => {
        const n = counts[key];
        return n ? [w.play.counts[key](n).replace(" ", kTogether)] : [];
      }),
    ].join(", ");
    if (audience !== "blue" && audience !== "red") return `${w.side[side]}: ${parts}.`;
    return side === audience ? `${w.play.yours}: ${parts}.` : `${parts}.`;
  });
  return sentences.join(" ");
}
