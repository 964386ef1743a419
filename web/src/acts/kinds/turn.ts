import { facingOf, litUp, type Gesture } from "../gesture.ts";

export interface TurnAct {
  readonly kind: "turn";
  readonly stand: string;
  readonly facing: number;
}

export const turn: Gesture<TurnAct> = {
  actor: ({ stand }) => stand,
  command: ({ stand, facing }) => ({ do: "turn_stand", stand, facing }),
  offers: (view, stand) =>
    (view.choices.may_turn ?? []).includes(stand)
      ? [{ key: `turn/${stand}`, act: { kind: "turn", stand, facing: facingOf(view, stand) } }]
      : [],
  isOffered: ({ choices }, { stand }) => (choices.may_turn ?? []).includes(stand),
  lit: () => litUp([]),
  isSame: () => true,
};
