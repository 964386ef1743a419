import type { Act } from "../acts/draft.ts";
import type { Remark } from "../table/remarks.ts";
import type { Language } from "../text/language.ts";
import { sentence, wordsOf } from "../text/speech.ts";
import { printedSteps } from "../text/steps.ts";
import type { View } from "../wire/protocol.ts";
import { nameOf } from "./here.ts";

/** What an act would have done, in a few words. */
function actWords(language: Language, act: Act, view: View): string {
  const w = wordsOf(language);
  const name = (id: string | undefined): string => nameOf(view, id);
  switch (act.kind) {
    case "order":
      return act.offer ? w.act.orderLine(w.chit[act.offer.chit], name(act.issuer)) : "";
    case "move":
      return `${w.act.move}: ${name(act.choice.stand)}`;
    case "fire":
      return w.act.shotLine(name(act.firer), name(act.target));
    case "mission":
      return w.mission[act.mission];
    case "transport":
      return `${w.transport[act.choice.act]}: ${name(act.choice.stand)}`;
    case "card":
      return w.act.cardLine(view.hand?.find(({ card }) => card === act.card)?.title ?? act.card);
    case "deploy":
    case "turn":
    case "occupy":
      return `${w.act[act.kind]}: ${name(act.stand)}`;
    case "none":
    case "edit":
    case "add":
      return "";
  }
}

export function remarkWords(language: Language, remark: Remark, now: View): string {
  const words = wordsOf(language);
  const w = words.remark;
  const { why, lost, told, steps } = remark;
  if (why === "passed") return w.passed(printedSteps(words, steps ?? []).join(", "));
  const what = lost ? w.undone(actWords(language, lost.act, lost.view)) : "";
  const said = told ? sentence(language, told, (id) => nameOf(now, id)) : "";
  return `${why === "ruling" ? said : w[why]} ${what}`.trim();
}
