import { expect, test } from "vitest";
import { observable, type Observable } from "../kit/observable.ts";
import type { Table } from "../table/table.ts";
import { carryOn } from "./carry_on.ts";
import type { Advice } from "./advice.ts";

const kRoutine: Advice = { say: "pass", count: 0, routine: "toTheNext" };
const kWait: Advice = { say: "wait", count: 0 };
const viewAt = (opening: number) => ({ view: { battle: { opening }, choices: {} } });

/** A table whose steps are closed by whoever commits; after so many there is something to decide. */
function tableOf(steps: number, onCommit: (n: number, table: Table) => unknown = () => true) {
  let commits = 0;
  const shown = observable(viewAt(0));
  const advice = observable<Advice>(kRoutine);
  const table = {
    ...{ shown, advice, carriesOn: observable(false), unmet: observable([]) },
    player: { playing: observable<unknown>(undefined), isStill: () => true },
    commit: async () => {
      commits += 1;
      if (onCommit(commits, table) === false) return false;
      advice.set(kWait);
      await Promise.resolve();
      shown.set(viewAt(commits));
      setTimeout(() => {
        advice.set(commits < steps ? { ...kRoutine } : { say: "fire", count: 1 });
      }, 5);
      return true;
    },
  } as unknown as Table;
  return { table, commits: () => commits };
}

test("what is routine is committed step by step, each once, until there is something to decide", async () => {
  const { table, commits } = tableOf(3);
  await carryOn(table);
  expect(commits()).toBe(3);
  expect(table.carriesOn.get()).toBe(false);
});

test("whoever stops it stops it after the step that is being done", async () => {
  const { table, commits } = tableOf(9, (n, { carriesOn }) => {
    if (n === 2) carriesOn.set(false);
  });
  await carryOn(table);
  expect(commits()).toBe(2);
});

test("what is refused ends it", async () => {
  const { table, commits } = tableOf(9, (n) => n < 2);
  await carryOn(table);
  expect(commits()).toBe(2);
  expect(table.carriesOn.get()).toBe(false);
});

test("what is shown on the map is shown to its end before the next step is ended", async () => {
  const { table, commits } = tableOf(2, (n, { player }) => {
    if (n === 1) (player.playing as Observable<unknown>).set({});
  });
  const done = carryOn(table);
  await new Promise((later) => setTimeout(later, 200));
  expect(commits()).toBe(1);
  (table.player.playing as Observable<unknown>).set(undefined);
  await done;
  expect(commits()).toBe(2);
});
