import { point, spot, type Spot } from "../../ground/geometry.ts";
import { facingOf, litUp, type Gesture } from "../gesture.ts";

export interface OccupyAct {
  readonly kind: "occupy";
  readonly stand: string;
  readonly at: Spot;
  readonly facing: number;
}

export const occupy: Gesture<OccupyAct> = {
  actor: ({ stand }) => stand,
  command: ({ stand, at, facing }) => ({ do: "occupy_ground", stand, at: point(at), facing }),
  offers: (view, stand) =>
    Object.entries(view.choices.occupy)
      .filter(([, choice]) => choice.stand === stand)
      .map(([key, { at }]) => ({
        key: `occupy/${key}`,
        act: { kind: "occupy", stand, at: spot(at), facing: facingOf(view, stand) },
      })),
  isOffered: ({ choices }, act) =>
    Object.values(choices.occupy).some(({ stand }) => stand === act.stand),
  lit: (_, { at }) => litUp([], [at]),
  isSame: () => true,
};
