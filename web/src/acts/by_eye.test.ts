import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import type { View } from "../wire/protocol.ts";
import { asideByEye, byEye, isBeyond, kFar, type Far } from "./by_eye.ts";

const view = demoStates()["opportunity_fire"] as View;
const side = Math.max(view.map.width, view.map.height);
const [x = 0, y = 0] = view.stands["s27"]?.at ?? [];
/** Seen from s27, a contact of that name so far away. */
function seenAt(distance: number, id = "kd"): Far {
  const was = view.contacts["kd"];
  if (!was) throw new Error("no kd");
  const contacts = { ...view.contacts, [id]: { ...was, at: [x + distance, y] as const } };
  return byEye({ ...view, contacts }, "s27", id);
}
const names = Array.from({ length: 200 }, (_, i) => `m${String(i)}`);

test("MEAS-01 the eye has four words, a quarter of the table's longer side each", () => {
  const words = [0, 1, 2, 3].map((quarters) => seenAt(((quarters + 0.5) * side) / 4 - 1, "m1"));
  const told = (quarters: number): Set<Far> =>
    new Set(names.map((id) => seenAt((quarters * side) / 4, id)));
  expect(new Set([...words, seenAt(4 * side)]).size).toBeGreaterThan(2);
  expect(told(0)).toEqual(new Set(["near"]));
  expect(told(1)).toEqual(new Set(["near", "middling"]));
  expect(told(2)).toEqual(new Set(["middling", "far"]));
  expect(told(5)).toEqual(new Set(["very_far"]));
});

test("MEAS-01 a pair is always misjudged in the same way, by up to half a quarter, and evenly", () => {
  const isNear = (share: number): number =>
    names.filter((id) => seenAt((share * side) / 4, id) === "near").length / names.length;
  expect(isNear(0.5)).toBe(1);
  expect(isNear(1.5)).toBe(0);
  expect(isNear(0.75)).toBeCloseTo(0.75, 1);
  expect(isNear(1)).toBeCloseTo(0.5, 1);
  expect(seenAt(side / 4, "m7")).toBe(seenAt(side / 4, "m7"));
});

test("what is printed is compared with the words: it may be tried where it covers half of one", () => {
  const covered = (printed: number): readonly Far[] =>
    kFar.filter((far) => !isBeyond(view, far, (printed * side) / 4));
  expect(covered(0.4)).toEqual([]);
  expect(covered(0.6)).toEqual(["near"]);
  expect(covered(1.4)).toEqual(["near"]);
  expect(covered(2.6)).toEqual(["near", "middling", "far"]);
  expect(covered(8)).toEqual(kFar);
});

test("who cannot be found is near and ahead", () => {
  expect(byEye(view, "nobody", "kd")).toBe("near");
  expect(asideByEye(view, "nobody", "kd")).toBe(0);
});
