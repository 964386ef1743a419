import { expect, test } from "vitest";
import { fitted } from "./fitted.ts";

/** A notch is cut from the upper right of this zone. */
const kZone = [
  { x: 0, y: 0 },
  { x: 10000, y: 0 },
  { x: 10000, y: 5000 },
  { x: 6000, y: 5000 },
  { x: 6000, y: 10000 },
  { x: 0, y: 10000 },
];
const kBase = { facing: 0, width: 2000, depth: 1000 };

test("a base that fits stays where the hand set it", () => {
  expect(fitted({ x: 3000, y: 3000 }, kBase, [kZone])).toEqual({ x: 3000, y: 3000 });
});

test("a base that overlaps the edge of its zone is moved in", () => {
  const at = fitted({ x: 5800, y: 8000 }, kBase, [kZone]);
  expect(at.x).toBeLessThanOrEqual(5000);
  expect(at.x).toBeGreaterThan(4850);
  expect(at.y).toBeCloseTo(8000, -3);
});

test("what is set far from any zone stays there, to be refused with its reason", () => {
  expect(fitted({ x: 30000, y: 30000 }, kBase, [kZone])).toEqual({ x: 30000, y: 30000 });
});

test("where somebody stands already, the next place beside him is taken", () => {
  const taken = { x: 3000, y: 3000 };
  const at = fitted(taken, kBase, [kZone], (base) => base.every(({ y }) => y >= 3500));
  expect(at.y).toBeGreaterThanOrEqual(4000);
});
