import { kInch, spot, type Spot } from "../geometry.ts";
import type { CoverLine, MapFacts, Terrain } from "../protocol.ts";
import { boxOf, direction, scatter, strewn } from "./strewn.ts";
import { kAreaStyles, type AreaStyle } from "./terrain_style.ts";

/** One area made ready for drawing. Paths are in thousandths, y up. */
export interface AreaDrawn {
  readonly terrain: Terrain;
  readonly name: string;
  readonly outline: readonly Spot[];
  readonly path: Path2D;
  readonly style: AreaStyle;
  /** What stands in it: crowns, houses, rows; and their shadows. */
  readonly things: Path2D;
  readonly shadows: Path2D;
}
/** The map made ready for drawing, once a battle. */
export interface Ground {
  readonly map: MapFacts;
  readonly areas: readonly AreaDrawn[];
  readonly contours: readonly {
    readonly level: number;
    readonly outline: readonly Spot[];
    readonly path: Path2D;
  }[];
  readonly roads: readonly {
    readonly name: string;
    readonly line: readonly Spot[];
    readonly path: Path2D;
    readonly width: number;
  }[];
  readonly waters: readonly {
    readonly name: string;
    readonly line: readonly Spot[];
    readonly path: Path2D;
    readonly width: number;
    readonly crossings: readonly {
      readonly at: Spot;
      readonly along: number;
      readonly bridge: boolean;
      readonly reach: number;
    }[];
  }[];
  readonly coverLines: readonly CoverLineDrawn[];
}
/** A wall, hedge or emplacement made ready for drawing. */
export interface CoverLineDrawn {
  readonly kind: CoverLine["kind"];
  readonly name: string;
  readonly line: readonly Spot[];
  readonly path: Path2D;
}

export function closed(outline: readonly Spot[]): Path2D {
  const path = new Path2D();
  outline.forEach((p, i) => (i === 0 ? path.moveTo(p.x, p.y) : path.lineTo(p.x, p.y)));
  path.closePath();
  return path;
}
const kOffTrue = 60;
/** With its corners a little rounded: nowhere more than 0.06 inches off the true line. */
export function rounded(outline: readonly Spot[]): Path2D {
  const path = new Path2D();
  const n = outline.length;
  const middle = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  outline.forEach((corner, i) => {
    const [before, after] = [outline[(i + n - 1) % n] ?? corner, outline[(i + 1) % n] ?? corner];
    const [from, to] = [middle(before, corner), middle(corner, after)];
    if (i === 0) path.moveTo(from.x, from.y);
    const [inX, inY] = [corner.x - from.x, corner.y - from.y];
    const [outX, outY] = [to.x - corner.x, to.y - corner.y];
    const leg = Math.min(Math.hypot(inX, inY), Math.hypot(outX, outY));
    const half = Math.abs(Math.atan2(inX * outY - inY * outX, inX * outX + inY * outY)) / 2;
    const radius = Math.min(kOffTrue / (1 / Math.cos(half) - 1), (leg * 0.95) / Math.tan(half));
    if (half > 0.02 && Number.isFinite(radius)) {
      path.arcTo(corner.x, corner.y, to.x, to.y, radius);
    } else path.lineTo(corner.x, corner.y);
    path.lineTo(to.x, to.y);
  });
  path.closePath();
  return path;
}

export function open(line: readonly Spot[]): Path2D {
  const path = new Path2D();
  line.forEach((p, i) => (i === 0 ? path.moveTo(p.x, p.y) : path.lineTo(p.x, p.y)));
  return path;
}

function circle(path: Path2D, at: Spot, r: number): void {
  path.moveTo(at.x + r, at.y);
  path.arc(at.x, at.y, r, 0, Math.PI * 2);
}
function box(path: Path2D, at: Spot, w: number, h: number, angle: number): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const turn = (x: number, y: number): [number, number] => [
    at.x + x * c - y * s,
    at.y + x * s + y * c,
  ];
  path.moveTo(...turn(-w, -h));
  path.lineTo(...turn(w, -h));
  path.lineTo(...turn(w, h));
  path.lineTo(...turn(-w, h));
  path.closePath();
}

type KeepOff = Parameters<typeof strewn>[4];

