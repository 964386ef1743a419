import type { Decision } from "../table/memory.ts";
import type { Easy } from "./easy.ts";

/** What a newcomer is told now, what lights up, and what the yellow button does first. */
export interface Advice {
  readonly say:
    | "over"
    | "wait"
    | "discard"
    | "deploy"
    | "block"
    | "deployed"
    | "chooseIssuer"
    | "chooseOrder"
    | "pointOrder"
    | "layOrder"
    | "ordered"
    | "prepFire"
    | "fire"
    | "fired"
    | "noFire"
    | "move"
    | "stay"
    | "artillery"
    | "mission"
    | "asked"
    | "facing"
    | "pass";
  readonly count: number;
  /** What there is to decide in this turn; absent in all other steps. */
  readonly decision?: Decision;
  /** Nothing is asked here: the yellow button carries on, so far. */
  readonly routine?: "toTheNext" | "toTheEnd";
  readonly lit?: "tray" | "board" | "actors" | "chits" | "direction" | "commit";
  /** What is done for whoever does not want to choose. */
  readonly does?: Easy;
}
