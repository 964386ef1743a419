import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import type { StandSeen, View } from "../wire/protocol.ts";
import { whyNot } from "./why_not.ts";

const states = demoStates();
const at = (state: string, id: string, more: Partial<StandSeen> = {}): string | undefined => {
  const view = states[state] as View;
  const stand = { ...view.stands[id], ...more } as StandSeen;
  return whyNot({ ...view, stands: { ...view.stands, [id]: stand } }, id)?.why;
};

test("who can act is not asked why not", () => {
  expect(at("orders", "s15")).toBeUndefined();
  expect(at("opportunity_fire", "s27")).toBeUndefined();
});

test("who has declared his shot has nothing to explain", () => {
  expect(at("opportunity_fire", "s22")).toBeUndefined();
});

test("in the orders step: no commander, not steady, or his order is given", () => {
  expect(at("orders", "s7", { issuer: "none", state: "steady" })).toBe("noCommander");
  expect(at("orders", "s5", { issuer: "company_joint", state: "pinned" })).toBe("cannotCommand");
  expect(at("orders", "s5", { issuer: "company_joint", state: "steady" })).toBe("hasOrdered");
});

test("in a fire step: his state, his last shot, his order, or nobody in sight, in this order", () => {
  const fires = (more: Partial<StandSeen>): string | undefined =>
    at("opportunity_fire", "s10", { state: "steady", orders: ["o2"], ...more });
  expect(fires({ state: "demoralized" })).toBe("demoralized");
  expect(fires({ fired_in: "prep_fire_a" })).toBe("hasFired");
  expect(fires({ state: "pinned" })).toBe("pinned");
  expect(fires({ orders: [] })).toBe("withoutOrder");
  expect(fires({ orders: ["o1"] })).toBe("notHolding");
  expect(fires({})).toBe("nobodyInSight");
  expect(fires({ presence: "aboard" })).toBe("away");
});

test("who does not move has moved, has no order, or holds", () => {
  const moves = (more: Partial<StandSeen>): string | undefined => at("movement", "s10", more);
  expect(moves({ moved: true })).toBe("hasMoved");
  expect(moves({ orders: [] })).toBe("withoutOrder");
  expect(moves({ orders: ["o2"] })).toBe("holds");
});
