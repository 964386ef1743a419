import type { Audience, View } from "../wire/protocol.ts";

/** What lies before the eyes: the own view, or for the referee another audience's. */
export interface Shown {
  readonly view: View;
  readonly audience: Audience;
  /** Somebody else's view: nothing can be done in it. */
  readonly borrowed: boolean;
}

/** Nobody measures while a battle is played, but the referee: a grid of exact inches is a ruler. [MEAS-01] */
export const mayMeasure = ({ view, audience }: Shown): boolean =>
  audience === "referee" || view.battle.over;
