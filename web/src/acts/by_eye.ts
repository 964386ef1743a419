import { angleBetween, bearing, length } from "../ground/geometry.ts";
import { placeOf } from "../table/scene.ts";
import type { View } from "../wire/protocol.ts";

/** How far away, as a person says it who stands at the table: a quarter of its longer side a word. */
export const kFar = ["near", "middling", "far", "very_far"] as const;
export type Far = (typeof kFar)[number];

const quarterOf = ({ map }: View): number => Math.max(map.width, map.height) / kFar.length;

/** How a pair is misjudged, always in the same way: by up to half a quarter of the side too little or too much. */
function misjudged(one: string, other: string): number {
  let hash = 2166136261;
  for (const letter of `${one} ${other}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32 - 0.5;
}

/** How far a contact seems to be from a stand. Nothing else in the client compares the two: nobody measures. [MEAS-01] */
export function byEye(view: View, stand: string, contact: string): Far {
  const [from, to] = [placeOf(view, stand), placeOf(view, contact)];
  const quarters = from && to ? length(from, to) / quarterOf(view) + misjudged(stand, contact) : 0;
  return kFar[Math.max(0, Math.floor(quarters))] ?? "very_far";
}

/** Is that more than what is printed covers by half? Of a weapon that reaches half of a word's way it may be tried. */
export const isBeyond = (view: View, far: Far, printed: number): boolean =>
  kFar.indexOf(far) >= Math.round(printed / quarterOf(view));

/** How far aside of where a stand looks a contact seems to be. */
export function asideByEye(view: View, stand: string, contact: string): number {
  const [from, to] = [placeOf(view, stand), placeOf(view, contact)];
  return from && to ? angleBetween(view.stands[stand]?.facing ?? 0, bearing(from, to)) : 0;
}
