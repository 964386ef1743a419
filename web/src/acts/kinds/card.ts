import { point, type Spot } from "../../ground/geometry.ts";
import { litUp, type Gesture } from "../gesture.ts";

export interface CardAct {
  readonly kind: "card";
  readonly card: string;
  readonly target?: string;
  readonly company?: string;
  readonly place?: Spot;
}

/** Begun from the hand, by nobody on the table. */
export const card: Gesture<CardAct> = {
  actor: () => undefined,
  command: (act) => ({
    do: "play_card",
    card: act.card,
    ...(act.target && { target: act.target }),
    ...(act.company && { company: act.company }),
    ...(act.place && { place: point(act.place) }),
  }),
  offers: () => [],
  isOffered: ({ choices }, act) => act.card in choices.cards,
  lit: ({ choices }, act) => {
    const { own_stands = [], enemies = [] } = choices.cards[act.card] ?? {};
    return litUp([...own_stands, ...enemies]);
  },
  isSame: () => true,
};
