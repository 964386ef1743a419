import { basesOverlap, corners, spot, type Spot } from "../ground/geometry.ts";
import { deskWords } from "../text/desk.ts";
import type { Language } from "../text/language.ts";
import type { View } from "../wire/protocol.ts";

interface Base {
  readonly at: Spot;
  readonly facing: number;
  readonly width: number;
  readonly depth: number;
}

/** What is odd about the place where a ruling sets a stand down. It is the referee's to judge. */
export function placeWarnings(
  language: Language,
  view: View,
  id: string,
  { at, facing, width, depth }: Base,
): readonly string[] {
  const w = deskWords(language);
  const base = corners(at, facing, width, depth);
  const isOff = base.some(
    ({ x, y }) => x < 0 || y < 0 || x > view.map.width || y > view.map.height,
  );
  const under = Object.entries(view.stands)
    .filter(([other, stand]) => other !== id && stand.presence === "on_table")
    .filter(
      ([, stand]) =>
        stand.at &&
        basesOverlap(base, corners(spot(stand.at), stand.facing, stand.width, stand.depth)),
    )
    .map(([, { name }]) => name);
  return [
    ...(isOff ? [w.offTable] : []),
    ...(under.length > 0 ? [w.standsOn(new Intl.ListFormat(language).format(under))] : []),
  ];
}