function fillArea(
  outline: readonly Spot[],
  style: AreaStyle,
  keepOff: KeepOff,
): { things: Path2D; shadows: Path2D } {
  const [things, shadows] = [new Path2D(), new Path2D()];
  const shadowed = (at: Spot, r: number, draw: (path: Path2D, at: Spot) => void): void => {
    draw(shadows, { x: at.x + r * 0.45, y: at.y - r * 0.45 });
    draw(things, at);
  };
  switch (style.strewn) {
    case "trees":
    case "firs":
      for (const at of strewn(outline, 860, 0.75, 330, keepOff)) {
        const r = 250 + scatter(at.x, at.y, 3) * 190;
        shadowed(at, r, (path, p) => circle(path, p, r));
      }
      break;
    case "orchard":
      for (const at of strewn(outline, 780, 0, 260, keepOff))
        shadowed(at, 190, (path, p) => circle(path, p, 190));
      break;
    case "scrub":
      for (const at of strewn(outline, 760, 0.9, 200, keepOff)) {
        const r = 100 + scatter(at.x, at.y, 3) * 120;
        shadowed(at, r, (path, p) => circle(path, p, r));
      }
      break;
    case "buildings": {
      const angle = direction(outline);
      for (const at of strewn(outline, 700, 0.3, 170, keepOff)) {
        if (scatter(at.x, at.y, 5) < 0.12) continue;
        const [w, h] = [165 + scatter(at.x, at.y, 6) * 110, 125 + scatter(at.x, at.y, 7) * 70];
        const turn = angle + (scatter(at.x, at.y, 8) < 0.5 ? 0 : Math.PI / 2);
        shadowed(at, 170, (path, p) => box(path, p, w, h, turn));
      }
      break;
    }
    case "rows": {
      const [box, angle] = [boxOf(outline), direction(outline)];
      const reach = Math.hypot(box.right - box.left, box.high - box.low);
      const [mx, my] = [(box.left + box.right) / 2, (box.low + box.high) / 2];
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      for (let off = -reach / 2; off < reach / 2; off += 330) {
        things.moveTo(mx - s * off - (c * reach) / 2, my + c * off - (s * reach) / 2);
        things.lineTo(mx - s * off + (c * reach) / 2, my + c * off + (s * reach) / 2);
      }
      break;
    }
    case "marsh":
      for (const at of strewn(outline, 900, 0.6, 250, keepOff)) {
        things.moveTo(at.x - 260, at.y);
        things.lineTo(at.x + 260, at.y);
        for (const dx of [-110, 0, 110]) {
          things.moveTo(at.x + dx * 0.6, at.y + 40);
          things.lineTo(at.x + dx, at.y + 210);
        }
      }
      break;
    case "stones":
      for (const at of strewn(outline, 640, 1, 160, keepOff)) {
        box(things, at, 60 + scatter(at.x, at.y, 3) * 70, 60, scatter(at.x, at.y, 4) * 3);
      }
      break;
    case "none":
      break;
  }
  return { things, shadows };
}

function directionAt(line: readonly Spot[], at: Spot): number {
  let [best, angle] = [Infinity, 0];
  line.forEach((a, i) => {
    const b = line[i + 1];
    if (!b) return;
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const off =
      Math.hypot(middle.x - at.x, middle.y - at.y) / Math.max(1, Math.hypot(b.x - a.x, b.y - a.y));
    if (off < best) [best, angle] = [off, Math.atan2(b.y - a.y, b.x - a.x)];
  });
  return angle;
}

export function groundOf(map: MapFacts): Ground {
  const roads = (map.roads ?? []).map((road) => {
    const line = road.line.map(spot);
    return { name: road.name ?? "", line, path: open(line), width: road.half_width * 2 };
  });
  const waters = (map.waters ?? []).map((water) => {
    const line = water.line.map(spot);
    const crossings = (water.crossings ?? []).map((c) => ({
      at: spot(c.at),
      along: directionAt(line, spot(c.at)),
      bridge: c.bridge ?? false,
      reach: c.reach,
    }));
    return {
      name: water.name ?? "",
      line,
      path: open(line),
      width: water.half_width * 2,
      crossings,
    };
  });
  const keepOff = [
    ...roads.map(({ line, width }) => ({ line, reach: width / 2 + 420 })),
    ...waters.map(({ line, width }) => ({ line, reach: width / 2 + 300 })),
  ];
  const areas = (map.areas ?? []).map((area): AreaDrawn => {
    const outline = area.outline.map(spot);
    const style = kAreaStyles[area.terrain];
    const path = area.terrain.endsWith("bua") ? closed(outline) : rounded(outline);
    return {
      terrain: area.terrain,
      name: area.name ?? "",
      outline,
      path,
      style,
      ...fillArea(outline, style, keepOff),
    };
  });
  const contours = [...(map.contours ?? [])]
    .sort((a, b) => a.level - b.level)
    .map(({ level, outline }) => ({
      level,
      outline: outline.map(spot),
      path: rounded(outline.map(spot)),
    }));
  const coverLines = map.cover_lines.map(({ kind, name, line: points }) => {
    const line = points.map(spot);
    return { kind, name, line, path: open(line) };
  });
  return { map, areas, contours, roads, waters, coverLines };
}

export const kGridStep = 6 * kInch;
