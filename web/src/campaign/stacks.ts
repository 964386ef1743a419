import type {
  CampaignBattle,
  CampaignFormation,
  CampaignSighting,
  CampaignView,
} from "../wire/protocol.ts";
import { isNamedBelow, type DrawnRoad, type Frame, type Spot } from "./lines.ts";
import { spotOnRoad } from "./marches.ts";
import { ageOf } from "./sentences.ts";

/** What stands at one spot of the map, one below the other. */
export interface Stack {
  readonly key: string;
  readonly at: Spot;
  /** Where the names stand: away from the edge of the paper. */
  readonly isLeft: boolean;
  readonly formations: readonly CampaignFormation[];
  readonly sightings: readonly CampaignSighting[];
}
export const rowOf = (isSmall: boolean): number => (isSmall ? 46 : 38);
/** Below the sign of a place. */
const kBelow = 40;
/** Below its name, if that stands there, or below when a march is there. */
const [kLower, kMarked] = [24, 20];

/** Where it stands, or will come to. */
const placeOf = ({ place, road, arrives }: CampaignFormation): string =>
  place !== "" || road ? place : (arrives?.place ?? "");

/** How many stand one below the other near the lower edge of the map. */
export function rowsBelow({ places, formations, sightings }: CampaignView): number {
  const heights = places.map(({ y }) => y);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const rows = places
    .filter(({ y }) => y <= low + (high - low) / 4)
    .map(
      ({ key }) =>
        formations.filter((one) => placeOf(one) === key).length +
        sightings.filter((one) => one.place === key).length,
    );
  return Math.max(0, ...rows);
}

/** Two names side by side. */
const kNames = 420;
/** One whose names would run into those of another stands below it. */
function clearOf(stack: Stack, others: readonly Stack[]): Stack {
  const row = rowOf(false);
  const tall = ({ formations, sightings }: Stack): number =>
    (formations.length + sightings.length) * row;
  const { x, y } = stack.at;
  const met = others.filter(
    (other) =>
      stack.isLeft &&
      !other.isLeft &&
      other.at.x < x &&
      x - other.at.x < kNames &&
      other.at.y < y + tall(stack) &&
      y < other.at.y + tall(other),
  );
  const below = Math.max(y, ...met.map((other) => other.at.y + tall(other)));
  return { ...stack, at: { x, y: below } };
}

export function stacksOn(
  view: CampaignView,
  frame: Frame,
  roads: readonly DrawnRoad[],
  isMarked: (place: string) => boolean,
  /** Has no room for names. */
  isSmall = false,
): readonly Stack[] {
  const isLeft = ({ x }: Spot): boolean => x > frame.width - 170;
  const atPlaces = view.places.flatMap((place) => {
    const formations = view.formations.filter((one) => placeOf(one) === place.key);
    const sightings = view.sightings.filter((one) => one.place === place.key);
    if (formations.length + sightings.length === 0) return [];
    const { x, y } = frame.at(place);
    const lower = isNamedBelow(view, frame, place) ? kLower : isMarked(place.key) ? kMarked : 0;
    const at = { x, y: y + kBelow + lower };
    return [{ key: place.key, at, isLeft: isLeft(at), formations, sightings }];
  });
  const onRoads = view.formations.flatMap((formation) => {
    const at = formation.place === "" ? spotOnRoad(formation, roads) : undefined;
    if (!at) return [];
    return [{ key: formation.key, at, isLeft: isLeft(at), formations: [formation], sightings: [] }];
  });
  const all = [...atPlaces, ...onRoads];
  return isSmall ? all : all.map((stack) => clearOf(stack, all));
}

/** The battle of which a map has a mark at this place: of this phase or the last. */
export const battleAt = (view: CampaignView, place: string): CampaignBattle | undefined =>
  view.battles.findLast(
    (one) =>
      one.place === place &&
      one.state !== "dropped" &&
      (one.state !== "taken" || ageOf(view, one.moment) <= 1),
  );
