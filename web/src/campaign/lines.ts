import type { CampaignPlace, CampaignRoad, CampaignView } from "../wire/protocol.ts";
import { neighbours, otherEnd } from "./ways.ts";

/** Where things are drawn: pixels, y down. Places are in units of the map, y up. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
/** From the places to the paper. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Pixels of a unit of the map. */
  readonly scale: number;
  readonly at: (place: Spot) => Spot;
}
interface Margins {
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
}
const span = (values: readonly number[]): readonly [number, number] =>
  values.length === 0 ? [0, 1] : [Math.min(...values), Math.max(...values)];

const kTaller = 2.2;
/** As large as the paper allows, in its middle. */
export function frameOf(
  places: readonly Spot[],
  width: number,
  height: number,
  margins: Margins,
): Frame {
  const [left, right] = span(places.map(({ x }) => x));
  const [low, high] = span(places.map(({ y }) => y));
  const [wide, tall] = [Math.max(1, right - left), Math.max(1, high - low)];
  const inside = [width - 2 * margins.side, height - margins.top - margins.bottom] as const;
  // A little out of shape, so that a tall paper is used as well as a wide one.
  const each = [Math.max(1, inside[0]) / wide, Math.max(1, inside[1]) / tall] as const;
  const scale = Math.min(...each);
  const [across, up] = each.map((one) => Math.min(one, scale * kTaller)) as [number, number];
  const shift = {
    x: (width - wide * across) / 2 - left * across,
    y: margins.top + (inside[1] - tall * up) / 2 + high * up,
  };
  return {
    width,
    height,
    scale,
    at: ({ x, y }) => ({ x: shift.x + x * across, y: shift.y - y * up }),
  };
}

/** A road on the paper: bent a little, as roads are. */
export interface Curve {
  readonly from: Spot;
  readonly by: Spot;
  readonly to: Spot;
}
export const length = (one: Spot, other: Spot): number =>
  Math.hypot(other.x - one.x, other.y - one.y);
const kBend = 0.09;
export function curveOf(from: Spot, to: Spot, bend: number): Curve {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const by = {
    x: (from.x + to.x) / 2 - dy * kBend * bend,
    y: (from.y + to.y) / 2 + dx * kBend * bend,
  };
  return { from, by, to };
}
export const turned = ({ from, by, to }: Curve): Curve => ({ from: to, by, to: from });
export function pointOf({ from, by, to }: Curve, t: number): Spot {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return { x: a * from.x + b * by.x + c * to.x, y: a * from.y + b * by.y + c * to.y };
}
const n = (value: number): string => String(Math.round(value * 10) / 10);
const spot = ({ x, y }: Spot): string => `${n(x)} ${n(y)}`;
export const pathOfCurve = ({ from, by, to }: Curve): string =>
  `M${spot(from)} Q${spot(by)} ${spot(to)}`;
export const pathOfSpots = (spots: readonly Spot[]): string => `M${spots.map(spot).join(" L")}`;

/** Beside a curve, from one share of it to another: a march has its own line along a road. */
export function beside(curve: Curve, aside: number, first: number, last: number): readonly Spot[] {
  const kSteps = 14;
  return Array.from({ length: kSteps + 1 }, (_, i) => {
    const t = first + ((last - first) * i) / kSteps;
    const [here, next] = [pointOf(curve, t), pointOf(curve, t + 0.01)];
    const long = length(here, next) || 1;
    return {
      x: here.x - ((next.y - here.y) / long) * aside,
      y: here.y + ((next.x - here.x) / long) * aside,
    };
  });
}

/** Two roads that leave a place side by side bend apart. */
export const bendOf = (index: number): number => (index % 2 === 0 ? 1 : -1);

export interface DrawnRoad {
  readonly road: CampaignRoad;
  readonly index: number;
  readonly curve: Curve;
  /** For its name: from left to right. */
  readonly read: Curve;
  readonly long: number;
}
type OnMap = Pick<CampaignView, "places" | "roads">;
const placeOf = (places: readonly CampaignPlace[], key: string): CampaignPlace | undefined =>
  places.find((place) => place.key === key);

