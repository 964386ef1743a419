import type { CampaignFormation, CampaignRoad } from "../wire/protocol.ts";
import { beside, curveBetween, pointOf, type Curve, type DrawnRoad, type Spot } from "./lines.ts";
import { otherEnd, type Leg } from "./ways.ts";

/** A leg of a march on the paper. */
export interface DrawnLeg {
  readonly spots: readonly Spot[];
  /** It ends in a later phase. */
  readonly isLater: boolean;
}
type Placed = Pick<CampaignFormation, "place" | "road">;

/** How much of its road a formation has behind it. */
export function shareOf(road: CampaignFormation["road"], roads: readonly CampaignRoad[]): number {
  if (!road) return 0;
  const on = roads.find((one) => otherEnd(one, road.from) === road.to);
  return on ? Math.min(0.9, Math.max(0.1, 1 - road.left / on.length)) : 0.5;
}
/** Where a formation is that is on a road. */
export function spotOnRoad({ road }: Placed, roads: readonly DrawnRoad[]): Spot | undefined {
  const curve = road && curveBetween(roads, road.from, road.to);
  return (
    curve &&
    pointOf(
      curve,
      shareOf(
        road,
        roads.map((one) => one.road),
      ),
    )
  );
}

/** The first leg of a march: from the middle of a road it begins there. */
function firstLeg(
  { place, road }: Placed,
  to: string,
  roads: readonly DrawnRoad[],
): { readonly curve: Curve; readonly begin: number } | undefined {
  if (place !== "") {
    const curve = curveBetween(roads, place, to);
    return curve && { curve, begin: 0 };
  }
  if (!road) return undefined;
  const share = shareOf(
    road,
    roads.map((one) => one.road),
  );
  const curve = curveBetween(roads, to === road.to ? road.from : road.to, to);
  return curve && { curve, begin: to === road.to ? share : 1 - share };
}

/** Clear of the signs of the places at both ends. */
const [kBegin, kEnd] = [24, 26];

export function drawMarch(
  formation: Placed,
  legs: readonly Leg[],
  roads: readonly DrawnRoad[],
  impulses: number,
  aside: number,
): readonly DrawnLeg[] {
  const drawn: DrawnLeg[] = [];
  let before = formation.place;
  for (const [i, { place, impulse }] of legs.entries()) {
    const curve = curveBetween(roads, before, place);
    const leg = i === 0 ? firstLeg(formation, place, roads) : curve && { curve, begin: 0 };
    if (!leg) break;
    const long = Math.hypot(leg.curve.to.x - leg.curve.from.x, leg.curve.to.y - leg.curve.from.y);
    const first = leg.begin > 0 ? leg.begin : Math.min(0.3, kBegin / long);
    const last = Math.max(first + 0.05, 1 - kEnd / long);
    drawn.push({ spots: beside(leg.curve, aside, first, last), isLater: impulse > impulses });
    before = place;
  }
  return drawn;
}
