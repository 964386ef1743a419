import { expect, test } from "vitest";
import { paced } from "./cover_lines.ts";

const places = (line: readonly (readonly [number, number])[], step: number) =>
  paced(
    line.map(([x, y]) => ({ x, y })),
    step,
  ).map(({ at }) => [at.x, at.y]);

test("marks along a line are evenly spaced, round its corners too", () => {
  expect(
    places(
      [
        [0, 0],
        [3000, 0],
        [3000, 1000],
      ],
      1000,
    ),
  ).toEqual([
    [500, 0],
    [1500, 0],
    [2500, 0],
    [3000, 500],
  ]);
});

test("a line shorter than a step has one mark, one without length has none", () => {
  expect(
    places(
      [
        [0, 0],
        [0, 300],
      ],
      1000,
    ),
  ).toEqual([[0, 150]]);
  expect(
    places(
      [
        [5, 5],
        [5, 5],
      ],
      1000,
    ),
  ).toEqual([]);
});
