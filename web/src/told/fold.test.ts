import { expect, test } from "vitest";
import { demoPieces } from "../demo/pieces.ts";
import { demoView } from "../demo/states.ts";
import type { JsonObject } from "../wire/apply.ts";
import type { ListedPiece, Piece, View } from "../wire/protocol.ts";
import { beginOf, stretchOf, viewsOf } from "./fold.ts";

const listed = (n: number, turn: number, whole = false): ListedPiece => ({
  n,
  turn,
  step: "orders",
  at: n,
  marks: {},
  ...(whole && { whole: true }),
});
const pieces = [
  listed(1, 0, true),
  listed(2, 0),
  listed(3, 1, true),
  listed(4, 1),
  listed(5, 2, true),
];

test("a piece is told from the last whole view before it", () => {
  expect(beginOf(pieces, 4)?.n).toBe(3);
  expect(beginOf(pieces, 3)?.n).toBe(3);
  expect(stretchOf(pieces, 4).map(({ n }) => n)).toEqual([3, 4]);
  expect(stretchOf(pieces, 2).map(({ n }) => n)).toEqual([1, 2]);
  expect(stretchOf(pieces, 5).map(({ n }) => n)).toEqual([5]);
});

test("each frame is merged into what was known before", () => {
  const piece: Piece = {
    ...{ n: 4, turn: 1, step: "orders", passed: ["morale"], at: 4 },
    frames: [
      { at: 1, patch: { battle: { clock: "07:00" } } as unknown as JsonObject },
      { at: 2, patch: { stands: { s6: null } } as unknown as JsonObject },
    ] as Piece["frames"],
  };
  const before = demoView();
  const views = viewsOf(piece, before);
  expect(views?.map((view) => view.battle.clock)).toEqual(["06:30", "07:00", "07:00"]);
  expect(views?.map((view) => "s6" in view.stands)).toEqual([true, true, false]);
  expect(views?.[0]).toBe(before);
  expect(viewsOf(piece)).toBeUndefined();
});

test("a whole view needs nothing before it, and keeps the ground that is known", () => {
  const whole = demoView();
  const ground = demoView();
  const piece: Piece = { n: 1, turn: 1, step: "orders", passed: [], at: 1, whole, frames: [] };
  expect(viewsOf(piece)).toEqual([whole]);
  expect(viewsOf(piece, ground)?.[0].map).toBe(ground.map);
});

test("the pieces of a turn end where the whole view of the next begins", () => {
  let last: View | undefined;
  for (const piece of demoPieces("blue")) {
    const views = viewsOf({ ...piece }, last);
    if (last && piece.whole) expect(piece.whole).toEqual(last);
    last = views?.at(-1);
  }
  expect(last?.battle.turn).toBe(3);
});
