import { distanceToLine, isInside, length, type Spot } from "../ground/geometry.ts";

/** The same place always gives the same number, 0 to 1: woods do not change with every redraw. */
export function scatter(x: number, y: number, salt: number): number {
  let h =
    Math.imul(Math.round(x) ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(Math.round(y) + salt, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x27d4eb2f);
  return ((h ^ (h >>> 13)) >>> 0) / 4294967296;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}
export function boxOf(outline: readonly Spot[]): Box {
  const [xs, ys] = [outline.map((p) => p.x), outline.map((p) => p.y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    low: Math.min(...ys),
    high: Math.max(...ys),
  };
}

/** Places inside an outline on a shaken grid, keeping off the edge and off the roads. */
export function strewn(
  outline: readonly Spot[],
  step: number,
  shake: number,
  inset: number,
  keepOff: readonly { readonly line: readonly Spot[]; readonly reach: number }[],
): Spot[] {
  const box = boxOf(outline);
  const closed = [...outline, ...outline.slice(0, 1)];
  const places: Spot[] = [];
  const start = (value: number) => Math.floor(value / step) * step;
  for (let y = start(box.high); y >= box.low; y -= step) {
    const odd = Math.round(y / step) % 2 === 0 ? 0 : step / 2;
    for (let x = start(box.left); x <= box.right; x += step) {
      const at = {
        x: x + odd + (scatter(x, y, 1) - 0.5) * step * shake,
        y: y + (scatter(x, y, 2) - 0.5) * step * shake,
      };
      if (!isInside(outline, at) || distanceToLine(closed, at) < inset) continue;
      if (keepOff.some(({ line, reach }) => distanceToLine(line, at) < reach)) continue;
      places.push(at);
    }
  }
  return places;
}

/** The longest side of an outline: fields and houses stand along it. */
export function direction(outline: readonly Spot[]): number {
  let [best, angle] = [0, 0];
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] ?? a;
    if (length(a, b) > best) {
      best = length(a, b);
      angle = Math.atan2(b.y - a.y, b.x - a.x);
    }
  });
  return angle;
}
