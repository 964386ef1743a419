// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { told } from "../demo/parts.ts";
import { demoStates } from "../demo/states.ts";
import { stillBattle } from "../demo/still_battle.ts";
import type { StandSeen, Told, View } from "../wire/protocol.ts";
import { loadDeeds, saying, withDeeds, type Deed, type ToldDeed } from "./deeds.ts";
import { lookOf } from "./last_look.ts";
import { layTable } from "./table.ts";

beforeEach(() => localStorage.clear());

const view = demoStates()["orders"] as View;
const kGun = "s27";
const gun = view.stands[kGun] as StandSeen;
const at = gun.at ?? ([0, 0] as const);
const there = [at[0] + 2000, at[1]] as const;
const about = (kind: Told["kind"]): Told =>
  told(kind, { actor: { id: kGun, label: "1st Gun" }, words: "wrong hill" });
/** The view once the gun is otherwise, and this was told of it. */
const after = (more: Partial<StandSeen>, ...kinds: readonly Told["kind"][]): View => ({
  ...view,
  stands: { ...view.stands, [kGun]: { ...gun, ...more } },
  log: { ...view.log, ...Object.fromEntries(kinds.map((kind, i) => [`${90 + i}`, about(kind)])) },
});
const didIn = ({ log }: View): Deed | undefined => (log["90"] as ToldDeed | undefined)?.did;
const did = (now: View): Deed | undefined => didIn(saying(now, withDeeds({}, lookOf(view), now)));

test("what a ruling did is what changed of its stand", () => {
  expect(did(after({ at: there }, "stand_edited"))).toEqual({ from: at, to: there });
  expect(did(after({ state: "shaken", facing: 45000 }, "stand_edited"))).toEqual({
    state: "shaken",
    facing: 45000,
  });
  const ammunition = [{ line: 0, weapon: "gun", depleted: true }];
  expect(did(after({ ammunition }, "stand_edited"))).toEqual({ supply: false });
  expect(did(after({ visible: !gun.visible }, "stand_edited"))).toEqual({ visible: !gun.visible });
  expect(did(after({ at: there, visible: !gun.visible }, "stand_edited"))).toEqual({
    from: at,
    to: there,
  });
});

test("who was lost is set down", () => {
  const lost = after({ presence: "eliminated" });
  const back = after({ at: there }, "stand_edited");
  expect(withDeeds({}, lookOf(lost), back)["90"]?.did).toEqual({ to: there });
});

test("nothing is said of what may have come about otherwise", () => {
  expect(did(after({}, "stand_edited"))).toBeUndefined();
  expect(did(after({ at: there }, "stand_edited", "moved"))).toBeUndefined();
  expect(did(after({ at: there }, "moved"))).toBeUndefined();
  const later = after({ at: there }, "stand_edited");
  expect(did({ ...later, battle: { ...later.battle, turn: 9 } })).toBeUndefined();
});

test("a line of the same number that is another says nothing", () => {
  const now = after({ at: there }, "stand_edited");
  const deeds = withDeeds({}, lookOf(view), now);
  const other = { ...now, log: { "90": { ...about("stand_edited"), turn: 8 } } };
  expect(didIn(saying(other, deeds))).toBeUndefined();
});

test("a page that is loaded again says the same, and keeps no more than sixty", () => {
  const before = stillBattle({ view });
  const open = layTable(before, "b1");
  const now = after({ at: there }, "stand_edited");
  before.update((state) => ({ ...state, view: now }));
  const shownBy = (table: typeof open): View => table.shown.get()?.view ?? view;
  expect(didIn(shownBy(open))).toEqual({ from: at, to: there });
  expect(didIn(shownBy(layTable(stillBattle({ view: now }), "b1")))).toEqual({
    from: at,
    to: there,
  });
  expect(didIn(shownBy(layTable(stillBattle({ view: now }), "b2")))).toBeUndefined();
  const kept = { did: { to: there }, of: "" };
  const many = Object.fromEntries(Array.from({ length: 70 }, (_, i) => [i, kept]));
  expect(Object.keys(withDeeds(many, lookOf(view), now))).toHaveLength(60);
  expect(loadDeeds("b1", "red")).toEqual({});
});
