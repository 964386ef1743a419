import { placeOf } from "../../scene.ts";
import { toPixel, type Camera, type Pixel } from "../camera.ts";
import { arrow } from "./orders.ts";
import type { Overlay } from "./overlay.ts";
import { line, paint } from "./pen.ts";
import { reachOf } from "./pieces.ts";

type Context = CanvasRenderingContext2D;
const kField = "rgba(190,24,60,0.85)";
const kProposed = "rgba(190,24,60,0.75)";

/** A dashed arrow for each shot that is proposed, and a mark on those who hold their fire. */
export function drawProposals(context: Context, o: Overlay, camera: Camera): void {
  const { act } = o.draft;
  for (const shot of o.proposals) {
    const { firer, target = "", pathPoint } = shot;
    // What is being aimed is drawn by itself.
    if (act.kind === "fire" && act.firer === firer) continue;
    const from = o.pieces.get(firer)?.at ?? placeOf(o.view, firer);
    const to = pathPoint ?? o.pieces.get(target)?.at;
    if (!from || !to) continue;
    const [width, dash] = shot === o.taught ? [4, []] : [2, [3, 7]];
    arrow(context, toPixel(camera, from), toPixel(camera, to), kProposed, width, dash);
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
