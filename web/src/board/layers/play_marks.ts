import type { Pixel } from "../camera.ts";
import { kPlay } from "../play_style.ts";
import { line, paint } from "./pen.ts";

type Context = CanvasRenderingContext2D;
/** How much of a part of the whole has passed. */
export const within = (share: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (share - from) / (to - from)));

export function flash(context: Context, { left, top }: Pixel, share: number): void {
  const reach = 9 + 9 * Math.sin(share * Math.PI);
  context.beginPath();
  for (let i = 0; i < 16; i += 1) {
    const [angle, far] = [(i * Math.PI) / 8, i % 2 === 0 ? reach : reach * 0.45];
    context.lineTo(left + Math.sin(angle) * far, top - Math.cos(angle) * far);
  }
  context.closePath();
  paint(context, kPlay.flash, kPlay.muzzle, 1.5);
}
export function tracer(context: Context, from: Pixel, to: Pixel): void {
  line(context, [from, to], kPlay.tracerEdge, 5.5, []);
  line(context, [from, to], kPlay.tracer, 3, []);
}
export function burst(
  context: Context,
  { left, top }: Pixel,
  share: number,
  reach: number,
  fill: string = kPlay.burst,
): void {
  if (share <= 0 || share >= 1) return;
  context.globalAlpha = 1 - share;
  context.beginPath();
  context.arc(left, top, 4 + reach * share, 0, Math.PI * 2);
  paint(context, fill, kPlay.burstEdge, 1.5);
  context.globalAlpha = 1;
}
/** Fire of somebody who is not seen: from that side, nobody knows how far. */
export function fromThere(
  context: Context,
  { left, top }: Pixel,
  bearing: number,
  share: number,
): void {
  const angle = (bearing / 180000) * Math.PI;
  const place = (far: number): Pixel => ({
    left: left + Math.sin(angle) * far,
    top: top - Math.cos(angle) * far,
  });
  const far = 62 * (1 - share);
  tracer(context, place(far + 22), place(far));
}
export function flames(context: Context, { left, top }: Pixel, share: number): void {
  kPlay.fire.forEach((colour, i) => {
    const flicker = Math.sin(share * 24 + i * 2.1);
    context.beginPath();
    context.arc(left + flicker * 4 + (i - 1) * 5, top - 4 - i * 3, 9 - i * 1.6 + flicker, 0, 7);
    context.fillStyle = colour;
    context.globalAlpha = Math.min(1, share * 6) * (1 - share * 0.5);
    context.fill();
  });
  for (let i = 0; i < 3; i += 1) {
    const rise = (share + i / 3) % 1;
    context.globalAlpha = (1 - rise) * (1 - share);
    context.beginPath();
    context.arc(left + Math.sin(i * 2 + rise * 4) * 6, top - 12 - rise * 30, 5 + rise * 8, 0, 7);
    context.fillStyle = kPlay.smoke;
    context.fill();
  }
  context.globalAlpha = 1;
}
export function backwards(context: Context, at: Pixel, share: number): void {
  context.globalAlpha = 1 - share;
  context.beginPath();
  context.arc(at.left, at.top, 15, 0, Math.PI * 2);
  context.strokeStyle = kPlay.back;
  context.lineWidth = 2.5;
  context.setLineDash([4, 4]);
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
}
export function pulse(context: Context, { left, top }: Pixel, share: number, colour: string): void {
  context.globalAlpha = 1 - share;
  context.beginPath();
  context.arc(left, top, 14 + 16 * share, 0, Math.PI * 2);
  context.strokeStyle = colour;
  context.lineWidth = 3;
  context.stroke();
  context.globalAlpha = 1;
}