export function roadsOn({ places, roads }: OnMap, frame: Frame): readonly DrawnRoad[] {
  return roads.flatMap((road, index) => {
    const [from, to] = [placeOf(places, road.from), placeOf(places, road.to)];
    if (!from || !to) return [];
    const curve = curveOf(frame.at(from), frame.at(to), bendOf(index));
    const read = curve.from.x <= curve.to.x ? curve : turned(curve);
    return [{ road, index, curve, read, long: length(curve.from, curve.to) }];
  });
}
/** The curve from one place to its neighbour. */
export function curveBetween(
  roads: readonly DrawnRoad[],
  from: string,
  to: string,
): Curve | undefined {
  const found = roads.find(({ road }) => otherEnd(road, from) === to);
  return found && (found.road.from === from ? found.curve : turned(found.curve));
}

/** Across what the roads of this place lead, in radians on the paper: where its river runs, if it has one. */
export function riverAngle(map: OnMap, frame: Frame, place: CampaignPlace): number {
  let [sin, cos] = [0, 0];
  for (const key of neighbours(map, place.key)) {
    const other = placeOf(map.places, key);
    if (!other) continue;
    const angle = 2 * Math.atan2(other.y - place.y, other.x - place.x);
    sin += Math.sin(angle);
    cos += Math.cos(angle);
  }
  // On the map, however the paper is stretched.
  const along = Math.atan2(sin, cos) / 2 + Math.PI / 2;
  const [here, there] = [
    frame.at(place),
    frame.at({ x: place.x + Math.cos(along), y: place.y + Math.sin(along) }),
  ];
  return Math.atan2(there.y - here.y, there.x - here.x);
}

/** Its roads lead up the map, so that its name is better read below it. */
export function isNamedBelow(map: OnMap, frame: Frame, place: CampaignPlace): boolean {
  const here = frame.at(place);
  const ups = neighbours(map, place.key).flatMap((key) => {
    const other = placeOf(map.places, key);
    if (!other) return [];
    const there = frame.at(other);
    return [(here.y - there.y) / (length(here, there) || 1)];
  });
  return ups.reduce((sum, up) => sum + up, 0) > 0.5;
}

export interface Arm {
  readonly d: string;
  readonly from: Spot;
  readonly to: Spot;
}
const isCrossing = ({ kind }: CampaignPlace): boolean => kind === "bridge" || kind === "ford";

/** How far a river is hinted from a crossing: to the edge, or not quite to the next crossing. */
function reach(map: OnMap, frame: Frame, place: CampaignPlace, unit: Spot): number {
  const here = frame.at(place);
  const others = map.places.filter((other) => other !== place && isCrossing(other));
  const ahead = others
    .map((other) => frame.at(other))
    .filter(({ x, y }) => (x - here.x) * unit.x + (y - here.y) * unit.y > 0)
    .map((there) => length(here, there) * 0.47);
  return Math.min(...ahead, Math.hypot(frame.width, frame.height));
}

/** The rivers that bridges and fords lead over: hinted, since a map of places does not say their course. */
export function riversOn(map: OnMap, frame: Frame): readonly Arm[] {
  return map.places.filter(isCrossing).flatMap((place, index) => {
    const here = frame.at(place);
    const angle = riverAngle(map, frame, place);
    return [angle, angle + Math.PI].map((way) => {
      const unit = { x: Math.cos(way), y: Math.sin(way) };
      const far = reach(map, frame, place, unit);
      const spots: Spot[] = [];
      for (let s = 0; s <= far; s += 6) {
        const wave = 9 * Math.sin(s / 34 + index) + 4 * Math.sin(s / 13) - 9 * Math.sin(index);
        const aside = wave * Math.min(1, s / 30);
        const [x, y] = [here.x + unit.x * s - unit.y * aside, here.y + unit.y * s + unit.x * aside];
        spots.push({ x, y });
        if (x < 0 || y < 0 || x > frame.width || y > frame.height) break;
      }
      return { d: pathOfSpots(spots), from: here, to: spots.at(-1) ?? here };
    });
  });
}

const kArrows: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};
/** The nearest place in the direction of an arrow key. */
export function placeTowards(
  places: readonly CampaignPlace[],
  from: CampaignPlace,
  key: string,
): CampaignPlace | undefined {
  const unit = kArrows[key];
  if (!unit) return undefined;
  const far = (other: CampaignPlace): number => {
    const [dx, dy] = [other.x - from.x, other.y - from.y];
    const along = dx * unit.x + dy * unit.y;
    const aside = Math.abs(dx * unit.y) + Math.abs(dy * unit.x);
    return along <= 0 ? Infinity : along + 2 * aside;
  };
  const [nearest] = places.filter((one) => one !== from).sort((a, b) => far(a) - far(b));
  return nearest && far(nearest) < Infinity ? nearest : undefined;
}
