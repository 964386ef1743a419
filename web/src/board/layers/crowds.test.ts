// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { demoStates } from "../../demo/states.ts";
import type { Spot } from "../../ground/geometry.ts";
import { piecesOf } from "../../table/scene.ts";
import { fit, type Pixel } from "../camera.ts";
import type { Overlay } from "./overlay_scene.ts";
import { lastOf } from "./paths.ts";
import { drawShots, stubOf } from "./shots.ts";

const px = (left: number, top = 0) => ({ left, top });

test("a shot that nobody points at is a short arrow from the rim of its firer", () => {
  expect(stubOf(px(0), px(300), 12)).toEqual([px(12), px(32)]);
  const [start, end] = stubOf(px(0), px(0, -200), 10);
  expect([start.top, end.top]).toEqual([-10, -30]);
});

test("it never goes beyond its target", () => {
  expect(stubOf(px(0), px(15), 12)).toEqual([px(12), px(15)]);
  expect(stubOf(px(5), px(5), 12)).toEqual([px(5), px(5)]);
});

test("of a way its end stands out, round its corners, and all of a short one", () => {
  expect(lastOf([px(0), px(100), px(110)], 24)).toEqual([px(86), px(100), px(110)]);
  expect(lastOf([px(0), px(10)], 24)).toEqual([px(0), px(10)]);
  expect(lastOf([], 24)).toEqual([]);
});

/** What is written on the map beside these shots, and where, and how many dashed lines lie across it. */
function drawn(
  more: Partial<Overlay>,
  at?: Spot,
): {
  readonly words: readonly string[];
  readonly places: readonly Pixel[];
  readonly whole: number;
} {
  const words: string[] = [];
  const places: Pixel[] = [];
  let whole = 0;
  const context = new Proxy({} as CanvasRenderingContext2D, {
    set: () => true,
    get: (_, what) => (value: unknown, left: number, top: number) => {
      if (what === "fillText") words.push(String(value));
      if (what === "fillText") places.push({ left, top });
      if (what === "setLineDash" && (value as readonly number[]).length > 0) whole += 1;
    },
  });
  const view = demoStates()["declared"];
  if (!view) throw new Error("the demo has no declared fire");
  const numbered = piecesOf(view, "blue").map((piece) =>
    piece.id === "ka" ? { ...piece, number: 3 } : { ...piece, at: (piece.own && at) || piece.at },
  );
  const o = {
    view,
    pieces: new Map(numbered.map((piece) => [piece.id, piece])),
    draft: { act: { kind: "none" } },
    proposals: [],
    held: [],
    areWhole: false,
    ...more,
  } as unknown as Overlay;
  drawShots(context, o, fit(view.map, { width: 1400, height: 900 }));
  return { words, places, whole };
}

test("declared shots are short, with the number of its target where there is room, and a target says how many", () => {
  const { words, whole } = drawn({});
  expect(whole).toBe(0);
  expect(words.filter((one) => one === "3").length).toBeGreaterThan(3);
  expect(words.filter((one) => one.startsWith("×"))).toEqual(["×6", "×5", "×5"]);
});

test("no number stands on another one: of many firers in one place only some have theirs", () => {
  const { words, places } = drawn({}, { x: 30000, y: 20000 });
  const numbers = places.filter((_, i) => words[i] === "3");
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.length).toBeLessThan(6);
  for (const [i, a] of places.entries())
    for (const b of places.slice(i + 1))
      expect(Math.hypot(a.left - b.left, a.top - b.top)).toBeGreaterThanOrEqual(13);
});

test("those of who is pointed at or chosen are whole, and all once the commit is pointed at", () => {
  const none = { kind: "none" } as const;
  expect(drawn({ draft: { act: none, hover: "ka" } }).whole).toBe(6);
  expect(drawn({ draft: { act: none, selected: "s8" } }).whole).toBe(1);
  expect(drawn({ areWhole: true }).whole).toBe(16);
});
