import { kInch, spot, type Spot } from "../ground/geometry.ts";
import type { CoverLine, MapFacts, Terrain } from "../wire/protocol.ts";
import { kAreaStyles, type AreaStyle } from "./terrain_style.ts";
import { fillArea } from "./things.ts";

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
      ...fillArea(outline, style.strewn, keepOff),
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
