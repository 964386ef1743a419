import { ahead, corners, isInside, type Spot } from "./geometry.ts";

/** Farther than this the hand has meant somewhere else. */
const [kFarthest, kStep, kWinds] = [3000, 100, 24];

export interface Base {
  readonly facing: number;
  readonly width: number;
  readonly depth: number;
}

/** The nearest place where all of a base lies in one of these outlines, and is free; without one, the place itself. */
export function fitted(
  at: Spot,
  base: Base,
  outlines: readonly (readonly Spot[])[],
  isFree: (base: readonly Spot[]) => boolean = () => true,
): Spot {
  const fits = (place: Spot): boolean => {
    const around = corners(place, base.facing, base.width, base.depth);
    return (
      outlines.some((outline) => around.every((one) => isInside(outline, one))) && isFree(around)
    );
  };
  if (fits(at)) return at;
  for (let away = kStep; away <= kFarthest; away += kStep) {
    for (let wind = 0; wind < kWinds; wind += 1) {
      const place = ahead(at, (wind * 360000) / kWinds, away);
      if (fits(place)) return place;
    }
  }
  return at;
}
