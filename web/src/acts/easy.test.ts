import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import { kNoMemory } from "../table/memory.ts";
import type { View } from "../wire/protocol.ts";
import { commandOf } from "./acts.ts";
import { easyMission, easyOrders } from "./easy.ts";

const states = demoStates();
const orders = states["orders"] as View;
const own = Object.values(orders.stands)[0]?.side ?? "blue";
const other = own === "blue" ? "red" : "blue";

/** All objectives in the hands of this side. */
function heldBy(view: View, held_by: "blue" | "red"): View {
  const all = Object.entries(view.objectives);
  const objectives = Object.fromEntries(all.map(([id, one]) => [id, { ...one, held_by }]));
  return { ...view, objectives };
}

test("whoever holds something holds on, whoever holds nothing comes on with an arrow", () => {
  expect(easyOrders(heldBy(orders, own), kNoMemory).does).toBe("hold");
  const { does, orders: given } = easyOrders(heldBy(orders, other), kNoMemory);
  expect(does).toBe("advance");
  for (const act of given) {
    const command = commandOf(act);
    expect(command).toMatchObject({ do: "place_order" });
    expect(command).toHaveProperty("arrow");
  }
});

test("nothing is done of what is offered to nobody", () => {
  const choices = { ...orders.choices, orders: {} };
  expect(easyOrders({ ...orders, choices }, kNoMemory)).toEqual({ orders: [] });
});

test("high explosive is asked for once, at the first whom an observer sees", () => {
  const mission = {
    observer: "s6",
    kind: "high_explosive",
    batteries: ["s9", "s10"],
    least_batteries: 1,
    targets: [{ target: "m3", point: [4000, 5000] }],
  } as const;
  const smoke = { ...mission, kind: "smoke" } as const;
  const missions = { "s6/smoke": smoke, "s6/high_explosive": mission };
  const view = { ...orders, missions: {}, choices: { ...orders.choices, missions } };
  const act = easyMission(view);
  expect(act && commandOf(act)).toEqual({
    do: "request_mission",
    observer: "s6",
    batteries: ["s9"],
    kind: "high_explosive",
    target: [4000, 5000],
  });
  const asked = { side: own, battery: "s9", kind: "high_explosive", target: [4000, 5000] } as const;
  expect(easyMission({ ...view, missions: { m: asked } })).toBeUndefined();
  expect(easyMission(orders)).toBeUndefined();
});
