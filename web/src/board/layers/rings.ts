import type { Piece } from "../../table/scene.ts";
import { toPixel, type Camera, type Pixel } from "../camera.ts";
import { reachOf } from "../sizes.ts";
import { kInks } from "../inks.ts";
import { paint } from "./pen.ts";

type Context = CanvasRenderingContext2D;

/** Round a counter. */
export function ring(
  context: Context,
  piece: Piece | undefined,
  camera: Camera,
  colour: string,
  width: number,
  dash: number[],
): void {
  if (!piece) return;
  const { left, top } = toPixel(camera, piece.at);
  const { x, y } = reachOf(piece, camera);
  for (const [style, extra] of [
    [kInks.ringShade, 2],
    [colour, 0],
  ] as const) {
    context.beginPath();
    if (piece.own) context.roundRect(left - x - 2, top - y - 2, x * 2 + 4, y * 2 + 4, 5);
    else diamond(context, left, top, x + 5);
    context.strokeStyle = style;
    context.lineWidth = width + extra;
    context.setLineDash(dash);
    context.stroke();
  }
  context.setLineDash([]);
}

function diamond(context: Context, left: number, top: number, reach: number): void {
  context.moveTo(left, top - reach);
  context.lineTo(left + reach, top);
  context.lineTo(left, top + reach);
  context.lineTo(left - reach, top);
  context.closePath();
}

export function dot(context: Context, at: Pixel, colour: string): void {
  context.beginPath();
  context.arc(at.left, at.top, 5.5, 0, Math.PI * 2);
  paint(context, colour, kInks.dotEdge, 1.4);
}

export function reticle(
  context: Context,
  piece: Piece | undefined,
  camera: Camera,
  colour: string,
): void {
  if (!piece) return;
  const { left, top } = toPixel(camera, piece.at);
  const { x, y } = reachOf(piece, camera);
  const reach = Math.max(x, y) + 4;
  for (const [style, width] of [
    [kInks.markHalo, 5],
    [colour, 2.6],
  ] as const) {
    context.beginPath();
    for (const [sx, sy] of [
      [1, 1],
      [1, -1],
      [-1, -1],
      [-1, 1],
    ] as const) {
      context.moveTo(left + sx * reach, top + sy * (reach - 7));
      context.lineTo(left + sx * reach, top + sy * reach);
      context.lineTo(left + sx * (reach - 7), top + sy * reach);
    }
    context.strokeStyle = style;
    context.lineWidth = width;
    context.stroke();
  }
}
