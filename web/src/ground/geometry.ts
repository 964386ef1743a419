import type { Point } from "../wire/protocol.ts";

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

/** Where a leg crosses the outline, as shares of it. */
export function crossesEdge(outline: readonly Spot[], a: Spot, b: Spot): readonly number[] {
  return outline.flatMap((p, i) => {
    const q = outline[(i + 1) % outline.length] ?? p;
    return shareAt(a, b, p, q);
  });
}
/** Where a leg may come within so far of a line or leave it: all such places are among these. */
export function crossesRim(
  line: readonly Spot[],
  reach: number,
  a: Spot,
  b: Spot,
): readonly number[] {
  return line.flatMap((p, i) => {
    const q = line[i + 1];
    const size = q ? length(p, q) : 0;
    if (!q || size === 0) return roundShares(a, b, p, reach);
    const [x, y] = [((p.y - q.y) / size) * reach, ((q.x - p.x) / size) * reach];
    const beside = (side: number): readonly number[] =>
      shareAt(
        a,
        b,
        { x: p.x + side * x, y: p.y + side * y },
        { x: q.x + side * x, y: q.y + side * y },
      );
    return [...roundShares(a, b, p, reach), ...beside(1), ...beside(-1)];
  });
}
function shareAt(a: Spot, b: Spot, p: Spot, q: Spot): readonly number[] {
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, q.x - p.x, q.y - p.y];
  const cross = ux * vy - uy * vx;
  if (cross === 0) return [];
  const share = ((p.x - a.x) * vy - (p.y - a.y) * vx) / cross;
  const other = ((p.x - a.x) * uy - (p.y - a.y) * ux) / cross;
  return share > 0 && share < 1 && other >= 0 && other <= 1 ? [share] : [];
}
function roundShares(a: Spot, b: Spot, middle: Spot, reach: number): readonly number[] {
  const [ux, uy, x, y] = [b.x - a.x, b.y - a.y, a.x - middle.x, a.y - middle.y];
  const [square, half] = [ux * ux + uy * uy, x * ux + y * uy];
  const root = half * half - square * (x * x + y * y - reach * reach);
  if (square === 0 || root < 0) return [];
  return [-Math.sqrt(root), Math.sqrt(root)]
    .map((one) => (one - half) / square)
    .filter((share) => share > 0 && share < 1);
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

/** Do two convex outlines share more than an edge? */
export function basesOverlap(a: readonly Spot[], b: readonly Spot[]): boolean {
  const isApart = (of: readonly Spot[]): boolean =>
    of.some((p, i) => {
      const q = of[(i + 1) % of.length] ?? p;
      const [x, y] = [p.y - q.y, q.x - p.x];
      const shadow = (outline: readonly Spot[]): readonly number[] =>
        outline.map((one) => one.x * x + one.y * y);
      const [mine, theirs] = [shadow(a), shadow(b)];
      return (
        Math.max(...mine) <= Math.min(...theirs) + 1e-6 ||
        Math.max(...theirs) <= Math.min(...mine) + 1e-6
      );
    });
  return !isApart(a) && !isApart(b);
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
