import { expect, test } from "vitest";
import { demoView } from "../../demo/states.ts";
import { piecesOf, type Piece } from "../../table/scene.ts";
import { fit, toPixel, toSpot } from "../camera.ts";
import { namePlaces, type Box } from "./names.ts";
import { reachOf } from "../sizes.ts";

const view = demoView();
const camera = fit(view.map, { width: 1000, height: 700 });
const [someone] = piecesOf(view, "blue").filter(({ own }) => own);
if (!someone) throw new Error("nobody");

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
function boxOf(piece: Piece): Box {
  const { left, top } = toPixel(camera, piece.at);
  const { x, y } = reachOf(piece, camera);
  return { left: left - x, right: left + x, top: top - y, bottom: top + y };
}

test("a name that a counter would hide gives way, and stays near", () => {
  const name = namePlaces(view, [], camera).find(({ text }) => text === "Bois de la Hogue");
  if (!name) throw new Error("no name");
  const piece = { ...someone, at: toSpot(camera, name.at) };
  const moved = namePlaces(view, [piece], camera).find(({ text }) => text === name.text);
  if (!moved) throw new Error("the name is gone");
  expect(meet(moved.box, boxOf(piece))).toBe(false);
  expect(Math.abs(moved.at.top - name.at.top)).toBeLessThan(80);
});

test("in the battle of the demo no counter hides a name, nor one name another", () => {
  const pieces = piecesOf(view, "blue");
  const names = namePlaces(view, pieces, camera);
  expect(names.length).toBeGreaterThan(10);
  names.forEach(({ text, box }, i) => {
    for (const other of names.slice(i + 1))
      expect(meet(box, other.box), `${text}, ${other.text}`).toBe(false);
    for (const piece of pieces)
      expect(meet(box, boxOf(piece)), `${text}, ${piece.label}`).toBe(false);
  });
});

test("from afar only towns and objectives are named", () => {
  const far = { ...camera, scale: 0.005 };
  const names = namePlaces(view, [], far).map(({ text }) => text);
  expect(names).toContain("Church");
  expect(names).toContain("Crossroads");
  expect(names).not.toContain("Orchard");
});

test("where counters lie everywhere, towns and objectives are read over them, and no other name", () => {
  const everywhere = Array.from({ length: 4000 }, (_, i): Piece => ({
    ...someone,
    id: String(i),
    at: { x: (i % 80) * 1000, y: Math.floor(i / 80) * 1000 },
  }));
  const names = namePlaces(view, everywhere, camera);
  expect(names.every(({ isCrowded, isFirm }) => isCrowded && isFirm)).toBe(true);
  expect(names.map(({ text }) => text)).toEqual(expect.arrayContaining(["Church", "Crossroads"]));
  expect(names.map(({ text }) => text)).not.toContain("Bois de la Hogue");
});
