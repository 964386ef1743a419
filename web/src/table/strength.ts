import type { View } from "../wire/protocol.ts";
import { isLost } from "./scene.ts";

/** How many of a company's stands are still in the battle, of all that it has had. */
export interface Strength {
  readonly left: number;
  readonly all: number;
}

/** Of each company whose stands are in this view. */
export function strengthsIn({ stands }: Pick<View, "stands">): ReadonlyMap<string, Strength> {
  const strengths = new Map<string, Strength>();
  for (const { company, presence } of Object.values(stands)) {
    const { left, all } = strengths.get(company) ?? { left: 0, all: 0 };
    strengths.set(company, { left: left + (isLost(presence) ? 0 : 1), all: all + 1 });
  }
  return strengths;
}
