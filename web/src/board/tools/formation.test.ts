// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { allToTheEnd } from "../../acts/moves.ts";
import { demoStates } from "../../demo/states.ts";
import { stillBattle } from "../../demo/still_battle.ts";
import { basesOverlap, corners, type Spot } from "../../ground/geometry.ts";
import { piecesOf } from "../../table/scene.ts";
import { layTable } from "../../table/table.ts";
import type { View } from "../../wire/protocol.ts";
import { fit, toPixel } from "../camera.ts";
import { dragFormation } from "./formation.ts";

const raw = demoStates()["movement"] as View;
const choice = raw.choices.moves["s7"];
const stand = raw.stands["s7"];
if (!choice || !stand) throw new Error("the demo has no move");
/** One behind the other, both ordered east; the one ahead goes only half as far. */
const kAt = { m0: 30000, m1: 34000 } as const;
const kReach = { m0: 8000, m1: 4000 } as const;
const ids = ["m0", "m1"] as const;
const view: View = {
  ...raw,
  wrecks: {},
  stands: Object.fromEntries(
    ids.map((id) => [
      id,
      { ...stand, at: [kAt[id], 2000], facing: 90000, width: 1000, depth: 1500 },
    ]),
  ),
  choices: {
    ...raw.choices,
    moves: Object.fromEntries(
      ids.map((id) => {
        const way = (reach: number) => [[kAt[id] + reach, 2000] as const];
        const paths = [way(kReach[id]), way(1000)];
        return [id, { ...choice, stand: id, arrow: 90000, paths, allowance: kReach[id] }];
      }),
    ),
  },
};

/** Where each would end when the hand has gone so far to the east. */
function pulled(far: number): Readonly<Record<string, Spot>> {
  const table = layTable(stillBattle({ view }));
  const shown = table.shown.get();
  if (!shown) throw new Error("nothing is shown");
  const pieces = new Map(piecesOf(view, "blue").map((piece) => [piece.id, piece]));
  const camera = fit(view.map, { width: 1000, height: 700 });
  const at = (x: number) => {
    const spot = { x, y: 2000 };
    return { pixel: toPixel(camera, spot), spot, camera };
  };
  const tool = dragFormation({ table, shown, pieces }, ids);
  tool.start(at(kAt.m0));
  tool.finish(at(kAt.m0 + far));
  return Object.fromEntries(
    (table.draft.get().formation ?? []).map(({ choice: { stand: id }, path }) => [
      id,
      path.at(-1) ?? { x: NaN, y: NaN },
    ]),
  );
}
const baseAt = (at: Spot | undefined): readonly Spot[] =>
  corners(at ?? { x: NaN, y: NaN }, 90000, 1000, 1500);

test("a formation that is pulled to the end ends as it does from the list, and nobody upon another", () => {
  const ends = pulled(20000);
  const listed = allToTheEnd(view).map(({ choice: one, path }) => [one.stand, path.at(-1)]);
  expect(ends).toEqual(Object.fromEntries(listed));
  expect(ends["m1"]).toEqual({ x: 38000, y: 2000 });
  expect(basesOverlap(baseAt(ends["m0"]), baseAt(ends["m1"]))).toBe(false);
  expect(ends["m0"]?.x).toBeGreaterThan(36000);
});

test("as far as nobody comes upon another each goes as the hand does", () => {
  const ends = pulled(3000);
  expect([ends["m0"]?.x, ends["m1"]?.x]).toEqual([33000, 37000]);
});
