import type { CostRow, MapFacts, MoveChoice, ObstacleSeen, Terrain } from "../wire/protocol.ts";
import {
  along,
  crossesEdge,
  crossesRim,
  distanceToLine,
  isInside,
  length,
  spot,
  type Spot,
} from "./geometry.ts";

/**
 * What a drawn path costs by the table that came with the choices. It is a help for the hand that
 * draws; the server alone decides.
 */
export interface PathCost {
  /** Across country, thousandths, times the ground's factor. */
  readonly country: number;
  readonly road: number;
  /** Where the ground forbids to go on; absent where it does not. */
  readonly stop?: Spot;
}
/** Shorter stretches of forbidden ground come from rounding. */
const kHair = 2;
/** Left over at the end of the allowance for the server's rounding. */
const kSpare = 10;

interface Priced {
  readonly outline: readonly Spot[];
  readonly factor: number;
}
interface PricedWater {
  readonly line: readonly Spot[];
  readonly reach: number;
  readonly factor: number;
  readonly atFord: number;
  /** A shorter crossing counts as so long. */
  readonly atLeast: number;
  readonly crossings: readonly { readonly at: Spot; reach: number; readonly bridge: boolean }[];
}
export interface GroundCosts {
  /** Man-made, on roads too. */
  readonly obstacles: readonly Priced[];
  readonly areas: readonly Priced[];
  readonly waters: readonly PricedWater[];
  readonly roads: readonly { readonly line: readonly Spot[]; readonly reach: number }[];
  /** On every inch off the road. */
  readonly weather: number;
  readonly roadOnly: boolean;
}
/** What of a choice says how the ground is paid. */
export type PaysBy = Pick<MoveChoice, "mobility" | "weather_factor" | "road_only">;

export function groundCosts(
  map: MapFacts,
  costs: readonly CostRow[],
  { mobility, weather_factor, road_only }: PaysBy,
  obstacles: readonly ObstacleSeen[] = [],
): GroundCosts {
  const row = (terrain: Terrain): CostRow | undefined =>
    costs.find((one) => one.mobility === mobility && one.terrain === terrain);
  return {
    obstacles: obstacles.map(({ outline, factors }) => ({
      outline: outline.map(spot),
      factor: factors[mobility],
    })),
    areas: (map.areas ?? []).map((area) => ({
      outline: area.outline.map(spot),
      factor: row(area.terrain)?.factor ?? 1,
    })),
    waters: (map.waters ?? []).map(({ line, terrain, half_width, crossings = [] }) => ({
      line: line.map(spot),
      reach: half_width,
      factor: row(terrain)?.factor ?? 1,
      atFord: row(terrain)?.at_ford ?? 1,
      atLeast: row(terrain)?.at_least ?? 0,
      crossings: crossings.map(({ at, reach, bridge }) => ({
        at: spot(at),
        reach: reach + half_width,
        bridge,
      })),
    })),
    roads: (map.roads ?? []).map((road) => ({ line: road.line.map(spot), reach: road.half_width })),
    weather: weather_factor,
    roadOnly: road_only,
  };
}

/** Worst of two factors; 0 forbids. */
const worse = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : Math.max(a, b));

interface GroundAt {
  readonly road: boolean;
  readonly factor: number;
  readonly water?: PricedWater;
}

function groundAt(ground: GroundCosts, at: Spot): GroundAt {
  let [factor, onBridge] = [1, false];
  let wet: PricedWater | undefined;
  for (const water of ground.waters) {
    if (distanceToLine(water.line, at) > water.reach) continue;
    const crossings = water.crossings.filter((one) => length(one.at, at) <= one.reach);
    if (crossings.some(({ bridge }) => bridge)) onBridge = true;
    else {
      factor = worse(factor, crossings.length > 0 ? water.atFord : water.factor);
      wet = water;
    }
  }
  const inTheWay = ground.obstacles.filter(({ outline }) => isInside(outline, at));
  factor = inTheWay.reduce((worst, one) => worse(worst, one.factor), factor);
  const isOnRoad = onBridge || ground.roads.some((r) => distanceToLine(r.line, at) <= r.reach);
  if (isOnRoad && !wet && inTheWay.length === 0) return { road: true, factor };
  for (const area of ground.areas)
    if (isInside(area.outline, at)) factor = worse(factor, area.factor);
  if (ground.roadOnly) factor = 0;
  return wet ? { road: false, factor, water: wet } : { road: false, factor };
}

