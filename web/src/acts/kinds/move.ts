import { point, type Spot } from "../../ground/geometry.ts";
import type { MoveChoice } from "../../wire/protocol.ts";
import { litUp, type Gesture } from "../gesture.ts";

export interface MoveAct {
  readonly kind: "move";
  readonly choice: MoveChoice;
  /** Where it goes, without the place where it stands. */
  readonly path: readonly Spot[];
}

export const move: Gesture<MoveAct> = {
  actor: ({ choice }) => choice.stand,
  command: ({ choice: { stand }, path }) =>
    path.length > 0 ? { do: "move_stand", stand, path: path.map(point) } : undefined,
  offers: ({ choices }, stand) =>
    Object.entries(choices.moves)
      .filter(([, choice]) => choice.stand === stand)
      .map(([key, choice]) => ({ key: `move/${key}`, act: { kind: "move", choice, path: [] } })),
  isOffered: ({ choices }, { choice }) =>
    Object.values(choices.moves).some(({ stand }) => stand === choice.stand),
  lit: () => litUp([]),
  isSame: (a, b) => a.choice.chit === b.choice.chit,
};
