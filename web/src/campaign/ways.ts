import type { CampaignFormation, CampaignRoad, CampaignView, Posture } from "../wire/protocol.ts";

/** What is prepared for a formation and not yet sent. */
export interface Draft {
  /** Places in their order; none: it stays. */
  readonly way: readonly string[];
  readonly posture: Posture;
  /** A neighbouring place; empty: nowhere. */
  readonly looks: string;
}
/** A place to which a way may go on. */
export interface WayOn {
  readonly place: string;
  readonly road: CampaignRoad;
  /** That it takes to get there. */
  readonly impulses: number;
}
export interface Leg {
  readonly place: string;
  /** Counted from the first of this phase on. */
  readonly impulse: number;
}
type OnMap = Pick<CampaignView, "places" | "roads" | "impulses">;
type Marcher = Pick<CampaignFormation, "place" | "road" | "side" | "impulses">;

export const kPostures = ["march", "attack", "hold", "avoid"] as const satisfies Posture[];

export function otherEnd({ from, to }: CampaignRoad, place: string): string | undefined {
  if (from === place) return to;
  return to === place ? from : undefined;
}
export const roadBetween = (
  roads: readonly CampaignRoad[],
  one: string,
  other: string,
): CampaignRoad | undefined => roads.find((road) => otherEnd(road, one) === other);

export const neighbours = ({ roads }: Pick<OnMap, "roads">, place: string): readonly string[] =>
  roads.map((road) => otherEnd(road, place)).filter((end) => end !== undefined);

/** From the middle of a road: on to its end, or back. */
function fromRoad({ roads }: OnMap, { road, impulses }: Marcher): readonly WayOn[] {
  const index = roads.findIndex(
    (one) => road !== undefined && otherEnd(one, road.from) === road.to,
  );
  const on = roads[index];
  if (!road || !on) return [];
  const share = (points: number): number =>
    Math.max(1, Math.ceil((points * (impulses[index] ?? 0)) / on.length));
  return [
    { place: road.to, road: on, impulses: share(road.left) },
    { place: road.from, road: on, impulses: share(on.length - road.left) },
  ];
}

/** Where a way may go on: by roads that this formation can take, to no place twice, to no enemy base. */
export function waysOn(map: OnMap, formation: Marcher, way: readonly string[]): readonly WayOn[] {
  const end = way.at(-1) ?? formation.place;
  if (end === "") return fromRoad(map, formation);
  const been = new Set([formation.place, ...way]);
  const isShut = (key: string): boolean => {
    const base = map.places.find((place) => place.key === key)?.base_of;
    return base !== undefined && base !== formation.side;
  };
  return map.roads.flatMap((road, i) => {
    const place = otherEnd(road, end);
    const impulses = formation.impulses[i] ?? 0;
    if (place === undefined || impulses === 0 || been.has(place) || isShut(place)) return [];
    return [{ place, road, impulses }];
  });
}

/** When it comes to each place of a way; as far as the way can be gone. */
export function legsOf(map: OnMap, formation: Marcher, way: readonly string[]): readonly Leg[] {
  const legs: Leg[] = [];
  for (const [i, place] of way.entries()) {
    const step = waysOn(map, formation, way.slice(0, i)).find((one) => one.place === place);
    if (!step) break;
    legs.push({ place, impulse: (legs.at(-1)?.impulse ?? 0) + step.impulses });
  }
  return legs;
}

/** How many phases later than this one, and in which impulse there. */
export function phaseOf(
  map: Pick<OnMap, "impulses">,
  impulse: number,
): { later: number; n: number } {
  const later = Math.floor((impulse - 1) / map.impulses);
  return { later, n: impulse - later * map.impulses };
}

/** What its scouts can be told to watch: the neighbours of the place where it will stand. [CAM-06] */
export function looksFrom(
  map: Pick<OnMap, "roads">,
  { place }: Pick<Marcher, "place">,
  way: readonly string[],
): readonly string[] {
  const end = way.at(-1) ?? place;
  return end === "" ? [] : neighbours(map, end);
}
/** With another way its scouts may have nothing to look at any more. */
function along(map: OnMap, formation: Marcher, draft: Draft, way: readonly string[]): Draft {
  const looks = looksFrom(map, formation, way).includes(draft.looks) ? draft.looks : "";
  return { ...draft, way, looks };
}

/** As it is ordered, or what it does if nothing is said. */
export function draftOf({ march, posture }: CampaignFormation): Draft {
  if (march)
    return {
      way: march.legs.map(({ place }) => place),
      posture: march.posture,
      looks: march.looks,
    };
  return { way: [], posture, looks: "" };
}

/** A press on a place: the way goes on to it, or back to where it was there. */
export function pressed(
  map: OnMap,
  formation: Marcher,
  draft: Draft,
  place: string,
): Draft | undefined {
  const { way } = draft;
  if (place === formation.place && way.length > 0) return along(map, formation, draft, []);
  const at = way.indexOf(place);
  if (at >= 0)
    return along(map, formation, draft, way.slice(0, at === way.length - 1 ? at : at + 1));
  if (!waysOn(map, formation, way).some((one) => one.place === place)) return undefined;
  const posture = way.length === 0 && draft.posture === "hold" ? "march" : draft.posture;
  return { ...along(map, formation, draft, [...way, place]), posture };
}

export const isSame = (one: Draft, other: Draft): boolean =>
  one.posture === other.posture &&
  one.looks === other.looks &&
  one.way.join("/") === other.way.join("/");

/** Those that this audience may order now and has not. */
export const withoutOrder = ({ formations }: Pick<CampaignView, "formations">) =>
  formations.filter(({ may_order, march }) => may_order && !march);

/** The commander who looks has sealed his orders, or his side has. */
export const hasSealed = ({ has_committed, commanders, audience }: CampaignView): boolean =>
  has_committed || commanders.some((one) => one.role === audience && one.has_committed);

/** May commit: a commander, while orders are given. */
export const maySeal = (view: CampaignView): boolean =>
  view.step === "orders" && /^(blue|red)/.test(view.audience) && !hasSealed(view);
