// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { demoStates } from "../../demo/states.ts";
import { piecesOf } from "../../table/scene.ts";
import type { Point, View } from "../../wire/protocol.ts";
import { fit, toPixel } from "../camera.ts";
import { capAt, capPlaces } from "./caps.ts";
import { namePlaces } from "./names.ts";
import { hullOf } from "./wrecks.ts";

const base = demoStates()["orders"] as View;
const camera = fit(base.map, { width: 1000, height: 700 });
const [order] = Object.values(base.orders);
if (!order) throw new Error("no order");
/** The same view with caps at these places and nobody else on the table. */
const withCaps = (...markers: Point[]): View => ({
  ...base,
  stands: {},
  contacts: {},
  orders: Object.fromEntries(markers.map((marker, i) => [`o${String(i)}`, { ...order, marker }])),
});

test("a cap that lies free stays where it is", () => {
  const view = withCaps([60000, 3000]);
  const place = capPlaces(view, [], camera).get("o0");
  expect(place?.at).toEqual(toPixel(camera, { x: 60000, y: 3000 }));
  expect(place?.tie).toBeUndefined();
});

test("a cap on the name of a place gives way and is tied to where it lies", () => {
  const { at } = Object.values(base.objectives)[0] ?? { at: [0, 0] as Point };
  const view = withCaps([at[0], at[1] - 800]);
  const place = capPlaces(view, [], camera).get("o0");
  if (!place) throw new Error("no cap");
  expect(place.tie).toBeDefined();
  for (const { box } of namePlaces(view, [], camera)) {
    const { left, right, top, bottom } = box;
    const isBeside = place.at.left + place.radius <= left || place.at.left - place.radius >= right;
    const isOff = place.at.top + place.radius <= top || place.at.top - place.radius >= bottom;
    expect(isBeside || isOff).toBe(true);
  }
});

test("of two caps at one place each can be read, and each is taken where it is shown", () => {
  const view = withCaps([60000, 3000], [60000, 3000]);
  const [one, other] = [...capPlaces(view, [], camera).values()];
  if (!one || !other) throw new Error("two caps");
  expect(Math.hypot(one.at.left - other.at.left, one.at.top - other.at.top)).toBeGreaterThan(20);
  const pieces = new Map(piecesOf(view, "blue").map((piece) => [piece.id, piece]));
  expect(capAt(view, pieces, camera, one.at)).toBe("o0");
  expect(capAt(view, pieces, camera, other.at)).toBe("o1");
});

test("no cap is shown on a wreck, and none whose issuer and followers are lost", () => {
  const at = [60000, 3000] as const;
  const wrecks = { w: { at, facing: 0, width: 1000, depth: 1500 } };
  const place = capPlaces({ ...withCaps(at), wrecks }, [], camera).get("o0");
  if (!place) throw new Error("no cap");
  const wreck = toPixel(camera, { x: 60000, y: 3000 });
  const apart = Math.hypot(place.at.left - wreck.left, place.at.top - wreck.top);
  expect(apart).toBeGreaterThan(place.radius);
  expect(place.tie).toEqual(wreck);
  const [issuer] = Object.entries(base.stands)[0] ?? [""];
  const stand = base.stands[issuer];
  if (!stand) throw new Error("nobody");
  const dead = { ...stand, presence: "eliminated" as const };
  const orphan = { ...order, issuer, members: [issuer], marker: at };
  const lost = { ...withCaps(), stands: { [issuer]: dead }, orders: { o0: orphan } };
  expect(capPlaces(lost, [], camera).size).toBe(0);
  const alive = { ...lost, stands: { [issuer]: dead, s2: stand } };
  const led = { ...alive, orders: { o0: { ...orphan, members: ["s2"] } } };
  expect(capPlaces(led, [], camera).size).toBe(1);
});

test("while fire is declared caps are small", () => {
  const view = withCaps([60000, 3000]);
  const firing = { ...view, battle: { ...view.battle, step: "general_fire" as const } };
  const radius = (of: View): number => capPlaces(of, [], camera).get("o0")?.radius ?? 0;
  expect(radius(firing)).toBeLessThan(radius(view) * 0.7);
});

test("a wreck takes a third of its base", () => {
  const wreck = { at: [60000, 3000] as const, facing: 0, width: 9000, depth: 3000 };
  const hull = hullOf(wreck, camera);
  const [xs, ys] = [hull.map(({ x }) => x), hull.map(({ y }) => y)];
  const side = (all: readonly number[]): number => Math.max(...all) - Math.min(...all);
  expect((side(xs) * side(ys)) / (9000 * 3000)).toBeCloseTo(1 / 3, 2);
});
