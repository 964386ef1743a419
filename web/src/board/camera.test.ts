import fc from "fast-check";
import { expect, test } from "vitest";
import {
  firstLook,
  fit,
  inchScaleOf,
  isOnScreen,
  isOtherWidth,
  lookingAt,
  panned,
  resized,
  seesAll,
  toPixel,
  toSpot,
  zoomed,
} from "./camera.ts";

const kTable = { width: 60000, height: 48000 };
const kScreen = { width: 1000, height: 700 };
const kCamera = fit(kTable, kScreen);

test("the whole table fits, its middle in the middle", () => {
  expect(toPixel(kCamera, { x: 30000, y: 24000 })).toEqual({ left: 500, top: 350 });
  const corner = toPixel(kCamera, { x: 0, y: 48000 });
  expect(corner.left).toBeGreaterThanOrEqual(0);
  expect(corner.top).toBeGreaterThanOrEqual(0);
});

test("a step nearer, and some of the table is off the screen", () => {
  expect(seesAll(kCamera)).toBe(true);
  expect(seesAll(zoomed(kCamera, 1.3, { left: 500, top: 350 }))).toBe(false);
  expect(seesAll(panned(kCamera, 200, 0))).toBe(false);
});

test("y grows up the map", () => {
  const low = toPixel(kCamera, { x: 0, y: 0 });
  const high = toPixel(kCamera, { x: 0, y: 1000 });
  expect(high.top).toBeLessThan(low.top);
});

test("pixels and places lead back to each other", () => {
  fc.assert(
    fc.property(fc.integer({ max: 60000 }), fc.integer({ max: 48000 }), (x, y) => {
      const back = toSpot(kCamera, toPixel(kCamera, { x, y }));
      expect(back.x).toBeCloseTo(x, 3);
      expect(back.y).toBeCloseTo(y, 3);
    }),
  );
});

test("what lies under the pointer stays there while zooming", () => {
  const pointer = { left: 420, top: 300 };
  const under = toSpot(kCamera, pointer);
  const closer = zoomed(kCamera, 2, pointer);
  expect(toPixel(closer, under).left).toBeCloseTo(420, 6);
  expect(toPixel(closer, under).top).toBeCloseTo(300, 6);
});

test("the table cannot be pushed out of sight", () => {
  const far = panned(kCamera, -1e6, 1e6);
  expect(far.centre).toEqual({ x: 60000, y: 48000 });
  expect(isOnScreen(far, { x: 60000, y: 48000 }, 0)).toBe(true);
});

test("a whole view stays whole in a new window, a closer one keeps its scale", () => {
  const small = { width: 390, height: 400 };
  expect(resized(kCamera, small)).toEqual(fit(kTable, small));
  const close = zoomed(kCamera, 3, { left: 0, top: 0 });
  expect(resized(close, small).scale).toBe(close.scale);
});

test("a screen is another one when it is wider or narrower by a quarter, whatever its height", () => {
  const phone = { width: 390, height: 400 };
  expect(isOtherWidth(phone, { width: 390, height: 700 })).toBe(false);
  expect(isOtherWidth(phone, { width: 450, height: 400 })).toBe(false);
  expect(isOtherWidth(phone, kScreen)).toBe(true);
  expect(isOtherWidth(kScreen, phone)).toBe(true);
});

test("a look at the table's edge shows the table, and no more than a margin beside it", () => {
  const edge = { x: 500, y: 47500 };
  for (const near of [
    firstLook(kTable, kScreen, edge, 2),
    lookingAt(zoomed(kCamera, 2, { left: 500, top: 350 }), edge),
  ]) {
    expect(isOnScreen(near, edge, 0)).toBe(true);
    const corner = toPixel(near, { x: 0, y: 48000 });
    expect(corner.left).toBeLessThanOrEqual(24.001);
    expect(corner.top).toBeLessThanOrEqual(24.001);
  }
});

test("the first look shows the whole table where it is nearly as large as can be read, else a part of it", () => {
  const table = { width: 72000, height: 48000 };
  const at = { x: 60000, y: 24000 };
  const laptop = { width: 896, height: 690 };
  expect(firstLook(table, laptop, at, 1)).toEqual(fit(table, laptop));
  const phone = firstLook(table, { width: 390, height: 844 }, at, 1);
  expect(seesAll(phone)).toBe(false);
  expect(isOnScreen(phone, at, 0)).toBe(true);
});

test("the inch is as long as the scenario draws it, one when it does not say", () => {
  expect(inchScaleOf({})).toBe(1);
  expect(inchScaleOf({ inch_scale: "0.8" })).toBe(0.8);
  expect(inchScaleOf({ inch_scale: "2" })).toBe(2);
});

test("the first look is drawn by the inch's scale, as far as zooming goes", () => {
  const at = { x: 22000, y: 19000 };
  const usual = firstLook(kTable, kScreen, at, 1);
  expect(usual).toEqual(kCamera);
  const nearer = firstLook(kTable, kScreen, at, 2);
  expect(nearer.scale).toBeCloseTo(2 * usual.scale, 9);
  expect(nearer.centre).toEqual(at);
  const farther = firstLook(kTable, kScreen, at, 0.8);
  expect(farther.scale).toBeCloseTo(0.8 * usual.scale, 9);
  expect(seesAll(farther)).toBe(true);
  expect(farther.centre).toEqual(usual.centre);
  const middle = { left: 500, top: 350 };
  expect(firstLook(kTable, kScreen, at, 10).scale).toBe(zoomed(usual, 100, middle).scale);
  expect(firstLook(kTable, kScreen, at, 0.1).scale).toBe(zoomed(usual, 0.01, middle).scale);
});
