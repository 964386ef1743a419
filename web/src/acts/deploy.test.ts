import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import { basesOverlap, corners, isInside, spot } from "../ground/geometry.ts";
import type { View } from "../wire/protocol.ts";
import { blockAt, trayOf } from "./deploy.ts";

const view = demoStates()["tray"] as View;

test("the tray has every company that is to be set up, and says who waits", () => {
  const rows = trayOf(view);
  expect(rows.map(({ company }) => company)).toEqual(["c2", "c3"]);
  for (const { all, waiting } of rows)
    expect(waiting).toEqual(all.filter((id) => view.stands[id]?.presence === "undeployed"));
  expect(rows.some(({ all, waiting }) => waiting.length < all.length)).toBe(true);
});

test("outside of set-up there is no tray", () => {
  const later = { ...view, battle: { ...view.battle, phase: "command" as const } };
  expect(trayOf(later)).toEqual([]);
});

test("a block lies in one zone, nobody upon another, nor upon those who stand already", () => {
  const [row] = trayOf(view);
  const zone = (view.map.zones ?? []).find(({ side }) => side === "blue");
  const outline = (zone?.outline ?? []).map(spot);
  const block = blockAt(view, row?.all ?? [], outline[0] ?? { x: 0, y: 0 });
  expect(block).toHaveLength(row?.all.length ?? 0);
  const bases = block.map(({ stand, at, facing }) => {
    const { width = 0, depth = 0 } = view.stands[stand] ?? {};
    return corners(at ?? { x: 0, y: 0 }, facing, width, depth);
  });
  for (const [i, base] of bases.entries()) {
    for (const corner of base) expect(isInside(outline, corner)).toBe(true);
    for (const other of bases.slice(i + 1)) expect(basesOverlap(base, other)).toBe(false);
  }
});

test("who is not to be set up is in no block", () => {
  expect(blockAt(view, ["s1"], { x: 40000, y: 20000 })).toEqual([]);
});
