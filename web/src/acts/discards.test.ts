import { expect, test } from "vitest";
import { placesOf, withPressed } from "./discards.ts";

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
