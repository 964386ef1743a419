import type { WhyNot } from "../acts/why_not.ts";

/** Why a stand cannot act now, with the rule. */
const whyNot: Readonly<Record<WhyNot["why"], (chit: string) => string>> = {
  lost: () => "It is out of the battle.",
  away: () => "It is not on the table, or aboard a vehicle.",
  demoralized: () => "Demoralized stands never fire (FIRE-05).",
  cannotCommand: () => "Pinned, shaken or demoralized, it gives no orders (R-10).",
  noCommander: () => "It gives no orders; it follows those of its commander (ORD-03).",
  hasOrdered: () => "It has given its order for this turn (ORD-03).",
  hasFired: () => "It has fired this turn (FIRE-03).",
  pinned: () => "Pinned or shaken, it fires in General Fire only (FIRE-04).",
  notHolding: (chit) => `Under ${chit} it waits for General Fire: only Hold fires here (ORD-56).`,
  withoutOrder: () => "No order reaches it (ORD-02, S-09).",
  nobodyInSight: () => "It sees nobody at whom its order lets it fire (FIRE-01).",
  hasMoved: () => "It has moved.",
  holds: () => "Under Hold it stays (ORD-55).",
  notNow: () => "It has nothing to do in this step.",
};
export const enWhyNot = { whyNot };
