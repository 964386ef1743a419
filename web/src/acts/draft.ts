import type { Spot } from "../ground/geometry.ts";
import type { OrderChit } from "../wire/protocol.ts";
import type { CardAct } from "./kinds/card.ts";
import type { DeployAct } from "./kinds/deploy.ts";
import type { FireAct } from "./kinds/fire.ts";
import type { MissionAct } from "./kinds/mission.ts";
import type { MoveAct } from "./kinds/move.ts";
import type { NoAct } from "./kinds/none.ts";
import type { OccupyAct } from "./kinds/occupy.ts";
import type { OrderAct } from "./kinds/order.ts";
import type { AddAct, EditAct } from "./kinds/referee.ts";
import type { TransportAct } from "./kinds/transport.ts";
import type { TurnAct } from "./kinds/turn.ts";

/** What this seat is preparing and has not yet sent. What the server holds until the commit is in the view. */
export type Act =
  | NoAct
  | DeployAct
  | OrderAct
  | MoveAct
  | TurnAct
  | TransportAct
  | FireAct
  | MissionAct
  | CardAct
  | OccupyAct
  | EditAct
  | AddAct;

export interface Draft {
  /** An own stand or a contact that is looked at. */
  readonly selected?: string;
  readonly act: Act;
  /** What the pointer is over. */
  readonly hover?: string;
  /** Stands that are chosen together. */
  readonly group?: readonly string[];
  /** What they are to be ordered, while its arrow is still to come. */
  readonly groupChit?: OrderChit;
  /** Moves of many that are shown and not yet made. */
  readonly formation?: readonly MoveAct[];
  /** What they would fire together, while one of them is pulled from. */
  readonly volley?: readonly FireAct[];
  /** Where they would be set up together. */
  readonly block?: readonly DeployAct[];
  /** What is being drawn round those who shall be chosen. */
  readonly band?: { readonly from: Spot; readonly to: Spot };
}
export const kNothing: Draft = { act: { kind: "none" } };

/** One that is left out does not compile. */
const kChits = {
  hold: true,
  cautious_advance: true,
  hasty_advance: true,
  disengage: true,
  rally: true,
  take_command: true,
  road_march: true,
  entrench: true,
  banzai: true,
  regroup: true,
} as const satisfies Readonly<Record<OrderChit, true>>;
/** In the order in which they are shown. */
export const kChitOrder = Object.keys(kChits) as readonly OrderChit[];
