import { expect, test } from "vitest";
import { demoView } from "../demo/states.ts";
import { aheadDe } from "../text/ahead_de.ts";
import { aheadEn } from "../text/ahead_en.ts";
import { discardsBy, placesOf, withPressed } from "./discards.ts";

const kHand = ["mines", "smoke", "radio", "smoke"];

test("cards are discarded in the order in which they were pressed", () => {
  const one = withPressed(kHand, [], 2);
  const two = withPressed(kHand, one, 0);
  expect(two).toEqual(["radio", "mines"]);
  expect(placesOf(kHand, two)).toEqual([2, undefined, 1, undefined]);
});

test("who is pressed again goes by its age, and the others move up", () => {
  const order = ["radio", "mines", "smoke"];
  expect(withPressed(kHand, order, 2)).toEqual(["mines", "smoke"]);
  expect(placesOf(kHand, ["mines", "smoke"])).toEqual([1, 2, undefined, undefined]);
});

test("a card that is held twice can be named twice, once for each", () => {
  const both = withPressed(kHand, withPressed(kHand, [], 1), 3);
  expect(both).toEqual(["smoke", "smoke"]);
  expect(placesOf(kHand, both)).toEqual([undefined, 1, undefined, 2]);
  expect(withPressed(kHand, both, 3)).toEqual(["smoke"]);
});

test("what has left the hand leaves the order, and the rest keeps its own", () => {
  const order = ["gone", "radio", "radio", "mines"];
  expect(placesOf(kHand, order)).toEqual([2, undefined, 1, undefined]);
  expect(withPressed(kHand, order, 1)).toEqual(["radio", "mines", "smoke"]);
});

test("who decides what is discarded is the battle's option; leaders choose where it says nothing", () => {
  const view = demoView();
  const under = (options: Readonly<Record<string, string>>): string =>
    discardsBy({ ...view, battle: { ...view.battle, options } });
  expect(under({})).toBe("choice");
  for (const fow_discard of ["choice", "random", "none"])
    expect(under({ fow_discard })).toBe(fow_discard);
  for (const { discards } of [aheadEn, aheadDe])
    expect(new Set(Object.values(discards)).size).toBe(3);
});
