import { ahead, corners, type Spot } from "../../ground/geometry.ts";
import { placeOf } from "../../table/scene.ts";
import { toPixel, type Camera, type Pixel } from "../camera.ts";
import { kDraft, kInks, kTarget } from "../inks.ts";
import { arrow } from "./orders.ts";
import type { Overlay } from "./overlay_scene.ts";
import { line } from "./pen.ts";
import { ring } from "./rings.ts";

type Context = CanvasRenderingContext2D;

/** Who is chosen together, the band round them, and where they would go. */
export function drawTogether(context: Context, o: Overlay, camera: Camera): void {
  const { group = [], formation = [], block = [], volley = [], band } = o.draft;
  for (const id of group) ring(context, o.pieces.get(id), camera, kDraft, 3.2, []);
  for (const { choice, path } of formation) {
    const from = o.pieces.get(choice.stand)?.at;
    if (from) drawWay(context, [from, ...path], camera);
  }
  for (const { firer, target = "", pathPoint } of volley) {
    const from = o.pieces.get(firer)?.at ?? placeOf(o.view, firer);
    const to = pathPoint ?? o.pieces.get(target)?.at;
    if (from && to) arrow(context, toPixel(camera, from), toPixel(camera, to), kTarget, 3, [10, 5]);
  }
  for (const act of block) drawBase(context, o, act, camera);
  if (band) drawBand(context, band.from, band.to, camera);
}

function drawWay(context: Context, path: readonly Spot[], camera: Camera): void {
  const places = path.map((at) => toPixel(camera, at));
  const [before, last] = places.slice(-2);
  if (!before || !last) return;
  line(context, places.slice(0, -1), kDraft, 3, []);
  arrow(context, before, last, kDraft, 3);
}

/** A base where it would be set up, and the way it would look. */
function drawBase(
  context: Context,
  o: Overlay,
  { stand, at, facing }: NonNullable<Overlay["draft"]["block"]>[number],
  camera: Camera,
): void {
  const { width = 1000, depth = 1000 } = o.view.stands[stand] ?? {};
  if (!at) return;
  const base = corners(at, facing, width, depth).map((corner) => toPixel(camera, corner));
  const outline = [...base, ...base.slice(0, 1)];
  context.fillStyle = kInks.draftBase;
  context.beginPath();
  for (const { left, top } of base) context.lineTo(left, top);
  context.fill();
  line(context, outline, kInks.baseHalo, 4, []);
  line(context, outline, kDraft, 2, []);
  const front = toPixel(camera, ahead(at, facing, depth / 2 + 300));
  line(context, [toPixel(camera, at), front], kDraft, 2, []);
}

function drawBand(context: Context, from: Spot, to: Spot, camera: Camera): void {
  const [a, b]: [Pixel, Pixel] = [toPixel(camera, from), toPixel(camera, to)];
  context.fillStyle = kInks.draftBand;
  context.fillRect(a.left, a.top, b.left - a.left, b.top - a.top);
  context.strokeStyle = kDraft;
  context.lineWidth = 1.6;
  context.setLineDash([6, 4]);
  context.strokeRect(a.left, a.top, b.left - a.left, b.top - a.top);
  context.setLineDash([]);
}
