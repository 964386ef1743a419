import { waitedFor } from "../../table/scene.ts";
import { litUp, type Gesture } from "../gesture.ts";

export interface NoAct {
  readonly kind: "none";
}

export const none: Gesture<NoAct> = {
  actor: () => undefined,
  command: () => undefined,
  offers: () => [],
  isOffered: () => true,
  lit: (view) => ({ ...litUp([]), actors: waitedFor(view) }),
  isSame: () => true,
};
