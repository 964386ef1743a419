import type { Act } from "../acts/draft.ts";
import type { Spot } from "../ground/geometry.ts";
import { groundCosts, pathCost, spentOf } from "../ground/path_cost.ts";
import type { Piece } from "../table/scene.ts";
import type { View } from "../wire/protocol.ts";
import type { Language } from "./language.ts";
import { inches, wordsOf } from "./speech.ts";

export interface AllowanceWords {
  readonly at: Spot;
  readonly words: string;
  /** Too little, or more than the order grants. */
  readonly tooFar: boolean;
}

/** What the drawn path costs, of what the order allows: for the label at the cursor. */
export function allowanceWords(
  view: View,
  act: Act,
  pieces: ReadonlyMap<string, Piece>,
  language: Language,
): AllowanceWords | undefined {
  if (act.kind !== "move") return undefined;
  const from = pieces.get(act.choice.stand)?.at;
  const at = act.path.at(-1);
  if (!from || !at) return undefined;
  const { choice } = act;
  const ground = groundCosts(
    view.map,
    view.choices.costs ?? [],
    choice,
    Object.values(view.obstacles),
  );
  const cost = pathCost(ground, [from, ...act.path]);
  const spent = spentOf(choice, cost);
  const w = wordsOf(language);
  const isShort = spent < choice.least - 1;
  const words = w.act.cost(inches(spent), inches(choice.most));
  return {
    at,
    words: isShort ? `${words}, ${w.act.least(inches(choice.least))}` : words,
    tooFar: isShort || spent > choice.most + 1 || cost.stop !== undefined,
  };
}
