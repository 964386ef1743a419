import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import { kNoMemory, withAsked, withHeld, type Memory } from "../table/memory.ts";
import type { Told, View } from "../wire/protocol.ts";
import { withCalls } from "./calls.ts";
import { heldNow } from "./fire.ts";
import { doubtful, proposedFire } from "./proposals.ts";

const states = demoStates();
const base = states["opportunity_fire"] as View;
const kLine = "rifles";
const far = (range: number, effect = ""): object => ({ band: "long", range, hit: 3, effect });
type Stand = View["stands"][string];
/** Of s27 alone, with rifles and a gun for armour, at three contacts: one of armour. */
function firing(more: Partial<Stand> = {}, reach = 100_000): View {
  const stand = { ...base.stands["s27"], line: kLine, visible: true, symbol: "infantry", ...more };
  const targets = ["ka", "kc", "kd"].map((target) => ({ target, path_points: [], covers: [] }));
  const weapons = [
    { line: 0, name: "Rifles", dice: 1, targets },
    { line: 1, name: "Rocket", dice: 1, targets },
  ];
  const kinds = { ka: "personnel", kc: "strong_afv", kd: "personnel" };
  const contacts = Object.entries(kinds).map(([id, kind]) => [id, { ...base.contacts[id], kind }]);
  const types = {
    [kLine]: {
      weapons: [
        { name: "Rifles", flags: ["small_arms"], bands: [far(reach)] },
        { name: "Rocket", flags: [], bands: [far(reach, "9")] },
      ],
    },
  };
  return {
    ...base,
    shots: {},
    types,
    stands: { ...base.stands, s27: stand },
    contacts: { ...base.contacts, ...Object.fromEntries(contacts) },
    choices: { ...base.choices, fires: { s27: { firer: "s27", weapons } } },
  } as unknown as View;
}
const view = firing();
const shotsIn = (
  of: View,
  memory: Memory = kNoMemory,
): readonly (readonly [number, string | undefined])[] =>
  proposedFire(of, memory).map(({ line, target }) => [line, target]);
const [first] = proposedFire(view, kNoMemory);
if (!first?.target) throw new Error("no shot");
const aim = { line: first.line, target: first.target };

/** The log says so of that shot. */
function called(of: View, outcome: string, what: string, target: string, turn = of.battle.turn) {
  const told = {
    ...Object.values(base.log)[0],
    ...{ kind: "fire_resolved", turn, outcome, what },
    ...{ actor: { id: "s27", label: "" }, target: { id: target, label: "" } },
  } as Told;
  return { ...of, log: { ...of.log, "9000": told } };
}
const after = (of: View): Memory => withCalls(kNoMemory, of);

test("a shot is proposed for who may fire, has not declared, and does not hold its fire", () => {
  expect(proposedFire(view, kNoMemory)).toMatchObject([{ kind: "fire", firer: "s27", dice: 0 }]);
  const committed = { ...view, choices: { ...view.choices, may_commit: false } };
  expect(proposedFire(committed, kNoMemory)).toEqual([]);
  const declared = { ...view, shots: { d1: { firer: "s27" } } } as unknown as View;
  expect(proposedFire(declared, kNoMemory)).toEqual([]);
  const held = withHeld(kNoMemory, ["s27"], true);
  expect(proposedFire(view, held)).toEqual([]);
  expect(heldNow(view, held)).toEqual(["s27"]);
  expect(proposedFire(view, withHeld(held, ["s27"], false))).toHaveLength(1);
});

test("rifles are for men, what pierces is for armour, and neither is proposed for the other", () => {
  const only = (line: number, target: string): View => {
    const weapon = { line, name: "", dice: 1, targets: [{ target, path_points: [], covers: [] }] };
    return {
      ...view,
      choices: { ...view.choices, fires: { s27: { firer: "s27", weapons: [weapon] } } },
    };
  };
  expect(shotsIn(only(0, "ka"))).toEqual([[0, "ka"]]);
  expect(shotsIn(only(1, "kc"))).toEqual([[1, "kc"]]);
  expect(shotsIn(only(0, "kc"))).toEqual([]);
  expect(shotsIn(only(1, "ka"))).toEqual([]);
});

test("at whom a player aimed last, and with what, is proposed again", () => {
  const again = { ...kNoMemory, aimed: { s27: { line: 0, target: "kc" } } };
  expect(shotsIn(view, again)).toEqual([[0, "kc"]]);
  const gone = { ...kNoMemory, aimed: { s27: { line: 0, target: "gone" } } };
  expect(shotsIn(view, gone)).toEqual(shotsIn(view));
});

