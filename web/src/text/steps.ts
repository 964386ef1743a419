import type { Step } from "../wire/protocol.ts";
import type { Words } from "./en.ts";

/** What the sheet of the sequence of play prints before each step. */
export const kPrinted: Readonly<Record<Step, string>> = {
  deployment: "0",
  first_orders: "0",
  dice_contributions: "0",
  weather: "0W",
  artillery_response: "1A",
  clearing: "1B",
  he_attacks: "1C",
  initiative: "2A",
  prep_fire_a: "2B",
  prep_fire_b: "2B",
  prep_fire_resolved: "2C",
  side_a_moves: "2D",
  side_b_moves: "2E",
  spotting: "2F",
  opportunity_fire: "3A",
  spotting_of_opportunity_firers: "3B",
  change_facing: "4A",
  general_fire: "4B",
  ammunition: "4C",
  spotting_of_general_firers: "4D",
  orders: "5A",
  morale: "5B",
  abandoned_ground_a: "5C",
  abandoned_ground_b: "5C",
  fog_of_war: "5D",
  declarations_a: "5E",
  declarations_b: "5E",
  end_of_turn: "5F",
  card_window: "",
  battle_over: "",
};
const kSteps = Object.keys(kPrinted) as Step[];

/** "Prep Fire, Side A" and "…, Side B" are one printed step. */
export const printedName = (w: Words, step: Step): string => w.step[step].split(",")[0] ?? "";

/** "3A Opportunity Fire", each printed step once. */
export const printedSteps = (w: Words, steps: readonly Step[]): readonly string[] => [
  ...new Set(steps.map((step) => `${kPrinted[step]} ${printedName(w, step)}`)),
];

const kLastInTurn = kSteps.indexOf("end_of_turn");

/** The steps that come after this one, as far as the turn goes; in set-up, nothing is promised. */
export function stepsAfter(step: Step, printed: string): readonly Step[] {
  if (kPrinted[step] === "0" || step === "battle_over") return [];
  const here =
    step === "card_window"
      ? kSteps.findIndex((one) => kPrinted[one] === printed)
      : kSteps.indexOf(step) + 1;
  return kSteps.slice(here, kLastInTurn + 1);
}

/** The step that is printed so; "FW": a window for cards. */
export const stepPrinted = (printed: string): Step =>
  kSteps.find((step) => kPrinted[step] === printed) ?? "card_window";

/** The open step by its name; a card window by that of the step whose cards are played in it. */
export function stepTitle(w: Words, step: Step, printed: string): string {
  if (step !== "card_window") return w.step[step];
  const stands = kSteps.find((one) => kPrinted[one] === printed);
  return stands ? w.cards.windowOf(printedName(w, stands)) : w.step[step];
}
