import type { Spot } from "../../ground/geometry.ts";
import type { Ground } from "../ground.ts";
import { boxOf, scatter } from "../strewn.ts";
import { kPaper } from "../terrain_style.ts";

type Context = CanvasRenderingContext2D;
/** In thousandths: how far apart patches of the open ground lie. */
const kPatch = 4200;

/** Open ground is not one colour: meadows and fallows, hardly to be told from each other. */
export function drawPatches(context: Context, { map }: Ground): void {
  for (let x = 0; x < map.width; x += kPatch)
    for (let y = 0; y < map.height; y += kPatch) {
      const shade = scatter(x, y, 11);
      const [cx, cy] = [x + scatter(x, y, 12) * kPatch, y + scatter(x, y, 13) * kPatch];
      context.beginPath();
      for (let corner = 0; corner < 7; corner += 1) {
        const angle = (corner / 7) * Math.PI * 2 + shade;
        const reach = kPatch * (0.45 + scatter(cx, corner, 14) * 0.5);
        context.lineTo(cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach);
      }
      context.closePath();
      context.fillStyle = shade < 0.5 ? kPaper.meadow : kPaper.fallow;
      context.fill();
    }
}

/** Tufts of grass, from near only. */
export function drawTufts(context: Context, { map }: Ground, pixel: number): void {
  if (pixel > 28) return;
  context.strokeStyle = kPaper.tuft;
  context.lineWidth = Math.max(pixel, 22);
  context.beginPath();
  for (let x = 0; x < map.width; x += 900)
    for (let y = 0; y < map.height; y += 900) {
      const [cx, cy] = [x + scatter(x, y, 15) * 800, y + scatter(x, y, 16) * 800];
      context.moveTo(cx - 50, cy + 70);
      context.lineTo(cx, cy);
      context.lineTo(cx + 60, cy + 90);
    }
  context.stroke();
}

/** The sun stands in the north-west. */
export function slopeOf(context: Context, outline: readonly Spot[]): CanvasGradient {
  const { left, right, low, high } = boxOf(outline);
  const gradient = context.createLinearGradient(left, high, right, low);
  gradient.addColorStop(0, kPaper.slopeLight);
  gradient.addColorStop(0.55, kPaper.hillFill);
  gradient.addColorStop(1, kPaper.slopeDark);
  return gradient;
}

/** The rim of the table: a rail of wood. */
export function drawRail(context: Context, { map }: Ground, pixel: number): void {
  const { width, height } = map;
  for (const [colour, off, wide] of [
    [kPaper.railShade, 7, 4],
    [kPaper.rail, 4, 7],
    [kPaper.railLight, 7, 1],
    [kPaper.edge, 0, 1.5],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = wide * pixel;
    const by = off * pixel;
    context.strokeRect(-by, -by, width + 2 * by, height + 2 * by);
  }
}
