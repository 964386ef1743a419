import { bearing, spot } from "../ground/geometry.ts";
import type { Memory } from "../table/memory.ts";
import { placeOf } from "../table/scene.ts";
import type { ObjectiveSeen, View } from "../wire/protocol.ts";
import type { Act } from "./draft.ts";
import { missionAct } from "./kinds/mission.ts";
import { companiesWithout, issuersOf, orderBy, ordersBy, sameAsBefore } from "./orders.ts";

/** What the yellow button does for whoever does not want to choose. */
export type Easy =
  "places" | "same" | "hold" | "advance" | "mission" | "moves" | "fire" | "discard";

/** The first objective, if none is held by whoever sits here: he has to come for it. */
function goalOf({ objectives, stands }: View): ObjectiveSeen | undefined {
  const [own] = Object.values(stands);
  const all = Object.values(objectives);
  return all.some(({ held_by }) => held_by === own?.side) ? undefined : all[0];
}

function advanceOn(view: View, goal: ObjectiveSeen): readonly Act[] {
  const isSeen = Object.values(view.contacts).some(({ in_sight }) => in_sight);
  return issuersOf(view).flatMap((issuer) => {
    const from = placeOf(view, issuer);
    const arrow = from ? bearing(from, spot(goal.at)) : 0;
    return orderBy(view, issuer, isSeen ? "cautious_advance" : "hasty_advance", arrow) ?? [];
  });
}

/** Whoever holds something holds on as in the last turn, or anew; whoever holds nothing comes on. */
export function easyOrders(
  view: View,
  memory: Memory,
): { readonly does?: Easy; readonly orders: readonly Act[] } {
  if (companiesWithout(view).length === 0) return { orders: [] };
  const goal = goalOf(view);
  const same = goal ? [] : sameAsBefore(view, memory);
  const [does, orders] = goal
    ? (["advance", advanceOn(view, goal)] as const)
    : same.length > 0
      ? (["same", same] as const)
      : (["hold", ordersBy(view, issuersOf(view), "hold")] as const);
  return orders.length > 0 ? { does, orders } : { orders };
}

/** High explosive at the first enemy that an observer sees, if no mission is asked for yet. */
export function easyMission(view: View): Act | undefined {
  if (Object.keys(view.missions).length > 0) return undefined;
  for (const [slot, { kind, targets, batteries, observer }] of Object.entries(
    view.choices.missions,
  )) {
    const [first] = targets;
    if (kind !== "high_explosive" || !observer || !first || batteries.length === 0) continue;
    return { ...missionAct(view, slot), target: spot(first.point) };
  }
  return undefined;
}
