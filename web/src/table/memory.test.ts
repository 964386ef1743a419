import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import type { View } from "../wire/protocol.ts";
import { kNoMemory, withAim, withHeld, withOrders } from "./memory.ts";

const orders = demoStates()["orders"] as View;
const later = (turn: number, placed: View["orders"]): View => ({
  ...orders,
  battle: { ...orders.battle, turn },
  orders: placed,
});
const hold = (issuer: string): View["orders"][string] => ({
  side: "blue",
  chit: "hold",
  members: [],
  sealed: true,
  revealed: false,
  overwatch: [],
  plain: [],
  named: [],
  issuer,
});

test("who holds his fire does so until his player says otherwise", () => {
  const held = withHeld(withHeld(kNoMemory, ["s1", "s2"], true), ["s2", "s3"], true);
  expect([...held.held].sort()).toEqual(["s1", "s2", "s3"]);
  expect(withHeld(held, ["s2"], false).held).not.toContain("s2");
});

test("the last aim of each firer is kept", () => {
  const act = { kind: "fire", firer: "s1", line: 2, dice: 0, target: "ka" } as const;
  const aimed = withAim(kNoMemory, { act });
  expect(aimed.aimed).toEqual({ s1: { line: 2, target: "ka" } });
  expect(withAim(aimed, { act })).toBe(aimed);
});

test("the orders of a turn become those before in the next one, and an order that is taken back is none", () => {
  const first = withOrders(kNoMemory, later(1, { a: hold("s1"), b: hold("s2") }), "blue");
  const second = withOrders(first, later(1, { a: hold("s1") }), "blue");
  expect(second.orders.by).toEqual({ s1: { chit: "hold" } });
  const third = withOrders(second, later(2, {}), "blue");
  expect(third.ordersBefore.by).toEqual({ s1: { chit: "hold" } });
  expect(third.orders.by).toEqual({});
});

test("the other side's orders and those in force are none of what was placed", () => {
  const placed = {
    a: { ...hold("s1"), sealed: false },
    b: { ...hold("s2"), side: "red" as const },
  };
  expect(withOrders(kNoMemory, later(1, placed), "blue").orders.by).toEqual({});
});
