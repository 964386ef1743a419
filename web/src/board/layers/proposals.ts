import { placeOf } from "../../scene.ts";
import { toPixel, type Camera, type Pixel } from "../camera.ts";
import { arrow } from "./orders.ts";
import type { Overlay } from "./overlay.ts";
import { line, paint } from "./pen.ts";
import { reachOf } from "./pieces.ts";

type Context = CanvasRenderingContext2D;
const kField = "rgba(190,24,60,0.85)";
const kProposed = "rgba(190,24,60,0.75)";

/** How long a shot is drawn that nobody points at, in pixels: at its firer, so that a crowd stays legible. */
const kStub = 20;
/** From the rim of the firer's counter towards his target, and never beyond it. */
export function stubOf(from: Pixel, to: Pixel, rim: number): readonly [Pixel, Pixel] {
  const apart = Math.hypot(to.left - from.left, to.top - from.top);
  const at = (reach: number): Pixel => {
    const share = apart > 0 ? Math.min(1, reach / apart) : 0;
    return {
      left: from.left + (to.left - from.left) * share,
      top: from.top + (to.top - from.top) * share,
    };
  };
  return [at(rim), at(rim + kStub)];
}

/** An arrow for each shot that is proposed, whole of those that are pointed at or chosen, and a mark on those who hold their fire. */
export function drawProposals(context: Context, o: Overlay, camera: Camera): void {
  const { act, hover, selected } = o.draft;
  for (const shot of o.proposals) {
    const { firer, target = "", pathPoint } = shot;
    // What is being aimed is drawn by itself.
    if (act.kind === "fire" && act.firer === firer) continue;
    const from = o.pieces.get(firer)?.at ?? placeOf(o.view, firer);
    const to = pathPoint ?? o.pieces.get(target)?.at;
    if (!from || !to) continue;
    const [start, end] = [toPixel(camera, from), toPixel(camera, to)];
    const isPointed =
      o.areWhole || [hover, selected].some((id) => id === firer || (id && id === target));
    if (shot === o.taught) arrow(context, start, end, kProposed, 4);
    else if (isPointed) arrow(context, start, end, kProposed, 2, [3, 7]);
    else {
      const piece = o.pieces.get(firer);
      const reach = piece ? reachOf(piece, camera) : { x: 0, y: 0 };
      arrow(context, ...stubOf(start, end, Math.max(reach.x, reach.y)), kProposed, 2);
    }
  }
  for (const id of o.held) {
    const piece = o.pieces.get(id);
    if (!piece) continue;
    const { left, top } = toPixel(camera, piece.at);
    const { x } = reachOf(piece, camera);
    drawHeld(context, { left: left - x, top });
  }
}

/** A dotted line for each shot that may be chosen. */
export function drawFields(context: Context, o: Overlay, camera: Camera): void {
  for (const ids of o.fields) {
    const [from, to] = ids.map((id) => o.pieces.get(id)?.at ?? placeOf(o.view, id));
    if (from && to)
      line(context, [toPixel(camera, from), toPixel(camera, to)], kField, 1.8, [1, 6]);
  }
}

/** A barred muzzle: a circle with a bar across. */
function drawHeld(context: Context, { left, top }: Pixel): void {
  context.beginPath();
  context.arc(left, top, 6.5, 0, Math.PI * 2);
  paint(context, "#fff", "#9f1239", 2);
  context.beginPath();
  context.moveTo(left - 4.5, top + 4.5);
  context.lineTo(left + 4.5, top - 4.5);
  context.stroke();
}
