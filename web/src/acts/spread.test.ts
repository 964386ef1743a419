import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import { basesOverlap, corners } from "../ground/geometry.ts";
import type { Point, View } from "../wire/protocol.ts";
import type { Unmet } from "./all.ts";
import { allToTheEnd } from "./moves.ts";
import { onceMore } from "./spread.ts";

const raw = demoStates()["movement"] as View;
const choice = raw.choices.moves["s7"];
const stand = raw.stands["s7"];
if (!choice || !stand) throw new Error("the demo has no move");

/** Stands in one lane that go east, each as far as its number says, or a quarter of that. */
const lane = (...those: readonly (readonly [x: number, reach: number])[]): View => {
  const at = (x: number): Point => [x, 20000];
  const all = those.map(([x, reach], i) => ({ id: `m${String(i)}`, x, reach }));
  return {
    ...raw,
    wrecks: {},
    stands: Object.fromEntries(
      all.map(({ id, x }) => [
        id,
        { ...stand, at: at(x), facing: 90000, width: 1000, depth: 1500 },
      ]),
    ),
    choices: {
      ...raw.choices,
      moves: Object.fromEntries(
        all
          .filter(({ reach }) => reach > 0)
          .map(({ id, x, reach }) => [
            id,
            { ...choice, stand: id, arrow: 90000, paths: [[at(x + reach)], [at(x + reach / 4)]] },
          ]),
      ),
    },
  };
};
const ends = (view: View): Readonly<Record<string, number>> =>
  Object.fromEntries(
    allToTheEnd(view).map(({ choice: { stand: id }, path }) => [id, path.at(-1)?.x ?? NaN]),
  );

test("who would end upon one that went before stops short of him, and no more than that", () => {
  const x = ends(lane([1000, 12000], [5000, 8000]));
  expect(x["m1"]).toBe(13000);
  expect(x["m0"]).toBeLessThanOrEqual(11500);
  expect(x["m0"]).toBeGreaterThan(11000);
});

test("nor upon one that stays, nor upon a wreck", () => {
  expect(ends(lane([1000, 12000], [13000, 0]))["m0"]).toBeLessThanOrEqual(11500);
  const view = lane([1000, 12000]);
  const wrecks = { w: { at: [13000, 20000] as const, facing: 0, width: 1000, depth: 1500 } };
  expect(ends({ ...view, wrecks })["m0"]).toBeLessThan(12500);
});

test("where nobody is in the way all go to the end, and a place that is left is free", () => {
  expect(ends(lane([1000, 4000], [5000, 8000]))).toEqual({ m0: 5000, m1: 13000 });
});

test("a crowd in one lane ends without a collision", () => {
  const view = lane([1000, 12000], [2600, 10400], [4200, 8800], [5800, 7200]);
  const bases = Object.values(ends(view)).map((x) => corners({ x, y: 20000 }, 90000, 1000, 1500));
  bases.forEach((one, i) => {
    for (const other of bases.slice(i + 1)) expect(basesOverlap(one, other)).toBe(false);
  });
});

test("without room even for the least it asks for the end, and the server says why not", () => {
  const far = lane([1000, 4000], [2000, 0], [3500, 0], [5000, 0]);
  expect(ends(far)["m0"]).toBe(5000);
});

test("whose place somebody took who was stopped on his way goes once more, a little shorter", () => {
  const view = lane([1000, 12000], [5000, 12000]);
  const moves = allToTheEnd(view);
  expect(ends(view)).toEqual({ m1: 17000, m0: 13000 });
  const refused = (stand: string, code: "occupied" | "too_far"): Unmet => ({
    command: { do: "move_stand", stand, path: [] },
    refusal: { code, reason: "", rules: [] },
  });
  const stopped: View = {
    ...view,
    stands: { ...view.stands, m1: { ...stand, at: [13500, 20000], width: 1000, depth: 1500 } },
  };
  const [again, ...others] = onceMore(stopped, moves, [refused("m0", "occupied")]);
  expect(others).toEqual([]);
  expect(again?.choice.stand).toBe("m0");
  expect(again?.path.at(-1)?.x).toBeLessThan(12500);
  expect(onceMore(stopped, moves, [refused("m0", "too_far")])).toEqual([]);
  expect(onceMore(view, moves, [refused("m0", "occupied")])).toEqual([]);
});
