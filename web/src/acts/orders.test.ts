import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import { kNoMemory } from "../table/memory.ts";
import type { View } from "../wire/protocol.ts";
import { commandOf } from "./acts.ts";
import {
  companiesWithout,
  issuersOf,
  offersOf,
  orderBy,
  ordersBy,
  sameAsBefore,
} from "./orders.ts";

const raw = demoStates()["orders"] as View;
const choice = raw.choices.orders["s15"];
if (!choice) throw new Error("the demo has no order");
const withOrders = (orders: View["choices"]["orders"]): View => ({
  ...raw,
  choices: { ...raw.choices, orders },
});
const spots = [
  { marker: [41000, 20000] as const, followers: ["s1"] },
  { marker: [42000, 20000] as const, followers: ["s1", "s2"] },
];
const view = withOrders({
  s15: { ...choice, spots },
  "s15/2": { ...choice, spots },
  s21: { ...choice, issuer: "s21", spots },
});
const remembered = (chit: "hold" | "cautious_advance", arrow?: number) => ({
  ...kNoMemory,
  ordersBefore: { at: "1/orders", by: { s15: { chit, ...(arrow !== undefined && { arrow }) } } },
});

test("an order's cap lies where most follow, and its arrow may come later", () => {
  expect(orderBy(view, "s15", "hold")).toMatchObject({ marker: { x: 42000, y: 20000 } });
  const advance = orderBy(view, "s15", "cautious_advance");
  expect(advance && commandOf(advance)).toBeUndefined();
  const pointed = orderBy(view, "s15", "cautious_advance", 90000);
  expect(pointed && commandOf(pointed)).toMatchObject({ chit: "cautious_advance", arrow: 90000 });
});

test("one order for several is one order of each, and each commander gives one", () => {
  expect(issuersOf(view)).toEqual(["s15", "s21"]);
  expect(ordersBy(view, ["s15", "s21"], "hold").map(({ issuer }) => issuer)).toEqual([
    "s15",
    "s21",
  ]);
});

test("what must name somebody is not ordered for several at once", () => {
  const [one, ...rest] = choice.offers;
  if (!one) throw new Error("no offer");
  const naming = { ...one, chit: "take_command" as const, needs_recipient: true };
  const naming_view = withOrders({ s15: { ...choice, offers: [naming, ...rest] } });
  expect(offersOf(naming_view, ["s15"]).map(({ chit }) => chit)).not.toContain("take_command");
});

test("the same as in the last turn is the same order and the same arrow, if it is offered", () => {
  expect(sameAsBefore(view, remembered("cautious_advance", 45000))).toMatchObject([
    { issuer: "s15", offer: { chit: "cautious_advance" }, arrow: 45000 },
  ]);
  expect(sameAsBefore(withOrders({}), remembered("hold"))).toEqual([]);
  expect(sameAsBefore(view, kNoMemory)).toEqual([]);
});

test("a company that an order could reach and that none reaches is said to be without one", () => {
  const company = view.stands["s1"]?.company ?? "";
  const unordered = { ...view, orders: {} };
  expect(companiesWithout(unordered)).toContain(company);
  const [order] = Object.values(raw.orders);
  if (!order) throw new Error("no order");
  const reached = { ...order, sealed: true, members: ["s1", "s2"] };
  expect(companiesWithout({ ...unordered, orders: { a: reached } })).not.toContain(company);
  expect(companiesWithout(withOrders({}))).toEqual([]);
});
