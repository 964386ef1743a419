import { corners, spot, type Spot } from "../../ground/geometry.ts";
import type { View } from "../../wire/protocol.ts";
import { toPixel, type Camera } from "../camera.ts";
import type { Context } from "../layer.ts";
import { line, paint, traceSpots } from "./pen.ts";
import { isFar } from "../sizes.ts";
import { kInks } from "../inks.ts";

type Wreck = View["wrecks"][string];

/** A hull takes a third of its base, and is never too small to be seen. */
const kShare = Math.sqrt(1 / 3);
const kLeast = 5;

/** The burnt hull in the middle of its base. */
export function hullOf({ at, facing, width, depth }: Wreck, camera: Camera): readonly Spot[] {
  const size = (side: number): number => Math.max(side * kShare, kLeast / camera.scale);
  return corners(spot(at), facing, size(width), size(depth));
}

/** Grey, and smaller than whoever still fights; near, a thin line shows the base, where nobody else finds room. */
export function drawWreck(context: Context, wreck: Wreck, camera: Camera): void {
  const { at, facing, width, depth } = wreck;
  if (!isFar(camera)) {
    const base = corners(spot(at), facing, width, depth).map((c) => toPixel(camera, c));
    line(context, [...base, ...base.slice(0, 1)], kInks.wreckBase, 1, [2, 4]);
  }
  const hull = hullOf(wreck, camera);
  traceSpots(context, camera, hull);
  paint(context, kInks.wreck, kInks.wreckEdge, 1);
  const [a, b, c, d] = hull.map((one) => toPixel(camera, one));
  if (!a || !b || !c || !d) return;
  line(context, [a, c], kInks.wreckEdge, 1, []);
  line(context, [b, d], kInks.wreckEdge, 1, []);
}
