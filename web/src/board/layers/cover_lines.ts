import { along, length, type Spot } from "../../ground/geometry.ts";
import type { CoverLineDrawn } from "../ground.ts";
import { scatter } from "../strewn.ts";
import { kPaper } from "../terrain_style.ts";

type Context = CanvasRenderingContext2D;

/** A place on a line, and which way the line goes there. */
interface Pace {
  readonly at: Spot;
  readonly angle: number;
}
/** Places along a line, about a step apart, beginning and ending half a step inside it. */
export function paced(line: readonly Spot[], step: number): readonly Pace[] {
  const whole = line.reduce((sum, to, i) => sum + length(line[i - 1] ?? to, to), 0);
  const count = Math.max(1, Math.round(whole / step));
  const paces: Pace[] = [];
  let walked = 0;
  line.forEach((from, i) => {
    const to = line[i + 1];
    if (!to) return;
    const leg = length(from, to);
    const angle = Math.atan2(to.y - from.y, to.x - from.x);
    for (;;) {
      const next = ((paces.length + 0.5) * whole) / count;
      if (paces.length === count || leg === 0 || next > walked + leg) break;
      paces.push({ at: along(from, to, (next - walked) / leg), angle });
    }
    walked += leg;
  });
  return paces;
}

/** Walls of blocks, lumpy hedges, hachured banks: never so thin that they are lost from afar. */
export function drawCoverLines(
  context: Context,
  lines: readonly CoverLineDrawn[],
  pixel: number,
): void {
  for (const cover of lines) {
    switch (cover.kind) {
      case "wall":
        drawWall(context, cover, pixel);
        break;
      case "hedge":
        drawHedge(context, cover, pixel);
        break;
      case "emplacement":
        drawEmplacement(context, cover, pixel);
        break;
    }
  }
}

function drawWall(context: Context, { line, path }: CoverLineDrawn, pixel: number): void {
  const thick = Math.max(210, 4.2 * pixel);
  context.save();
  context.lineCap = "butt";
  context.strokeStyle = kPaper.wallEdge;
  context.lineWidth = thick;
  context.stroke(path);
  context.strokeStyle = kPaper.wall;
  context.lineWidth = thick * 0.56;
  context.stroke(path);
  context.beginPath();
  for (const { at, angle } of paced(line, Math.max(360, 7 * pixel)))
    across(context, at, angle, thick / 2);
  context.strokeStyle = kPaper.wallEdge;
  context.lineWidth = Math.max(55, 1.2 * pixel);
  context.stroke();
  context.restore();
}

export function hedgeLumps(line: readonly Spot[], pixel: number): Path2D {
  const size = Math.max(165, 2.5 * pixel);
  const lumps = new Path2D();
  for (const { at, angle } of paced(line, size * 1.25)) {
    const off = (scatter(at.x, at.y, 1) - 0.5) * size * 0.5;
    const r = size * (0.8 + scatter(at.x, at.y, 2) * 0.4);
    const [x, y] = [at.x - Math.sin(angle) * off, at.y + Math.cos(angle) * off];
    lumps.moveTo(x + r, y);
    lumps.arc(x, y, r, 0, Math.PI * 2);
  }
  return lumps;
}
function drawHedge(context: Context, { line }: CoverLineDrawn, pixel: number): void {
  const lumps = hedgeLumps(line, pixel);
  context.strokeStyle = kPaper.hedgeEdge;
  context.lineWidth = Math.max(90, 1.6 * pixel);
  context.stroke(lumps);
  context.fillStyle = kPaper.hedge;
  context.fill(lumps);
}

function drawEmplacement(context: Context, { line, path }: CoverLineDrawn, pixel: number): void {
  const thick = Math.max(190, 3 * pixel);
  context.save();
  context.beginPath();
  for (const { at, angle } of paced(line, Math.max(230, 4 * pixel)))
    across(context, at, angle, thick * 1.35);
  context.lineCap = "butt";
  context.strokeStyle = kPaper.bankEdge;
  context.lineWidth = Math.max(60, 1.1 * pixel);
  context.stroke();
  context.lineWidth = thick;
  context.stroke(path);
  context.strokeStyle = kPaper.bank;
  context.lineWidth = thick * 0.6;
  context.stroke(path);
  context.restore();
}

function across(context: Context, at: Spot, angle: number, half: number): void {
  const [dx, dy] = [-Math.sin(angle) * half, Math.cos(angle) * half];
  context.moveTo(at.x - dx, at.y - dy);
  context.lineTo(at.x + dx, at.y + dy);
}
