import { expect, test } from "vitest";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { printedSteps, stepsAfter, stepTitle } from "./steps.ts";

test("both halves of a printed step are said once", () => {
  expect(printedSteps(en, ["prep_fire_a", "prep_fire_b", "morale"])).toEqual([
    "2B Prep Fire",
    "5B Morale",
  ]);
});

test("S-65 a card window has the name of the step whose cards are played in it", () => {
  expect(stepTitle(en, "card_window", "5B")).toBe("Cards for: Morale");
  expect(stepTitle(de, "card_window", "5B")).toBe("Karten für: Moral");
  expect(stepTitle(en, "card_window", "2B")).toBe("Cards for: Prep Fire");
  expect(stepTitle(en, "morale", "5B")).toBe("Morale");
});

test("what comes next ends with the turn, and begins with the window's own step", () => {
  expect(stepsAfter("orders", "5A").slice(0, 2)).toEqual(["morale", "abandoned_ground_a"]);
  expect(stepsAfter("card_window", "5B")[0]).toBe("morale");
  expect(stepsAfter("end_of_turn", "5F")).toEqual([]);
  expect(stepsAfter("deployment", "0")).toEqual([]);
});
