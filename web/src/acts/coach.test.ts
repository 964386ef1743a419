import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import { kNoMemory } from "../table/memory.ts";
import type { View } from "../wire/protocol.ts";
import { adviceOn, isCoached, type Coached } from "./coach.ts";
import { kNothing, type Act } from "./draft.ts";
import { proposedFire } from "./proposals.ts";

const states = demoStates();
const at = (state: string, more: Partial<Coached> = {}): Coached => {
  const view = states[state] as View;
  const proposals = proposedFire(view, kNoMemory);
  return { view, draft: kNothing, memory: kNoMemory, proposals, isRefused: false, ...more };
};

test("in the tutorial everybody is guided until he says no, elsewhere who asks for it and in the first turn", () => {
  const { battle, ...rest } = states["orders"] as View;
  const tutorial = { ...rest, battle: { ...battle, scenario: "tutorial", turn: 4 } };
  expect(isCoached(tutorial, kNoMemory)).toBe(true);
  expect(isCoached(tutorial, { ...kNoMemory, isGuided: false })).toBe(false);
  const first = { ...rest, battle: { ...battle, turn: 1 } };
  expect(isCoached(first, kNoMemory)).toBe(false);
  expect(isCoached(first, { ...kNoMemory, isGuided: true })).toBe(true);
  expect(isCoached({ ...rest, battle }, { ...kNoMemory, isGuided: true })).toBe(false);
});

test("who has nobody on the table is led to the tray, and the yellow button sets them down", () => {
  expect(adviceOn(at("tray"))).toMatchObject({ say: "deploy", lit: "tray", does: "places" });
  const group = { ...kNothing, group: ["s6"] };
  expect(adviceOn(at("tray", { draft: group }))).toMatchObject({ say: "block", lit: "board" });
});

test("an order is told step by step: who, what, which way", () => {
  const coached = at("orders");
  const [offer] = coached.view.choices.orders["s15"]?.offers ?? [];
  if (!offer) throw new Error("no offer");
  const order: Act = { kind: "order", slot: "s15", issuer: "s15", overwatch: [] };
  const says = (act: Act): string => adviceOn({ ...coached, draft: { act } }).say;
  expect(adviceOn(coached)).toMatchObject({ say: "chooseIssuer", lit: "actors", does: "hold" });
  expect(says(order)).toBe("chooseOrder");
  expect(says({ ...order, offer })).toBe("layOrder");
  expect(says({ ...order, offer, marker: { x: 0, y: 0 } })).toBe("pointOrder");
});

test("who could fire is told so before he ends the step, unless it is the fire before the moves", () => {
  const coached = at("opportunity_fire");
  expect(adviceOn(coached)).toMatchObject({ say: "fire", count: 1, lit: "board", does: "fire" });
  expect(adviceOn({ ...coached, proposals: [] })).toMatchObject({ say: "fired", lit: "commit" });
  const battle = { ...coached.view.battle, step: "prep_fire_a" as const };
  expect(adviceOn({ ...coached, view: { ...coached.view, battle } }).say).toBe("prepFire");
});

test("what was refused is not done again by the same button", () => {
  expect(adviceOn(at("opportunity_fire", { isRefused: true })).does).toBeUndefined();
});

test("who holds too many cards can let the button choose", () => {
  expect(adviceOn(at("discard"))).toEqual({ say: "discard", count: 1, does: "discard" });
});

test("who only waits is told that nothing is asked of him", () => {
  expect(adviceOn(at("waiting"))).toEqual({ say: "wait", count: 0 });
});

const inTutorial = (
  { view, ...rest }: Coached,
  battle: Partial<View["battle"]>,
  more: Partial<Coached> = {},
): Coached => ({
  ...rest,
  view: { ...view, battle: { ...view.battle, scenario: "tutorial", turns: 5, ...battle } },
  ...more,
});

test("each turn of the battle that explains itself has its decision, in the first step that can have it", () => {
  const decision = (state: string, turn: number, step?: View["battle"]["step"]) =>
    adviceOn(inTutorial(at(state), { turn, ...(step && { step }) })).decision;
  const turns = [1, 2, 3, 4, 5];
  expect(turns.map((turn) => decision("opportunity_fire", turn))).toEqual([
    ...["openFire", "openFire", undefined, "openFire", "last"],
  ]);
  expect(turns.map((turn) => decision("orders", turn, "orders"))).toEqual([
    ...["reserve", "reserve", "reserve", "reserve", undefined],
  ]);
  expect(adviceOn(at("opportunity_fire")).decision).toBeUndefined();
});

test("one thing is decided a turn: the rest is routine, and what has been refused is not", () => {
  const decided = { turn: 2, step: "opportunity_fire", decision: "openFire" } as const;
  const advised = (battle: Partial<View["battle"]>, more: Partial<Coached> = {}) =>
    adviceOn(
      inTutorial(at("opportunity_fire"), battle, { memory: { ...kNoMemory, decided }, ...more }),
    );
  expect(advised({ turn: 2 })).toMatchObject({ decision: "openFire", does: "fire" });
  expect(advised({ turn: 2 }).routine).toBeUndefined();
  const later = advised({ turn: 2, step: "general_fire" });
  expect(later).toMatchObject({ routine: "toTheNext", does: "fire", lit: "commit" });
  expect(later.decision).toBeUndefined();
  expect(advised({ turn: 2, turns: 2, step: "general_fire" }).routine).toBe("toTheEnd");
  expect(advised({ turn: 3 })).toMatchObject({ routine: "toTheNext" });
  const draft = { ...kNothing, group: ["s6"] };
  expect(advised({ turn: 2, step: "general_fire" }, { draft }).routine).toBeUndefined();
  const refused = advised({ turn: 2, step: "general_fire" }, { isRefused: true });
  expect([refused.routine, refused.does]).toEqual([undefined, undefined]);
});

test("elsewhere nothing is carried on with by itself", () => {
  expect(adviceOn(at("orders")).routine).toBeUndefined();
});
