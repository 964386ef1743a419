import type { DiceWords } from "./dice_words.ts";
import type { Language } from "./language.ts";
import { tongueOf } from "./tongue.ts";

/** What the numbers and handles of a purpose are called in this view: "s17", "m4", "c2" → a name. */
export type Naming = (id: string) => string;

/** What is rolled for, without turn and step; absent when the purpose is none we know. */
function whatFor(w: DiceWords, rest: readonly string[], name: Naming): string | undefined {
  const [kind, a = "", b = "", c = "", ...more] = rest;
  const stand = (which: string): string => name(/^\d/.test(which) ? `s${which}` : which);
  const nth = Number(rest.at(-1)) + 1;
  switch (kind) {
    case "weather":
      return w.weather;
    case "initiative":
      return w.initiative(b, Number(a));
    case "response":
      return w.response(stand(a), stand(b));
    case "morale":
      return w.morale(name(`c${a}`));
    case "hit":
      return more.length > 0 ? w.hit(stand(a), stand(c), nth) : undefined;
    case "result":
      if (b === "aboard") return w.passenger(stand(a), stand(c));
      if (more.length === 0) return undefined;
      if (b === "area") return w.area(stand(a), stand(c), nth);
      return w.result(stand(a), stand(b === "he" ? c : b), nth);
    case "ammunition":
      return w.ammunition(stand(a), nth);
    case "discard":
      return w.discard(a);
    default:
      return undefined;
  }
}

/** What a die is for: "t3/5B/morale/2" → "morale of A Company (turn 3, 5B)". As it is when unknown. */
export function purposeWords(language: Language, purpose: string, name: Naming): string {
  const w = tongueOf(language).dice;
  const [turn = "", step = "", ...rest] = purpose.split("/");
  const what = /^t\d+$/.test(turn) && whatFor(w, rest, name);
  return what ? w.when(Number(turn.slice(1)), step, what) : purpose;
}
