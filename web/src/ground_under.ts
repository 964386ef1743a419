import { distanceToLine, isInside, spot, type Spot } from "./geometry.ts";
import type { Area, CoverLine, MapFacts, Road, Water } from "./protocol.ts";

/** What the printed map has at a place. */
export interface GroundUnder {
  readonly level: number;
  readonly areas: readonly Area[];
  readonly waters: readonly Water[];
  readonly roads: readonly Road[];
  readonly coverLines: readonly CoverLine[];
}

/** Lines are met within the reach of a pointer, however thin they are. */
export function groundUnder(map: MapFacts, at: Spot, reach: number): GroundUnder | undefined {
  if (at.x < 0 || at.y < 0 || at.x > map.width || at.y > map.height) return undefined;
  const isIn = ({ outline }: Pick<Area, "outline">): boolean => isInside(outline.map(spot), at);
  const isOn = ({ line }: Pick<Road, "line">, half: number): boolean =>
    distanceToLine(line.map(spot), at) <= half;
  return {
    level: Math.max(0, ...map.contours.filter(isIn).map(({ level }) => level)),
    areas: map.areas.filter(isIn),
    waters: map.waters.filter((one) => isOn(one, one.half_width)),
    roads: map.roads.filter((one) => isOn(one, one.half_width)),
    coverLines: map.cover_lines.filter((one) => isOn(one, reach)),
  };
}
