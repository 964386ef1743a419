import type { Piece } from "../../table/scene.ts";
import { toPixel, type Camera, type Pixel } from "../camera.ts";
import type { Context } from "../layer.ts";
import { kInks, kSideColours } from "../inks.ts";
import { line } from "./pen.ts";

/** So many pixels of a way stand out at its end, at every scale: they say whence somebody came, and measure nothing. */
const kLast = 24;
const kFaded = 0.28;

/** The end of a way, no longer than this. */
export function lastOf(places: readonly Pixel[], reach: number): readonly Pixel[] {
  const last: Pixel[] = [];
  let left = reach;
  for (const here of [...places].reverse()) {
    const [after] = last;
    const apart = after ? Math.hypot(after.left - here.left, after.top - here.top) : 0;
    if (after && apart > left) {
      const share = left / apart;
      const [dx, dy] = [here.left - after.left, here.top - after.top];
      return [{ left: after.left + dx * share, top: after.top + dy * share }, ...last];
    }
    left -= apart;
    last.unshift(here);
  }
  return last;
}

/** Paths of this turn: faded but for their ends, whole of the one that is chosen. */
export function drawPaths(
  context: Context,
  pieces: readonly Piece[],
  camera: Camera,
  ratio: number,
  chosen: string | undefined,
): void {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  for (const piece of pieces) {
    if (piece.ghost || piece.path.length === 0) continue;
    context.globalAlpha = piece.id === chosen ? 1 : kFaded;
    drawWay(context, piece, camera);
    context.globalAlpha = 1;
    if (piece.seen === undefined || piece.id === chosen) continue;
    const places = piece.path.map((p) => toPixel(camera, p));
    way(context, lastOf(places, kLast), kSideColours[piece.side].strong);
  }
}

/** All of one's path of this turn. */
export function drawWay(context: Context, piece: Piece, camera: Camera): void {
  const { strong } = kSideColours[piece.side];
  const places = piece.path.map((p) => toPixel(camera, p));
  if (piece.seen === undefined) return dots(context, places, strong);
  way(context, places, strong);
  dots(context, places.slice(0, 1), strong);
}

function way(context: Context, places: readonly Pixel[], colour: string): void {
  if (places.length < 2) return;
  line(context, places, kInks.wayHalo, 4.5, []);
  line(context, places, colour, 2, [1, 5]);
}

/** Where an enemy was seen: what lies between may be out of sight. */
function dots(context: Context, places: readonly Pixel[], colour: string): void {
  for (const { left, top } of places) {
    context.beginPath();
    context.arc(left, top, 3.2, 0, Math.PI * 2);
    context.fillStyle = colour;
    context.fill();
  }
}
