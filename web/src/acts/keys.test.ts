// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import { stillBattle } from "../demo/still_battle.ts";
import { layTable, type Table } from "../table/table.ts";
import type { Command, View } from "../wire/protocol.ts";
import { actByKey, kChitKeys } from "./keys.ts";

let sent: Command[] = [];
beforeEach(() => {
  sent = [];
  localStorage.clear();
});
function sit(state: string): Table {
  const view = demoStates()[state] as View;
  return layTable(stillBattle({ view }, (command) => sent.push(command)));
}

test("each order has a letter of its own, and none of those that mean something else", () => {
  const letters = Object.values(kChitKeys);
  expect(new Set(letters).size).toBe(letters.length);
  for (const other of "NPFLSX") expect(letters).not.toContain(other);
});

test("a letter is the order of the chosen commander; an advance waits for its arrow key", () => {
  const table = sit("orders");
  expect(actByKey(table, "h")).toBe(false);
  table.select("s15");
  expect(actByKey(table, "h")).toBe(true);
  expect(sent).toMatchObject([{ do: "place_order", issuer: "s15", chit: "hold" }]);
  table.select("s15");
  expect(actByKey(table, "ArrowRight")).toBe(false);
  expect(actByKey(table, "c")).toBe(true);
  expect(sent).toHaveLength(1);
  expect(actByKey(table, "ArrowRight")).toBe(true);
  expect(sent[1]).toMatchObject({ chit: "cautious_advance", arrow: 90000 });
});

test("a letter is the order of all who are chosen", () => {
  const table = sit("orders");
  const issuers = Object.values(table.shown.get()?.view.choices.orders ?? {}).map((o) => o.issuer);
  table.draft.set({ act: { kind: "none" }, group: issuers });
  expect(actByKey(table, "h")).toBe(true);
  expect(new Set(sent.map((one) => "issuer" in one && one.issuer))).toEqual(new Set(issuers));
});

test("F fires what is shown, X holds the fire of whom is chosen", () => {
  const table = sit("opportunity_fire");
  table.select("s27");
  expect(actByKey(table, "x")).toBe(true);
  expect(table.memory.get().held).toEqual(["s27"]);
  table.select(undefined);
  expect(actByKey(table, "f")).toBe(false);
  table.select("s27");
  actByKey(table, "x");
  table.select(undefined);
  expect(actByKey(table, "f")).toBe(true);
  expect(sent).toMatchObject([{ do: "declare_fire", firer: "s27" }]);
});

test("L shows where all would go, and once more sends them", () => {
  const table = sit("movement");
  expect(actByKey(table, "l")).toBe(true);
  expect(sent).toEqual([]);
  expect(actByKey(table, "l")).toBe(true);
  expect(sent).toMatchObject([{ do: "move_stand", stand: "s7" }]);
});

test("a key that means nothing here does nothing", () => {
  const table = sit("movement");
  for (const key of ["f", "s", "h", "q", "ArrowUp"]) expect(actByKey(table, key)).toBe(false);
  expect(sent).toEqual([]);
});

test("a shot by keys mirrors the pull: the firer, the target, the weapon by its number, F", () => {
  const table = sit("opportunity_fire");
  expect(actByKey(table, ".")).toBe(false);
  table.select("s27");
  const aim = (): unknown => table.draft.get().act;
  const first = aim();
  expect(actByKey(table, ".")).toBe(true);
  expect(aim()).not.toEqual(first);
  expect(actByKey(table, ",")).toBe(true);
  expect(aim()).toMatchObject({ kind: "fire", firer: "s27" });
  expect(actByKey(table, "9")).toBe(false);
  expect(actByKey(table, "2")).toBe(true);
  expect(aim()).toMatchObject({ line: 1 });
  expect(actByKey(table, ".")).toBe(true);
  expect(aim()).toMatchObject({ line: 1, target: "kc" });
  expect(actByKey(table, "f")).toBe(true);
  expect(sent).toMatchObject([{ do: "declare_fire", firer: "s27", line: 1, target: "kc" }]);
});
