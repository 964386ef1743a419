import { expect, test } from "vitest";
import { demoView } from "../demo/states.ts";
import { piecesOf } from "../scene.ts";
import { fit } from "./camera.ts";
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
