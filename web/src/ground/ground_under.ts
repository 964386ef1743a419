import type {
  Area,
  CoverLine,
  FieldworkSeen,
  GunSeen,
  MapFacts,
  ObstacleSeen,
  Road,
  TemplateSeen,
  View,
  Water,
} from "../wire/protocol.ts";
import { distanceToLine, isInside, spot, type Spot } from "./geometry.ts";

/** What lies on the map and comes and goes. */
export type Lying = Pick<View, "fieldworks" | "obstacles" | "templates" | "abandoned_guns">;

/** What is at a place: printed on the map, or lying there. */
export interface GroundUnder {
  readonly level: number;
  readonly areas: readonly Area[];
  readonly waters: readonly Water[];
  readonly roads: readonly Road[];
  readonly coverLines: readonly CoverLine[];
  readonly fieldworks: readonly FieldworkSeen[];
  readonly obstacles: readonly ObstacleSeen[];
  readonly templates: readonly TemplateSeen[];
  readonly guns: readonly GunSeen[];
}

/** Lines are met within the reach of a pointer, however thin they are. */
export function groundUnder(
  map: MapFacts,
  lying: Lying,
  at: Spot,
  reach: number,
): GroundUnder | undefined {
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
    fieldworks: Object.values(lying.fieldworks).filter(isIn),
    obstacles: Object.values(lying.obstacles).filter(isIn),
    templates: Object.values(lying.templates).filter(
      ({ centre: [x, y], size }) => Math.max(Math.abs(x - at.x), Math.abs(y - at.y)) <= size / 2,
    ),
    guns: Object.values(lying.abandoned_guns).filter(
      ({ at: [x, y], width }) => Math.hypot(x - at.x, y - at.y) <= Math.max(width / 2, reach),
    ),
  };
}
