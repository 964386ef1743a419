import { along, distanceToLine, isInside, length, spot, type Spot } from "./geometry.ts";
import type { CostRow, MapFacts, Mobility, MoveChoice, ObstacleSeen, Terrain } from "./protocol.ts";

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
const kStride = 120;

export interface GroundCosts {
  /** Man-made, on roads too. */
  readonly obstacles: readonly { readonly outline: readonly Spot[]; readonly factor: number }[];
  readonly areas: readonly { readonly outline: readonly Spot[]; readonly factor: number }[];
  readonly waters: readonly {
    readonly line: readonly Spot[];
    readonly reach: number;
    readonly factor: number;
    readonly crossings: readonly { readonly at: Spot; readonly reach: number }[];
  }[];
  readonly roads: readonly { readonly line: readonly Spot[]; readonly reach: number }[];
}

export function groundCosts(
  map: MapFacts,
  costs: readonly CostRow[],
  mobility: Mobility,
  obstacles: readonly ObstacleSeen[] = [],
): GroundCosts {
  const factor = (terrain: Terrain): number =>
    costs.find((row) => row.mobility === mobility && row.terrain === terrain)?.factor ?? 1;
  return {
    obstacles: obstacles.map(({ outline, factors }) => ({
      outline: outline.map(spot),
      factor: factors[mobility],
    })),
    areas: (map.areas ?? []).map((area) => ({
      outline: area.outline.map(spot),
      factor: factor(area.terrain),
    })),
    waters: (map.waters ?? []).map((water) => ({
      line: water.line.map(spot),
      reach: water.half_width,
      factor: factor(water.terrain),
      crossings: (water.crossings ?? []).map((c) => ({ at: spot(c.at), reach: c.reach })),
    })),
    roads: (map.roads ?? []).map((road) => ({ line: road.line.map(spot), reach: road.half_width })),
  };
}

/** Worst of two factors; 0 forbids. */
const worse = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : Math.max(a, b));

function factorAt(ground: GroundCosts, at: Spot): { road: boolean; factor: number } {
  const inTheWay = ground.obstacles.filter(({ outline }) => isInside(outline, at));
  const onRoad = ground.roads.some(({ line, reach }) => distanceToLine(line, at) <= reach);
  if (onRoad && inTheWay.length === 0) return { road: true, factor: 1 };
  let factor = inTheWay.reduce((worst, one) => worse(worst, one.factor), 1);
  for (const area of ground.areas)
    if (isInside(area.outline, at)) factor = worse(factor, area.factor);
  for (const water of ground.waters) {
    if (distanceToLine(water.line, at) > water.reach) continue;
    if (water.crossings.some((c) => length(c.at, at) <= c.reach)) continue;
    factor = worse(factor, water.factor);
  }
  return { road: false, factor };
}

export function pathCost(ground: GroundCosts, path: readonly Spot[]): PathCost {
  let [country, road] = [0, 0];
  for (const [i, from] of path.entries()) {
    const to = path[i + 1];
    if (!to) break;
    const leg = length(from, to);
    const steps = Math.max(1, Math.ceil(leg / kStride));
    for (let step = 0; step < steps; step += 1) {
      const at = along(from, to, (step + 0.5) / steps);
      const here = factorAt(ground, at);
      if (here.factor === 0) return { country, road, stop: along(from, to, step / steps) };
      if (here.road) road += leg / steps;
      else country += (leg / steps) * here.factor;
    }
  }
  return { country, road };
}

/** Spent of what the order allows, both as cost across country. */
export function spentOf(choice: MoveChoice, cost: PathCost): number {
  const share = choice.most_road > 0 ? choice.most / choice.most_road : 0;
  return cost.country + cost.road * share;
}

/** The farthest place along a path that the allowance reaches. */
export function allowanceEnd(ground: GroundCosts, choice: MoveChoice, path: readonly Spot[]): Spot {
  let before = path[0] ?? { x: 0, y: 0 };
  let spent = 0;
  for (const [i, from] of path.entries()) {
    const to = path[i + 1];
    if (!to) break;
    const steps = Math.max(1, Math.ceil(length(from, to) / kStride));
    for (let step = 1; step <= steps; step += 1) {
      const at = along(from, to, step / steps);
      const cost = pathCost(ground, [before, at]);
      spent += spentOf(choice, cost);
      if (cost.stop || spent > choice.most + 1) return before;
      before = at;
    }
  }
  return before;
}
