// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { fit, panned, zoomed, type Camera } from "./camera.ts";
import { Layer } from "./layer.ts";

const kScreen = { width: 1000, height: 800 };
const near = zoomed(fit({ width: 72000, height: 48000 }, kScreen), 3, { left: 500, top: 400 });

/** happy-dom paints nothing; what is painted is of no matter here. */
function painted(camera: Camera): Layer {
  HTMLCanvasElement.prototype.getContext = (() => ({
    setTransform: () => undefined,
    clearRect: () => undefined,
  })) as unknown as typeof HTMLCanvasElement.prototype.getContext;
  const layer = new Layer("terrain");
  layer.resize(kScreen, 1);
  layer.paint(camera, () => undefined);
  return layer;
}

test("before anything is painted there is nothing to follow with", () => {
  expect(new Layer("terrain").follow(near)).toBe(false);
});

test("a short way is followed by shifting the picture, a long one asks for a new one", () => {
  const layer = painted(near);
  expect(layer.follow(panned(near, 150, -100))).toBe(true);
  expect(layer.canvas.style.transform).toContain("translate(-70px, -276px) scale(1)");
  expect(layer.follow(panned(near, 400, 0))).toBe(false);
});

test("what is hidden is painted anew before it is shown", () => {
  const layer = painted(near);
  layer.hide();
  expect(layer.canvas.hidden).toBe(true);
  expect(layer.follow(near)).toBe(false);
  layer.paint(near, () => undefined);
  expect(layer.canvas.hidden).toBe(false);
  expect(layer.follow(near)).toBe(true);
});

test("nearer is stretched up to a bound, farther only where the picture still fills the screen", () => {
  const layer = painted(near);
  const middle = { left: 500, top: 400 };
  expect(layer.follow(zoomed(near, 1.5, middle))).toBe(true);
  expect(layer.follow(zoomed(near, 3, middle))).toBe(false);
  expect(layer.follow(zoomed(near, 0.5, middle))).toBe(false);
});

test("a picture of all of the table needs no more ground, however far one goes", () => {
  const whole = fit({ width: 72000, height: 48000 }, kScreen);
  expect(painted(whole).follow(zoomed(whole, 0.8, { left: 500, top: 400 }))).toBe(true);
});
