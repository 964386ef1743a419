import { expect, test } from "vitest";
import { commandOf } from "./acts.ts";
import { missingOf, type OrderAct } from "./kinds/order.ts";

const kRegroup = {
  chit: "regroup",
  reach: "adjacent",
  takes_arrow: false,
  needs_arrow: false,
  needs_recipient: false,
  needs_pair: true,
} as const;
const a_regroup: OrderAct = {
  kind: "order",
  slot: "s1",
  issuer: "s1",
  offer: kRegroup,
  overwatch: [],
};

test("ADV-REG an order says what it lacks, one thing after the other, and is sent with all of it", () => {
  expect(missingOf(a_regroup)).toBe("marker");
  const placed = { ...a_regroup, marker: { x: 1000, y: 2000 } };
  expect(missingOf(placed)).toBe("pair");
  expect(commandOf(placed)).toBeUndefined();
  const paired = { ...placed, pair: ["s3", "s2"] as const };
  expect(missingOf(paired)).toBeUndefined();
  expect(commandOf(paired)).toEqual({
    do: "place_order",
    issuer: "s1",
    chit: "regroup",
    marker: [1000, 2000],
    regroup: ["s3", "s2"],
  });
});

test("the arrow of an advance is what comes last", () => {
  const offer = {
    ...kRegroup,
    chit: "hasty_advance",
    needs_pair: false,
    takes_arrow: true,
    needs_arrow: true,
  } as const;
  const placed = { ...a_regroup, offer, marker: { x: 1000, y: 2000 } };
  expect(missingOf(placed)).toBe("arrow");
  expect(missingOf({ ...placed, arrow: 0 })).toBeUndefined();
});
