import { length, spot, type Spot } from "../../ground/geometry.ts";
import type { ObstacleSeen, View } from "../../wire/protocol.ts";
import { toPixel, type Camera } from "../camera.ts";
import { kInks, kSideColours } from "../inks.ts";
import { traceSpots } from "./pen.ts";

type Context = CanvasRenderingContext2D;
const kInk = kInks.obstacle;
/** Pixels between coils, beams and mines. */
const kApart = 16;

/** Wire, roadblocks and minefields that this audience knows of. */
export function drawObstacles(context: Context, view: View, camera: Camera): void {
  for (const obstacle of Object.values(view.obstacles)) drawObstacle(context, obstacle, camera);
}

function drawObstacle(context: Context, obstacle: ObstacleSeen, camera: Camera): void {
  const outline = obstacle.outline.map(spot);
  const colour = obstacle.side ? kSideColours[obstacle.side].strong : kInk;
  context.save();
  traceSpots(context, camera, outline);
  context.fillStyle = obstacle.kind === "roadblock" ? kInks.roadblock : `${kInk}14`;
  context.fill();
  context.strokeStyle = colour;
  context.lineWidth = 1.6;
  context.setLineDash(obstacle.kind === "minefield" ? [3, 5] : []);
  context.stroke();
  context.setLineDash([]);
  context.clip();
  if (obstacle.kind === "wire") drawCoils(context, camera, outline);
  else drawThings(context, camera, outline, obstacle.kind === "minefield" ? drawMine : drawBeam);
  context.restore();
}

/** Loops along the longer middle line. */
function drawCoils(context: Context, camera: Camera, outline: readonly Spot[]): void {
  const [from, to] = middleLine(outline);
  const a = toPixel(camera, from);
  const b = toPixel(camera, to);
  const whole = Math.hypot(b.left - a.left, b.top - a.top);
  const r = 5;
  context.strokeStyle = kInk;
  context.lineWidth = 1.3;
  for (let gone = 0; gone <= whole; gone += r * 1.3) {
    const share = whole > 0 ? gone / whole : 0;
    context.beginPath();
    context.arc(
      a.left + (b.left - a.left) * share,
      a.top + (b.top - a.top) * share,
      r,
      0,
      Math.PI * 2,
    );
    context.stroke();
  }
}

/** Between the middles of the two shortest sides of four, else from corner to corner. */
function middleLine(outline: readonly Spot[]): readonly [Spot, Spot] {
  const corner = (i: number): Spot => outline[i % outline.length] ?? { x: 0, y: 0 };
  const middle = (i: number): Spot => ({
    x: (corner(i).x + corner(i + 1).x) / 2,
    y: (corner(i).y + corner(i + 1).y) / 2,
  });
  if (outline.length !== 4) return [corner(0), corner(Math.floor(outline.length / 2))];
  const isFirstShort = length(corner(0), corner(1)) < length(corner(1), corner(2));
  return isFirstShort ? [middle(0), middle(2)] : [middle(1), middle(3)];
}

function drawThings(
  context: Context,
  camera: Camera,
  outline: readonly Spot[],
  draw: (context: Context, left: number, top: number) => void,
): void {
  const pixels = outline.map((place) => toPixel(camera, place));
  const lefts = pixels.map(({ left }) => left);
  const tops = pixels.map(({ top }) => top);
  const [low, high] = [Math.min(...tops), Math.max(...tops)];
  let odd = false;
  for (let top = low + 7; top < high; top += kApart) {
    const shift = odd ? kApart / 2 : 0;
    for (let left = Math.min(...lefts) + 8 + shift; left < Math.max(...lefts); left += kApart)
      draw(context, left, top);
    odd = !odd;
  }
}

function drawMine(context: Context, left: number, top: number): void {
  context.fillStyle = kInk;
  context.beginPath();
  context.arc(left, top, 3.2, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = kInk;
  context.lineWidth = 1.2;
  context.beginPath();
  context.moveTo(left - 3, top - 2.5);
  context.lineTo(left - 5, top - 6);
  context.moveTo(left + 3, top - 2.5);
  context.lineTo(left + 5, top - 6);
  context.stroke();
}

function drawBeam(context: Context, left: number, top: number): void {
  context.strokeStyle = kInks.beam;
  context.lineWidth = 3;
  context.beginPath();
  context.moveTo(left - 6, top - 5);
  context.lineTo(left + 6, top + 5);
  context.moveTo(left - 6, top + 5);
  context.lineTo(left + 6, top - 5);
  context.stroke();
}
