import type { Point } from "./protocol.ts";

/** A place on the table in thousandths of an inch; x to the right, y up the map. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
export const kInch = 1000;

export const spot = (point: Point): Spot => ({ x: point[0], y: point[1] });
export const point = (at: Spot): Point => [Math.round(at.x), Math.round(at.y)];
export const length = (a: Spot, b: Spot): number => Math.hypot(b.x - a.x, b.y - a.y);

/** Thousandths of a degree, 0 is up the map, clockwise. */
export function bearing(from: Spot, to: Spot): number {
  const degrees = (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI;
  return turned(Math.round(degrees * 1000));
}
export const turned = (millidegrees: number): number => ((millidegrees % 360000) + 360000) % 360000;

/** How far apart two facings are, 0 to 180000. */
export function angleBetween(a: number, b: number): number {
  const apart = turned(a - b);
  return apart > 180000 ? 360000 - apart : apart;
}

export function ahead(from: Spot, facing: number, distance: number): Spot {
  const angle = (facing / 180000) * Math.PI;
  return { x: from.x + Math.sin(angle) * distance, y: from.y + Math.cos(angle) * distance };
}

export function along(a: Spot, b: Spot, share: number): Spot {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

export function isInside(outline: readonly Spot[], at: Spot): boolean {
  let inside = false;
  let before = outline.at(-1);
  for (const corner of outline) {
    if (before && corner.y > at.y !== before.y > at.y) {
      const x = corner.x + ((at.y - corner.y) / (before.y - corner.y)) * (before.x - corner.x);
      if (at.x < x) inside = !inside;
    }
    before = corner;
  }
  return inside;
}

/** How far from a line of several legs. */
export function distanceToLine(line: readonly Spot[], at: Spot): number {
  let best = Infinity;
  line.forEach((from, i) => {
    const to = line[i + 1] ?? from;
    const square = (to.x - from.x) ** 2 + (to.y - from.y) ** 2;
    const dot = (at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y);
    const share = square === 0 ? 0 : Math.min(1, Math.max(0, dot / square));
    best = Math.min(best, length(at, along(from, to, share)));
  });
  return best;
}

/** Corners of a base, clockwise from front left. */
export function corners(at: Spot, facing: number, width: number, depth: number): readonly Spot[] {
  const angle = (facing / 180000) * Math.PI;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const turn = (x: number, y: number): Spot => ({
    x: at.x + x * cos + y * sin,
    y: at.y - x * sin + y * cos,
  });
  const [w, d] = [width / 2, depth / 2];
  return [turn(-w, d), turn(w, d), turn(w, -d), turn(-w, -d)];
}

export function centroid(outline: readonly Spot[]): Spot {
  let [area, x, y] = [0, 0, 0];
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    const cross = a.x * b.y - b.x * a.y;
    area += cross;
    x += (a.x + b.x) * cross;
    y += (a.y + b.y) * cross;
  });
  const first = outline[0] ?? { x: 0, y: 0 };
  return area === 0 ? first : { x: x / (3 * area), y: y / (3 * area) };
}
