import { expect, test } from "vitest";
import { demoSource } from "../demo/pieces.ts";
import { demoView } from "../demo/states.ts";
import type { ListedPiece, Marks } from "../wire/protocol.ts";
import { lastViewOf, lossesByCompany, takingsIn, worstOf } from "./ending.ts";
import { Reel } from "./reel.ts";

const listed = (...all: readonly Marks[]): readonly ListedPiece[] =>
  all.map((marks, i) => ({ n: i + 1, turn: 1, step: "general_fire", at: i, marks }));

test("the worst step is the first of those with the most losses", () => {
  const pieces = listed({ losses: 1 }, { losses: 3, fire: 9 }, {}, { losses: 3 });
  expect(worstOf(pieces)?.n).toBe(2);
});

test("where nobody was lost no step is the worst", () => {
  expect(worstOf(listed({ fire: 4 }, {}))).toBeUndefined();
  expect(worstOf([])).toBeUndefined();
});

test("the steps in which an objective changed hands are told in their order", () => {
  const pieces = listed({ objectives: 1 }, { losses: 2 }, { objectives: 2, losses: 1 });
  expect(takingsIn(pieces).map(({ n }) => n)).toEqual([1, 3]);
});

test("losses are counted by company, the hardest hit of a side first", () => {
  const view = demoView();
  const [id, stand] = Object.entries(view.stands).find(([, one]) => one.company) ?? [];
  if (id === undefined || !stand) throw new Error("The demo has companies.");
  const before = lossesByCompany(view);
  const after = lossesByCompany({
    ...view,
    stands: { ...view.stands, [id]: { ...stand, presence: "eliminated" } },
  });
  const lostOf = (all: typeof before): number | undefined =>
    all.find((one) => one.id === stand.company)?.lost;
  expect(lostOf(after)).toBe((lostOf(before) ?? 0) + 1);
  expect(after.find(({ side }) => side === stand.side)?.id).toBe(stand.company);
  expect(after.every(({ of }) => of > 0)).toBe(true);
});

test("a company of which no stand is known has no line", () => {
  expect(lossesByCompany({ ...demoView(), stands: {} })).toEqual([]);
});

test("the last view is the one after the last frame", async () => {
  const reel = new Reel(demoSource("referee"));
  await reel.read();
  expect((await lastViewOf(reel))?.battle.step).toBe("end_of_turn");
});

test("of nothing there is no last view", async () => {
  const reel = new Reel(demoSource("referee", {}, () => 0));
  await reel.read();
  expect(await lastViewOf(reel)).toBeUndefined();
});
