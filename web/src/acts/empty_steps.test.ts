// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import { observable } from "../kit/observable.ts";
import { kNoMemory, remember } from "../table/memory.ts";
import type { Shown } from "../table/shown.ts";
import type { Choices, View } from "../wire/protocol.ts";
import { kNothing } from "./draft.ts";
import { isEmptyStep, passesEmpty } from "./empty_steps.ts";

const states = demoStates();
const kDemo = states["artillery"] as View;
const kNone = { ...(states["facing"] as View).choices, may_turn: [] };

/** The demo in this step, with nothing to do but what is said. */
function viewIn(
  printed: string,
  choices: Partial<Choices> = {},
  seals: Partial<View["prompt"]["seals"]> = {},
): View {
  const { battle, prompt } = kDemo;
  return {
    ...kDemo,
    battle: { ...battle, printed },
    choices: { ...kNone, ...choices },
    prompt: { ...prompt, seals: { ...prompt.seals, ...seals } },
  };
}

test("a step that can be passed is empty to whoever has nothing in it", () => {
  for (const printed of ["1A", "2B", "3A", "4A", "4B", "5C", "5E"])
    expect(isEmptyStep(viewIn(printed), kNothing)).toBe(true);
  const view = viewIn("2D");
  const inWindow = { ...view, battle: { ...view.battle, step: "card_window" as const } };
  expect(isEmptyStep(inWindow, kNothing)).toBe(true);
});

test("set-up, orders, moves and discards are never empty, nor what asks somebody else", () => {
  for (const printed of ["0", "1D", "2D", "2E", "5A", "5D"])
    expect(isEmptyStep(viewIn(printed), kNothing)).toBe(false);
  expect(isEmptyStep(viewIn("3A", { may_commit: false }), kNothing)).toBe(false);
});

test("whoever can do anything has a choice: fire, a mission, a card, a turn, ground", () => {
  const { missions } = (states["artillery"] as View).choices;
  const { fires } = (states["opportunity_fire"] as View).choices;
  const { cards } = (states["orders"] as View).choices;
  const { may_turn } = (states["facing"] as View).choices;
  for (const some of [{ missions }, { fires }, { cards }, { may_turn }]) {
    expect(Object.values(some).every((of) => Object.keys(of).length > 0)).toBe(true);
    expect(isEmptyStep(viewIn("4B", some), kNothing)).toBe(false);
  }
});

test("turning alone is no choice as long as no enemy is known, seen now or before", () => {
  const view = viewIn("4A", { may_turn: ["s27", "s28"] });
  expect(isEmptyStep(view, kNothing)).toBe(false);
  const ghosts = Object.entries(view.contacts).map(
    ([id, contact]) => [id, { ...contact, in_sight: false }] as const,
  );
  expect(isEmptyStep({ ...view, contacts: Object.fromEntries(ghosts) }, kNothing)).toBe(false);
  expect(isEmptyStep({ ...view, contacts: {} }, kNothing)).toBe(true);
});

test("weapons without anybody to fire at are no choice", () => {
  const { fires } = (states["opportunity_fire"] as View).choices;
  const idle = Object.entries(fires).map(([id, fire]) => {
    const weapons = fire.weapons.map((weapon) => ({ ...weapon, targets: [] }));
    return [id, { ...fire, weapons }] as const;
  });
  expect(isEmptyStep(viewIn("4B", { fires: Object.fromEntries(idle) }), kNothing)).toBe(true);
});

test("what is sealed or begun makes a step one's own; who is still off the table does not", () => {
  for (const what of ["orders", "shots", "missions", "facings", "cards"])
    expect(isEmptyStep(viewIn("3A", {}, { [what]: 1 }), kNothing)).toBe(false);
  expect(isEmptyStep(viewIn("3A", {}, { undeployed: 2 }), kNothing)).toBe(true);
  const begun = { act: { kind: "none" }, group: ["s1", "s2"] } as const;
  expect(isEmptyStep(viewIn("3A"), begun)).toBe(false);
});

test("empty steps are one press where steps last a least time, elsewhere when their player says so of this battle", () => {
  const lasting = (window_seconds: string): View => {
    const view = viewIn("1A");
    return { ...view, battle: { ...view.battle, options: { window_seconds } } };
  };
  const [live, ruled, paced] = [viewIn("1A"), lasting("0"), lasting("600")];
  expect([live, ruled, paced].map((view) => passesEmpty(kNoMemory, view))).toEqual([
    false,
    false,
    true,
  ]);
  expect(passesEmpty({ ...kNoMemory, emptySteps: true }, live)).toBe(true);
  expect(passesEmpty({ ...kNoMemory, emptySteps: false }, paced)).toBe(false);
});

test("what was chosen in one battle holds in no other", () => {
  const shown = observable<Shown | undefined>({ view: kDemo, audience: "blue", borrowed: false });
  const draft = observable(kNothing);
  const here = remember("here", shown, draft);
  here.memory.update((m) => ({ ...m, emptySteps: true }));
  here.end();
  const [again, elsewhere] = ["here", "elsewhere"].map((id) => remember(id, shown, draft).memory);
  expect(again?.get().emptySteps).toBe(true);
  expect(elsewhere?.get().emptySteps).toBeUndefined();
});
