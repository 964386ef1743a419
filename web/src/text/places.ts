import type { MapFacts } from "../wire/protocol.ts";

/** Names of places by the file's own; absent is what is called the same in both. */
export type Places = Readonly<Record<string, string>>;

type Named = { readonly name: string };
const known = new WeakMap<Places, WeakMap<MapFacts, MapFacts>>();

/** The same map for the same map: whatever is drawn of it once is not drawn anew. */
export function mapIn(map: MapFacts, places: Places): MapFacts {
  const maps = known.get(places) ?? new WeakMap<MapFacts, MapFacts>();
  known.set(places, maps);
  const called = <T extends Named>(all: readonly T[] = []): readonly T[] =>
    all.map((one) => ({ ...one, name: places[one.name] ?? one.name }));
  const told = maps.get(map) ?? {
    ...map,
    areas: called(map.areas),
    roads: called(map.roads),
    waters: called(map.waters),
    cover_lines: called(map.cover_lines),
    zones: called(map.zones),
  };
  maps.set(map, told);
  return told;
}

export const calledIn = <T extends Named>(
  all: Readonly<Record<string, T>>,
  places: Places,
): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(all).map(([id, one]) => [id, { ...one, name: places[one.name] ?? one.name }]),
  );
