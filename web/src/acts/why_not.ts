import { isLost } from "../table/scene.ts";
import type { OrderChit, StandSeen, View } from "../wire/protocol.ts";
import { offersFor } from "./acts.ts";

/** Why a stand of one's own cannot act in this step, as far as its own marks and orders tell. */
export interface WhyNot {
  readonly why:
    | "lost"
    | "away"
    | "demoralized"
    | "cannotCommand"
    | "noCommander"
    | "hasOrdered"
    | "hasFired"
    | "pinned"
    | "notHolding"
    | "withoutOrder"
    | "nobodyInSight"
    | "hasMoved"
    | "holds"
    | "notNow";
  /** The order that it follows. */
  readonly chit?: OrderChit;
}

const chitsOf = (view: View, { orders }: StandSeen): readonly OrderChit[] =>
  orders.flatMap((order) => view.orders[order]?.chit ?? []);

function notOrdering({ issuer, state }: StandSeen): WhyNot {
  if (issuer === "none") return { why: "noCommander" };
  return { why: state === "steady" ? "hasOrdered" : "cannotCommand" };
}

function notMoving(view: View, stand: StandSeen): WhyNot {
  const [chit] = chitsOf(view, stand);
  if (stand.moved) return { why: "hasMoved" };
  if (chit === undefined) return { why: "withoutOrder" };
  return chit === "hold" ? { why: "holds", chit } : { why: "notNow" };
}

function notFiring(view: View, stand: StandSeen): WhyNot {
  const [chit] = chitsOf(view, stand);
  if (stand.state === "demoralized") return { why: "demoralized" };
  if (stand.fired_in) return { why: "hasFired" };
  if (view.battle.step === "general_fire") return { why: "nobodyInSight" };
  if (stand.state !== "steady") return { why: "pinned" };
  if (chit === undefined) return { why: "withoutOrder" };
  return chit === "hold" ? { why: "nobodyInSight" } : { why: "notHolding", chit };
}

export function whyNot(view: View, id: string): WhyNot | undefined {
  const stand = view.stands[id];
  if (!stand || !view.choices.may_commit || offersFor(view, id).length > 0) return undefined;
  if (Object.values(view.shots).some(({ firer }) => firer === id)) return undefined;
  if (isLost(stand.presence)) return { why: "lost" };
  switch (view.battle.step) {
    case "orders":
    case "first_orders":
      return notOrdering(stand);
    case "side_a_moves":
    case "side_b_moves":
      return stand.presence === "on_table" ? notMoving(view, stand) : { why: "away" };
    case "prep_fire_a":
    case "prep_fire_b":
    case "opportunity_fire":
    case "general_fire":
      return stand.presence === "on_table" ? notFiring(view, stand) : { why: "away" };
    default:
      return { why: "notNow" };
  }
}