/** A stretch of a path over one kind of ground, by its distances from the start. */
interface Stretch extends GroundAt {
  readonly from: number;
  readonly to: number;
}

/** Where a leg comes onto other ground, as shares of it. */
function cutsOf(ground: GroundCosts, a: Spot, b: Spot): readonly number[] {
  const cuts = [0, 1];
  for (const { outline } of [...ground.obstacles, ...ground.areas])
    cuts.push(...crossesEdge(outline, a, b));
  for (const { line, reach } of [...ground.roads, ...ground.waters])
    cuts.push(...crossesRim(line, reach, a, b));
  for (const { crossings } of ground.waters)
    for (const { at, reach } of crossings) cuts.push(...crossesRim([at], reach, a, b));
  return cuts.sort((one, other) => one - other);
}

function survey(ground: GroundCosts, path: readonly Spot[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let gone = 0;
  for (const [i, a] of path.entries()) {
    const b = path[i + 1];
    if (!b) break;
    const leg = length(a, b);
    const cuts = cutsOf(ground, a, b);
    cuts.forEach((from, at) => {
      const to = cuts[at + 1];
      if (to === undefined || to === from) return;
      const under = groundAt(ground, along(a, b, (from + to) / 2));
      stretches.push({ ...under, from: gone + from * leg, to: gone + to * leg });
    });
    gone += leg;
  }
  return stretches;
}

interface Paid {
  readonly country: number;
  readonly road: number;
  /** How far it got; absent where nothing forbids to go on. */
  readonly stop?: number;
}
/** What the first part of a surveyed path costs. */
function paidFor(stretches: readonly Stretch[], weather: number, until = Infinity): Paid {
  let [country, road, inWater, waterFactor] = [0, 0, 0, 1];
  let wet: PricedWater | undefined;
  const leaveWater = (): void => {
    if (wet) country += Math.max(0, wet.atLeast - inWater) * waterFactor * weather;
    inWater = 0;
  };
  for (const { from, to, water, factor, ...under } of stretches) {
    if (from >= until) break;
    const size = Math.min(to, until) - from;
    if (factor === 0 && size > kHair) {
      leaveWater();
      return { country, road, stop: Math.max(0, from - kHair) };
    }
    if (water !== wet) leaveWater();
    wet = water;
    if (under.road) road += size;
    else country += size * factor * weather;
    if (!water) continue;
    inWater += size;
    waterFactor = factor;
  }
  leaveWater();
  return { country, road };
}

function placeAlong(path: readonly Spot[], distance: number): Spot {
  let left = distance;
  for (const [i, a] of path.entries()) {
    const b = path[i + 1];
    const leg = b ? length(a, b) : 0;
    if (!b || left <= leg) return b && leg > 0 ? along(a, b, left / leg) : a;
    left -= leg;
  }
  return { x: 0, y: 0 };
}

export function pathCost(ground: GroundCosts, path: readonly Spot[]): PathCost {
  const { stop, ...paid } = paidFor(survey(ground, path), ground.weather);
  return stop === undefined ? paid : { ...paid, stop: placeAlong(path, stop) };
}

/** Spent of what the order allows, both as cost across country. */
export function spentOf(choice: MoveChoice, cost: Omit<PathCost, "stop">): number {
  const share = choice.most_road > 0 ? choice.most / choice.most_road : 0;
  return cost.country + cost.road * share;
}

/** The farthest place along a path that the allowance reaches. */
export function allowanceEnd(ground: GroundCosts, choice: MoveChoice, path: readonly Spot[]): Spot {
  const stretches = survey(ground, path);
  const isGranted = (distance: number): boolean => {
    const paid = paidFor(stretches, ground.weather, distance);
    return paid.stop === undefined && spentOf(choice, paid) <= choice.most - kSpare;
  };
  const whole = stretches.at(-1)?.to ?? 0;
  if (isGranted(whole)) return placeAlong(path, whole);
  let [low, high] = [0, whole];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (isGranted(middle)) low = middle;
    else high = middle;
  }
  return placeAlong(path, low);
}
