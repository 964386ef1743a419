// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { told } from "../demo/parts.ts";
import { demoStates } from "../demo/states.ts";
import { stillBattle } from "../demo/still_battle.ts";
import type { StandSeen, Told, View } from "../wire/protocol.ts";
import type { ToldDeed } from "./deeds.ts";
import { loadLook, saveLook } from "./last_look.ts";
import { layTable, type Table } from "./table.ts";

beforeEach(() => localStorage.clear());

const view = demoStates()["orders"] as View;
const gun = view.stands["s27"] as StandSeen;
const about = (kind: Told["kind"]): Told => told(kind, { actor: { id: "s27", label: "1st Gun" } });
const sit = (now: View, battle = "b1"): Table => layTable(stillBattle({ view: now }), battle);
const away = (kind: Told["kind"], more: Partial<View["battle"]> = {}): View => ({
  ...view,
  battle: { ...view.battle, ...more },
  stands: { ...view.stands, s27: { ...gun, state: "shaken" } },
  log: { ...view.log, 990: about("moved"), 991: about(kind) },
});
const shaken = (kind: Told["kind"]): View => {
  const now = away(kind);
  const { 990: _, ...log } = now.log;
  return { ...now, log };
};
const didIn = (table: Table): unknown => (table.shown.get()?.view.log["991"] as ToldDeed).did;

test("whoever comes back is told of the rulings since he left, once, and what they did", () => {
  sit(view).end();
  const back = sit(shaken("stand_edited"));
  expect(back.ruled.get()).toEqual(["991"]);
  expect(didIn(back)).toEqual({ state: "shaken" });
  back.end();
  const again = sit(shaken("stand_edited"));
  expect(again.ruled.get()).toEqual([]);
  expect(didIn(again)).toEqual({ state: "shaken" });
});

test("of a step that has passed meanwhile it is told that there was a ruling, not what may have come about otherwise", () => {
  sit(view).end();
  const back = sit(away("stand_edited", { turn: 9 }));
  expect(back.ruled.get()).toEqual(["991"]);
  expect(didIn(back)).toBeUndefined();
});

test("whoever was never here has missed nothing, and what is no ruling is none", () => {
  expect(sit(shaken("stand_edited")).ruled.get()).toEqual([]);
  sit(view, "b2").end();
  expect(sit(away("state_changed"), "b2").ruled.get()).toEqual([]);
});

test("a page that is closed keeps what was seen last", () => {
  sit(view);
  dispatchEvent(new Event("pagehide"));
  expect(loadLook("b1", "blue")).toMatchObject({ turn: view.battle.turn, step: view.battle.step });
  saveLook("b1", "blue", shaken("stand_edited"));
  expect(loadLook("b1", "blue")?.heard).toBe(991);
});
