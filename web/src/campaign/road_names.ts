import type { CampaignView } from "../wire/protocol.ts";
import { isNamedBelow, length, pointOf, type DrawnRoad, type Frame, type Spot } from "./lines.ts";
import { battleAt, rowOf, type Stack } from "./stacks.ts";

/** What lies on the map where no name of a road may. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const around = ({ x, y }: Spot, across: number, up: number, down = up): Box => ({
  left: x - across,
  right: x + across,
  top: y - up,
  bottom: y + down,
});

/** A letter of the name of a place, and of a road, is about so wide. */
const [kLetter, kRoadLetter] = [9.2, 6.3];
/** Of a place: its sign with its flag, and the line of its name over or under it. */
const [kSign, kOver, kUnder, kLine] = [26, -32, 31, 11];
const [kUnit, kUnitNamed] = [24, 172];
const kSwords = 15;
/** In the upper right corner: its arrow. */
const kNorth = { wide: 60, tall: 76 };

function placesOn(view: CampaignView, frame: Frame, isSmall: boolean): readonly Box[] {
  return view.places.flatMap((place) => {
    const { x, y } = frame.at(place);
    const letters = place.name.length + (place.points > 0 ? 3 : 0);
    const half = (letters * (isSmall ? kLetter * 0.85 : kLetter)) / 2;
    const line = y + (isNamedBelow(view, frame, place) ? kUnder : kOver);
    const swords = battleAt(view, place.key)
      ? [around({ x: x + (isSmall ? 23 : 28), y: y + 9 }, kSwords, kSwords)]
      : [];
    return [around({ x, y }, kSign, kSign), around({ x, y: line }, half, kLine), ...swords];
  });
}
function stackOn({ at, isLeft, formations, sightings }: Stack, isSmall: boolean): Box {
  const tall = (formations.length + sightings.length) * rowOf(isSmall);
  if (isSmall) return around(at, kUnit, kUnit, tall - kUnit + 6);
  const [left, right] = isLeft ? [kUnitNamed, kUnit] : [kUnit, kUnitNamed];
  return { left: at.x - left, right: at.x + right, top: at.y - kUnit, bottom: at.y + tall - kUnit };
}

/** Where along its road a name may begin to be tried: in the middle rather than near an end. */
const kTried = [0.5, 0.42, 0.58, 0.34, 0.66];
/** How high the letters stand over the road, and how far they keep from all else. */
const [kHigh, kApart] = [13, 7];

/** The spots that a name covers whose middle is at this share of its road; none if it is longer than the road. */
function coveredBy({ read, road, long }: DrawnRoad, middle: number): readonly Spot[] {
  const share = (road.name.length * kRoadLetter) / Math.max(1, long);
  const begin = middle - share / 2;
  if (begin < 0.06 || begin + share > 0.94) return [];
  const parts = Math.max(2, Math.ceil(road.name.length / 2));
  return Array.from({ length: parts + 1 }, (_, i) => {
    const t = begin + (share * i) / parts;
    const [here, next] = [pointOf(read, t), pointOf(read, t + 0.01)];
    const far = length(here, next) || 1;
    return {
      x: here.x + ((next.y - here.y) / far) * kHigh,
      y: here.y - ((next.x - here.x) / far) * kHigh,
    };
  });
}
const hits = ({ x, y }: Spot, box: Box): boolean =>
  x > box.left - kApart &&
  x < box.right + kApart &&
  y > box.top - kApart &&
  y < box.bottom + kApart;

/** By the index of its road: where along it a name is read, if that is anywhere free of places, their names and whoever stands there. */
export function roadNames(
  view: CampaignView,
  frame: Frame,
  roads: readonly DrawnRoad[],
  stacks: readonly Stack[],
  isSmall: boolean,
): ReadonlyMap<number, number> {
  const { width } = frame;
  const north = { left: width - kNorth.wide, right: width, top: 0, bottom: kNorth.tall };
  const taken = [
    north,
    ...placesOn(view, frame, isSmall),
    ...stacks.map((stack) => stackOn(stack, isSmall)),
  ];
  const names = new Map<number, number>();
  for (const road of roads) {
    const middle = kTried.find((one) => {
      const spots = coveredBy(road, one);
      return spots.length > 0 && !spots.some((spot) => taken.some((box) => hits(spot, box)));
    });
    if (middle !== undefined) names.set(road.index, middle);
  }
  return names;
}
