import type { Spot } from "../../ground/geometry.ts";
import { toPixel, type Camera, type Pixel } from "../camera.ts";
import type { Context } from "../layer.ts";

function through(context: Context, places: readonly Pixel[]): void {
  context.beginPath();
  places.forEach(({ left, top }, i) =>
    i === 0 ? context.moveTo(left, top) : context.lineTo(left, top),
  );
}

/** A border from place to place and back. */
export function trace(context: Context, places: readonly Pixel[]): void {
  through(context, places);
  context.closePath();
}

export const traceSpots = (context: Context, camera: Camera, spots: readonly Spot[]): void =>
  trace(
    context,
    spots.map((spot) => toPixel(camera, spot)),
  );

/** Fills what was traced, and draws its edge. */
export function paint(context: Context, fill: string, edge: string, width: number): void {
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = edge;
  context.lineWidth = width;
  context.stroke();
}

export function line(
  context: Context,
  places: readonly Pixel[],
  colour: string,
  width: number,
  dash: number[],
): void {
  through(context, places);
  context.lineCap = "round";
  context.lineJoin = "round";
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash(dash);
  context.stroke();
  context.setLineDash([]);
}
