// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { demoSource } from "../demo/pieces.ts";
import { demoView } from "../demo/states.ts";
import { stillBattle, type StillBattle } from "../demo/still_battle.ts";
import { layTable, type Table } from "../table/table.ts";
import { Missed } from "./missed.ts";

let upTo = 0;
let isHidden = false;
const source = demoSource("blue", {}, () => upTo);
interface Here {
  readonly battle: StillBattle;
  readonly table: Table;
  readonly missed: Missed;
}

async function comes(): Promise<Here> {
  const battle = stillBattle({ view: demoView() });
  const table = layTable(battle, "b");
  const missed = new Missed(table, "blue", () => source);
  await vi.advanceTimersByTimeAsync(0);
  // What is told is told by a part that comes with the offer.
  await vi.dynamicImportSettled();
  return { battle, table, missed };
}
function leaves({ table, missed }: Here): void {
  missed.end();
  table.end();
}
/** A step closes at the table, and the next one opens. */
async function closes({ battle }: Here, more: object = {}): Promise<void> {
  upTo += 1;
  battle.update((now) => ({
    ...now,
    ...(now.view && {
      view: {
        ...now.view,
        battle: { ...now.view.battle, opening: now.view.battle.opening + 1 },
        ...more,
      },
    }),
  }));
  await vi.advanceTimersByTimeAsync(1000);
}
const offered = ({ missed }: Here): number => missed.state.get().pieces.length;
const waits = { ...demoView().prompt, code: "wait" as const };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  localStorage.clear();
  [upTo, isHidden] = [0, false];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("who comes for the first time has missed nothing", async () => {
  upTo = 5;
  expect(offered(await comes())).toBe(0);
});

test("who left before the first step was closed is offered it", async () => {
  leaves(await comes());
  upTo = 2;
  expect(offered(await comes())).toBe(2);
});

test("who was here has seen what closed, and is offered only the rest", async () => {
  const here = await comes();
  await closes(here);
  expect(offered(here)).toBe(0);
  leaves(here);
  upTo += 3;
  const back = await comes();
  expect(offered(back)).toBe(3);
  expect(back.missed.state.get().pieces[0]?.n).toBe(2);
});

test("a page that was out of sight, or without a connection, comes back, too", async () => {
  const here = await comes();
  isHidden = true;
  await closes(here);
  await closes(here);
  isHidden = false;
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(offered(here)).toBe(2);
  here.missed.putAway();
  here.battle.update((now) => ({ ...now, connection: "connecting" }));
  upTo += 1;
  here.battle.update((now) => ({ ...now, connection: "open" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(offered(here)).toBe(1);
});

test("it stays offered while the page is loaded anew, until it is put away", async () => {
  leaves(await comes());
  upTo = 2;
  leaves(await comes());
  const here = await comes();
  expect(offered(here)).toBe(2);
  here.missed.putAway();
  leaves(here);
  expect(offered(await comes())).toBe(0);
});

test("it is shown on the board alone, and the table goes on", async () => {
  leaves(await comes());
  upTo = 4;
  const here = await comes();
  const { table, missed } = here;
  void missed.play();
  await vi.advanceTimersByTimeAsync(0);
  expect(missed.onBoard.shown.get()).toMatchObject({
    borrowed: true,
    view: { battle: { turn: 0, step: "deployment" } },
  });
  expect(table.shown.get()?.borrowed).toBe(false);
  expect(missed.onBoard.shown.get()?.view.map).toBe(table.shown.get()?.view.map);
  await closes(here);
  expect(missed.state.get()).toMatchObject({ isPlaying: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(missed.state.get()).toEqual({ isPlaying: false, pieces: [] });
  expect(missed.onBoard.shown.get()).toBe(table.shown.get());
  expect(table.memory.get().looked).toEqual({ blue: 5 });
});

test("it is skipped at once, and counts as seen", async () => {
  leaves(await comes());
  upTo = 4;
  const { table, missed } = await comes();
  void missed.play();
  await vi.advanceTimersByTimeAsync(0);
  missed.skip();
  expect(missed.onBoard.shown.get()).toBe(table.shown.get());
  expect(missed.state.get().pieces).toEqual([]);
  expect(table.memory.get().looked).toEqual({ blue: 4 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(missed.state.get().isPlaying).toBe(false);
});

test("whoever decides goes on, and is offered nothing any longer", async () => {
  leaves(await comes());
  upTo = 1;
  const here = await comes();
  expect(offered(here)).toBe(1);
  await closes(here, { prompt: waits });
  expect(offered(here)).toBe(0);
  expect(here.table.memory.get().looked).toEqual({ blue: 2 });
});
