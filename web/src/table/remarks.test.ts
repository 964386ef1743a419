import { expect, test } from "vitest";
import { told } from "../demo/parts.ts";
import { demoView } from "../demo/states.ts";
import type { Told, View } from "../wire/protocol.ts";
import { remarkOn, withPassed } from "./remarks.ts";
import type { Shown } from "./shown.ts";

const kNothing = { act: { kind: "none" } } as const;
const blue = { side: "blue", what: "standing_pass" } as const;

/** What is said when these lines have come. */
function said(lines: Readonly<Record<string, Told>>, audience = "blue" as Shown["audience"]) {
  const before = { audience, view: demoView() } as Shown;
  const log = { ...before.view.log, ...lines };
  const now = { ...before, view: { ...before.view, log } as View };
  return remarkOn(kNothing, kNothing, before, now, { isCommitting: false });
}

test("whoever sits there is told in which steps he has passed beforehand", () => {
  const passed = {
    "9001": told("committed", { ...blue, step: "opportunity_fire" }),
    "9002": told("player_committed", { ...blue, step: "general_fire", count: 1 }),
  };
  expect(said(passed)).toEqual({ why: "passed", steps: ["opportunity_fire", "general_fire"] });
  expect(said(passed, "red")).toBeUndefined();
});

test("what he pressed himself, and what another of his side passed, is not said", () => {
  expect(said({ "9001": told("committed", { side: "blue" }) })).toBeUndefined();
  expect(said({ "9001": told("player_committed", { ...blue, count: 2 }) })).toBeUndefined();
});

test("steps one after the other are one remark, until something else is said", () => {
  const [first, second] = [
    { why: "passed", steps: ["opportunity_fire"] },
    { why: "passed", steps: ["opportunity_fire", "general_fire"] },
  ] as const;
  expect(withPassed(second, first).steps).toEqual(["opportunity_fire", "general_fire"]);
  expect(withPassed({ why: "step" }, first)).toEqual({ why: "step" });
  expect(withPassed(first, { why: "step" })).toEqual(first);
});
