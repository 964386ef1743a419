import { afterEach, expect, test, vi } from "vitest";
import { observable } from "../kit/observable.ts";
import type { ShownHead } from "../wire/protocol.ts";
import type { Battle, BattleState } from "../wire/store.ts";
import { keepHeads } from "./heads.ts";
import { headsAfter, keptHeads, type KeptHeads } from "./shown_heads.ts";

const head = (turn: number, letter: string): ShownHead => ({ turn, head: letter.repeat(64) });
const [a, b, c] = [head(1, "a"), head(2, "b"), head(3, "c")] as const;
const other = head(2, "f");
const kDay = Date.UTC(2026, 10, 27);
const after = (known: KeptHeads, shown: readonly ShownHead[], told?: number, since = kDay) =>
  headsAfter(known, shown, told, since);

test("S-103 each head is kept, and none replaced or dropped", () => {
  expect(after({ heads: [] }, [a])).toEqual({ heads: [a] });
  expect(after({ heads: [a] }, [a, b, c])).toEqual({ heads: [a, b, c] });
  expect(after({ heads: [a, b] }, [a, other, c]).heads).toEqual([a, b, c]);
  expect(after({ heads: [a, b] }, []).heads).toEqual([a, b]);
});

test("S-103 another head in the same place is noted once, with the first turn of which it is so", () => {
  const changed = after({ heads: [a, b] }, [a, other]);
  expect(changed.changes).toEqual([{ kind: "other", turn: 2, at: 1, of: 2, since: kDay }]);
  expect(after(changed, [a, other, c], 2, kDay + 1)).toEqual({ ...changed, heads: [a, b, c] });
  expect(after(changed, [head(1, "e"), other]).changes).toHaveLength(2);
});

test("S-103 fewer heads than were shown are a battle that was taken back, as far as it went", () => {
  const back = after({ heads: [a, b, c] }, [a, b]);
  expect(back.changes).toEqual([{ kind: "gone", turn: 3, at: 2, of: 3, since: kDay }]);
  const further = after(back, [a], 3, kDay + 1);
  expect(further.changes).toEqual([{ kind: "gone", turn: 2, at: 1, of: 3, since: kDay }]);
  expect(after(further, [a, b], 3, kDay + 2)).toEqual(further);
});

/** Pages of one browser; what each is shown comes when it is called. */
function browser(): () => (turn: number, heads?: readonly ShownHead[]) => Promise<KeptHeads> {
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
  return () => {
    const state = observable({ audience: "blue" } as BattleState);
    keepHeads("b1", { ...state } as unknown as Battle);
    return async (turn, heads) => {
      const view = { battle: { turn } } as unknown as NonNullable<BattleState["view"]>;
      state.update((now) => ({ ...now, view, ...(heads && { heads }) }));
      await vi.dynamicImportSettled();
      return keptHeads("b1");
    };
  };
}
afterEach(() => vi.unstubAllGlobals());

test("S-103 an open page and one that is opened later notice a battle that was taken back", async () => {
  const open = browser();
  const page = open();
  expect(await page(3, [a, b])).toEqual({ heads: [a, b] });
  expect(await page(3)).toEqual({ heads: [a, b] });
  const gone = [{ kind: "gone", turn: 2, at: 1 }];
  expect(await page(2, [a])).toMatchObject({ heads: [a, b], changes: gone });
  expect(await page(3, [a, other])).toMatchObject({
    heads: [a, b],
    changes: [...gone, { kind: "other", turn: 2 }],
  });
});

test("S-103 where no turn has ended any more the server says nothing, and the turn tells", async () => {
  const open = browser();
  await open()(3, [a, b]);
  expect(await open()(3)).toEqual({ heads: [a, b] });
  expect(await open()(1)).toMatchObject({ changes: [{ kind: "gone", turn: 2, at: 1 }] });
});

test("S-103 a page that hears later than another of the same browser accuses nobody", async () => {
  const open = browser();
  const [early, late] = [open(), open()];
  expect(await early(3, [a, b])).toEqual({ heads: [a, b] });
  expect(await late(2, [a])).toEqual({ heads: [a, b] });
  expect(await late(3, [a, b])).toEqual({ heads: [a, b] });
});
