import { expect, test } from "vitest";
import { demoView } from "../demo/states.ts";
import { piecesOf } from "../table/scene.ts";
import { fit, type Camera } from "./camera.ts";
import { inHeaps } from "./heaps.ts";

const view = demoView();
const pieces = piecesOf(view, "blue");
const near = fit(view.map, { width: 1000, height: 700 });
const far = fit(view.map, { width: 390, height: 300 });

test("near enough every counter lies where its stand is", () => {
  expect(inHeaps(pieces, near)).toBe(pieces);
});

test("from afar those of a company that lie together are one counter with their number", () => {
  const drawn = inHeaps(pieces, far);
  expect(drawn.map(({ id }) => id).sort()).toEqual(pieces.map(({ id }) => id).sort());
  const heads = drawn.filter(({ heap = 0 }) => heap > 0);
  expect(heads.length).toBeGreaterThan(2);
  for (const { heap, at, side, band } of heads) {
    const those = drawn.filter((one) => one.at.x === at.x && one.at.y === at.y);
    expect(those.filter((one) => one.side === side && one.band === band)).toHaveLength(heap ?? 0);
  }
});

test("what was seen before is in no heap", () => {
  const ghosts = pieces.filter(({ ghost }) => ghost);
  expect(ghosts.length).toBeGreaterThan(0);
  for (const { id, at } of ghosts)
    expect(inHeaps(pieces, far).find((one) => one.id === id)).toMatchObject({ at });
});

test("where all of the table is seen more than three upon each other are one, and near they are not", () => {
  const [first] = pieces.filter(({ own, ghost }) => own && !ghost);
  if (!first) throw new Error("nobody");
  const heap = (n: number) =>
    Array.from({ length: n }, (_, i) => ({
      ...first,
      id: `h${String(i)}`,
      at: { x: 40000 + i * 200, y: 9000 },
    }));
  const counts = (n: number, camera: Camera) =>
    inHeaps(heap(n), camera).flatMap((one) => one.heap ?? []);
  expect(counts(3, near)).toEqual([]);
  expect(counts(5, near)).toEqual([0, 0, 0, 0, 5]);
  expect(counts(5, { ...near, scale: near.scale * 2 })).toEqual([]);
});

test("a heap of several companies is nobody's, and shows the worst that befell one of them", () => {
  const [first] = pieces.filter(({ own, ghost }) => own && !ghost);
  if (!first) throw new Error("nobody");
  const states = ["steady", "pinned", "demoralized", "shaken"] as const;
  const heap = states.map((state, i) => ({ ...first, id: state, band: i % 2, state }));
  const head = inHeaps(heap, near).find((one) => one.heap === 4);
  expect(head).toMatchObject({ id: "steady", state: "demoralized" });
  expect(head?.band).toBeUndefined();
});
