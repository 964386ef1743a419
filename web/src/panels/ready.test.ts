import { expect, test } from "vitest";
import { litBy } from "../acts/acts.ts";
import { demoStates, demoView } from "../demo/states.ts";
import { nextReady, readyStands } from "./ready.ts";

const view = demoStates()["opportunity_fire"] ?? demoView();

test("who has declared his fire waits no more to act, in the list and on the map", () => {
  const ready = readyStands({ view, audience: "blue", borrowed: false });
  expect(ready.acting.map(({ id }) => id)).toEqual(["s27"]);
  expect(ready.idle.map(({ id, isDeclared }) => [id, isDeclared])).toEqual([["s22", true]]);
  expect(nextReady(ready, "s27")).toBeUndefined();
  expect([...litBy(view, { kind: "none" }).actors]).toEqual(["s27"]);
});

test("taken back, it can act again", () => {
  const ready = readyStands({ view: { ...view, shots: {} }, audience: "blue", borrowed: false });
  expect(ready.acting.map(({ id }) => id)).toEqual(["s27", "s22"]);
  expect([...litBy({ ...view, shots: {} }, { kind: "none" }).actors]).toHaveLength(2);
});