test("staff, observers and mortars have other work unless they are asked", () => {
  for (const symbol of ["headquarters", "observer", "mortar"]) {
    const rear = firing({ symbol });
    expect(shotsIn(rear)).toEqual([]);
    expect(doubtful(rear, kNoMemory)).toEqual([["rear", 1]]);
    expect(shotsIn(rear, withAsked(kNoMemory, rear, "rear"))).toHaveLength(1);
  }
});

test("who is hidden is not proposed unless it is asked, and only in that step; an ambush is", () => {
  const hidden = firing({ visible: false });
  const asked = withAsked(kNoMemory, hidden, "hidden");
  expect(shotsIn(hidden)).toEqual([]);
  expect(doubtful(hidden, kNoMemory)).toEqual([["hidden", 1]]);
  expect(shotsIn(hidden, asked)).toHaveLength(1);
  expect(doubtful(hidden, asked)).toEqual([]);
  const later = { ...hidden, battle: { ...hidden.battle, turn: hidden.battle.turn + 1 } };
  expect(shotsIn(later, asked)).toEqual([]);
  const tutorial = { ...hidden, battle: { ...hidden.battle, scenario: "tutorial" } };
  expect(shotsIn(tutorial)).toHaveLength(1);
});

test("what is far for its weapon stands apart, and a shot of two doubts is counted once", () => {
  const long = firing({}, 100);
  expect(shotsIn(long)).toEqual([]);
  expect(doubtful(long, kNoMemory)).toEqual([["long", 1]]);
  const both = firing({ visible: false }, 100);
  expect(doubtful(both, kNoMemory)).toEqual([["long", 1]]);
  expect(doubtful(both, withAsked(kNoMemory, both, "long"))).toEqual([["hidden", 1]]);
});

test("a shot that was wasted is not proposed again until one of the two has moved", () => {
  const wasted = called(view, "out_of_range", "Small arms", "ka");
  const memory = after(called(wasted, "out_of_range", "Small arms", "ka"));
  const onlyRifles = (of: View, target: string): View => {
    const [rifles] = of.choices.fires["s27"]?.weapons ?? [];
    const targets = rifles?.targets.filter((one) => one.target === target) ?? [];
    const weapons = rifles ? [{ ...rifles, targets }] : [];
    return { ...of, choices: { ...of.choices, fires: { s27: { firer: "s27", weapons } } } };
  };
  expect(shotsIn(onlyRifles(view, "ka"), memory)).toEqual([]);
  expect(shotsIn(onlyRifles(view, "kd"), memory)).toEqual([[0, "kd"]]);
  const ka = view.contacts["ka"];
  if (!ka) throw new Error("no ka");
  const moved = { ...view, contacts: { ...view.contacts, ka: { ...ka, at: [1, 2] as const } } };
  expect(shotsIn(onlyRifles(moved, "ka"), memory)).toEqual([[0, "ka"]]);
  const here = onlyRifles(firing({ at: [3, 4] }), "ka");
  expect(shotsIn(here, memory)).toEqual([[0, "ka"]]);
  expect(shotsIn(onlyRifles(firing({ facing: 5 }), "ka"), memory)).toEqual([]);
});

test("who is told to aim there all the same, does", () => {
  const aimed = { s27: { line: 0, target: "ka" } };
  const wasted = called(view, "out_of_range", "Small arms", "ka");
  const memory = withCalls({ ...kNoMemory, aimed }, wasted);
  expect(memory.aimed).toEqual({});
  expect(shotsIn(view, memory)).not.toContainEqual([0, "ka"]);
  expect(shotsIn(view, { ...memory, aimed })).toEqual([[0, "ka"]]);
});

test("who was out of the arc may have turned; what is older than a turn says nothing", () => {
  const of = (outcome: string, turn?: number): Memory =>
    after(called(view, outcome, "Rifles", aim.target, turn));
  const isProposed = (at: View, memory: Memory): boolean =>
    shotsIn(at, memory).some(([, target]) => target === aim.target);
  const turned = firing({ facing: (view.stands["s27"]?.facing ?? 0) + 1 });
  expect(isProposed(view, of("no_line"))).toBe(false);
  expect(isProposed(view, of("out_of_arc"))).toBe(false);
  expect(isProposed(turned, of("out_of_arc"))).toBe(true);
  expect(isProposed(view, of("out_of_range", view.battle.turn - 2))).toBe(true);
});

test("what has reached reaches again, however far it looks, and so does whom he was told to aim at", () => {
  const long = firing({}, 100);
  expect(shotsIn(long, { ...kNoMemory, aimed: { s27: { line: 0, target: "ka" } } })).toEqual([
    [0, "ka"],
  ]);
  expect(shotsIn(long, after(called(long, "miss", "Rifles", "kd")))).toEqual([[0, "kd"]]);
});
