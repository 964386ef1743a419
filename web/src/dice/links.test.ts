import { afterEach, expect, test, vi } from "vitest";
import { observable } from "../kit/observable.ts";
import type { Battle, BattleState } from "../wire/store.ts";
import { checkTold } from "./told_dice.ts";
import { keepLinks, knownLink, type Link, type Log } from "./links.ts";

const kLog: Log = {
  1: { dice: [] },
  2: { dice: [{ face: 7 }], chain: "2".repeat(64) },
  3: { dice: [{ face: 4 }], chain: "3".repeat(64) },
};
const kGoneOn: Log = {
  ...kLog,
  4: { dice: [] },
  5: { dice: [{ face: 1 }], chain: "5".repeat(64) },
};
const kKnown: Link = { line: 5, chain: "5".repeat(64) };

/** Pages of one browser; what each is shown comes when `show` is called. */
function browser(kept: Record<string, string> = {}): () => (log: Log) => Link | undefined {
  const items = new Map(Object.entries(kept));
  vi.stubGlobal("localStorage", {
    get length() {
      return items.size;
    },
    key: (at: number) => [...items.keys()][at] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  return () => {
    const state = observable({ audience: "blue" } as BattleState);
    keepLinks("b1", { ...state } as unknown as Battle);
    return (log: Log): Link | undefined => {
      state.update((now) => ({
        ...now,
        view: { log } as unknown as NonNullable<BattleState["view"]>,
      }));
      return knownLink("b1", "blue");
    };
  };
}
afterEach(() => vi.unstubAllGlobals());

const kSetUp: Log = { 1: { dice: [] }, 2: { dice: [] }, 3: { dice: [] } };

test("S-105 what is taken back before any die was told is noticed, too", () => {
  const open = browser();
  const page = open();
  page(kSetUp);
  expect(page({ 1: { dice: [] } })).toMatchObject({ takenBack: [{ from: 3, to: 1 }] });
  expect(open()(kSetUp)).toMatchObject({ takenBack: [{ from: 3, to: 1 }] });
});

test("S-105 lines that were told after the last dice are told, too", () => {
  const open = browser();
  open()({ ...kGoneOn, 6: { dice: [] }, 7: { dice: [] } });
  const taken = { takenBack: [{ from: 7, to: 5 }] };
  expect(open()(kGoneOn)).toMatchObject(taken);
});

test("S-105 a page that reads no die keeps no link to compare with", () => {
  browser()()(kSetUp);
  expect(checkTold(kLog, knownLink("b1", "blue"))).toMatchObject({ isKnown: false });
});

const back = { line: 5, takenBack: [{ from: 5, to: 3 }] };

test("S-105 an open page notices that the server came back with an older battle", () => {
  const page = browser()();
  expect(page(kGoneOn)).toEqual(kKnown);
  expect(page(kLog)).toMatchObject(back);
  expect(page(kGoneOn)).toMatchObject(back);
});

test("S-105 a page that is opened later notices it, too, by a link that an older program kept", () => {
  const page = browser({ "ordercap.told.b1.blue": JSON.stringify(kKnown) })();
  expect(page(kLog)).toMatchObject(back);
});

test("S-105 a page that hears later than another of the same seat accuses nobody", () => {
  const open = browser();
  const [first, late, fresh] = [open(), open(), open()];
  late(kLog);
  expect(first(kGoneOn)).toEqual(kKnown);
  expect(late({ ...kLog, 4: { dice: [] } })).toEqual(kKnown);
  expect(fresh(kLog)).toEqual(kKnown);
  expect(late(kGoneOn)).toEqual(kKnown);
});
