// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { told } from "../demo/parts.ts";
import { demoStates } from "../demo/states.ts";
import { stillBattle } from "../demo/still_battle.ts";
import type { ToldDeed } from "../table/deeds.ts";
import { layTable, type Table } from "../table/table.ts";
import type { StandSeen, View } from "../wire/protocol.ts";
import { Missed } from "./missed.ts";
import type { Source } from "./pieces.ts";

beforeEach(() => localStorage.clear());

const view = demoStates()["orders"] as View;
const { turn, step } = view.battle;
const gun = view.stands["s27"] as StandSeen;
const [x, y] = gun.at ?? [0, 0];
const there = [x + 2000, y] as const;
const actor = { id: "s27", label: "1st Gun" };
const line = { ...told("stand_edited", { actor }), turn, step };
const ruled = { stands: { s27: { at: there } }, log: { 990: line } };
const closed = { battle: { step: "morale" } };
/** The step of the ruling closed, and another opened. */
const later: View = {
  ...view,
  battle: { ...view.battle, step: "morale" },
  stands: { ...view.stands, s27: { ...gun, at: there } },
  log: { ...view.log, 990: line },
};

function sourceOf(...patches: readonly object[]): Source & { readonly asked: () => number } {
  const frames = patches.map((patch) => ({ at: 0, patch: patch as never }));
  const piece = vi.fn(() =>
    Promise.resolve({ n: 1, turn, step, passed: [], at: 0, whole: view, frames }),
  );
  return {
    list: () =>
      Promise.resolve({
        audience: "blue",
        edition: "e",
        pieces: [{ n: 1, turn, step, at: 0, whole: true, marks: {} }],
      } as never),
    piece,
    asked: () => piece.mock.calls.length,
  };
}
const didIn = (table: Table): unknown =>
  (table.shown.get()?.view.log["990"] as ToldDeed | undefined)?.did;

test("a log that is loaded anew says what a ruling of a closed step did", async () => {
  const table = layTable(stillBattle({ view: later }), "b");
  expect(didIn(table)).toBeUndefined();
  const missed = new Missed(table, "blue", () => sourceOf(ruled, closed));
  await vi.waitFor(() => expect(didIn(table)).toEqual({ from: [x, y], to: there }));
  missed.end();
  table.end();
  expect(didIn(layTable(stillBattle({ view: later }), "b"))).toBeDefined();
});

test("where something else befell the stand with it nothing is said, and it is asked for once", async () => {
  const both = { ...ruled, log: { ...ruled.log, 991: { ...line, kind: "moved" } } };
  const source = sourceOf(both, closed);
  const battle = stillBattle({ view: later });
  const table = layTable(battle, "b");
  const missed = new Missed(table, "blue", () => source);
  await vi.waitFor(() => expect(source.asked()).toBe(1));
  document.dispatchEvent(new Event("visibilitychange"));
  await new Promise((done) => setTimeout(done, 50));
  expect(source.asked()).toBe(1);
  expect(didIn(table)).toBeUndefined();
  missed.end();
  table.end();
});

test("it stays said when the step is closed", () => {
  const battle = stillBattle({ view });
  const table = layTable(battle, "b");
  const open = { ...later, battle: view.battle };
  battle.update((now) => ({ ...now, view: open }));
  battle.update((now) => ({ ...now, view: later }));
  expect(didIn(table)).toEqual({ from: [x, y], to: there });
  table.end();
});
