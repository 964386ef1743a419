import { ahead, corners, isInside, type Spot } from "../../geometry.ts";

/** Farther than this the hand has meant somewhere else. */
const [kFarthest, kStep, kWinds] = [3000, 100, 24];

/** The nearest place where all of a base lies in one of these outlines; without one, the place itself. */
export function fitted(
  at: Spot,
  base: { readonly facing: number; readonly width: number; readonly depth: number },
  outlines: readonly (readonly Spot[])[],
): Spot {
  const fits = (place: Spot): boolean =>
    outlines.some((outline) =>
      corners(place, base.facing, base.width, base.depth).every((one) => isInside(outline, one)),
    );
  if (fits(at)) return at;
  for (let away = kStep; away <= kFarthest; away += kStep) {
    for (let wind = 0; wind < kWinds; wind += 1) {
      const place = ahead(at, (wind * 360000) / kWinds, away);
      if (fits(place)) return place;
    }
  }
  return at;
}
