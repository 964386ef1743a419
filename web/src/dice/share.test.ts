import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { kNoChoices } from "../demo/parts.ts";
import { observable } from "../kit/observable.ts";
import type { Command, View } from "../wire/protocol.ts";
import type { Answer, Battle, BattleState } from "../wire/store.ts";
import { promiseFor } from "./promise.ts";
import { remembered, shareInDice } from "./share.ts";

const kRed = promiseFor("red", "b7d04c1135aa90ee42f8a6c05d1b7e93");
const kShare = "0f5c1e9a77b2d4086613ca5be9f2a418";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

interface Facts {
  readonly dice?: Partial<View["dice"]>;
  readonly choices?: Partial<View["choices"]>;
  readonly battle?: Partial<View["battle"]>;
}

/** Blue's page, and what it sends; each view comes when `show` is called. */
function aPage(answer: Answer = { accepted: true }): {
  sent: Command[];
  show: (facts: Facts) => Promise<void>;
} {
  const state = observable({ audience: "blue" } as BattleState);
  const sent: Command[] = [];
  const battle = {
    ...state,
    send: (command: Command) => {
      sent.push(command);
      return Promise.resolve(answer);
    },
  } as unknown as Battle;
  shareInDice("b1", battle);
  const show = async ({ dice, choices, battle: facts }: Facts): Promise<void> => {
    const view = {
      battle: { turn: 0, step: "deployment", ...facts },
      dice: { commitment: "c0", ...dice },
      choices: { ...kNoChoices, ...choices },
    } as View;
    state.update((now) => ({ ...now, view }));
    await vi.dynamicImportSettled();
  };
  return { sent, show };
}
const kPromising: Facts = { choices: { may_promise: true } };

async function promised(page: ReturnType<typeof aPage>): Promise<string> {
  await page.show(kPromising);
  const [command] = page.sent;
  if (command?.do !== "promise_share") throw new Error("nothing was promised");
  return command.promise;
}

test("S-102 a share is drawn, promised, and opened when both are promised", async () => {
  const page = aPage();
  const own = await promised(page);
  await page.show({ ...kPromising, dice: { promise_blue: own } });
  expect(page.sent).toHaveLength(1);
  const both = { promise_blue: own, promise_red: kRed };
  await page.show({ choices: { may_promise: true, may_contribute: true }, dice: both });
  const [, opened] = page.sent;
  if (opened?.do !== "contribute_to_dice") throw new Error("nothing was opened");
  expect(promiseFor("blue", opened.contribution)).toBe(own);
  const { contribution, promised: other } = remembered("b1", "blue") ?? {};
  expect([contribution, other]).toEqual([opened.contribution, kRed]);
});

test("S-102 a page that is opened again opens the share that was promised before", async () => {
  const own = await promised(aPage());
  const again = aPage();
  const dice = { promise_blue: own, promise_red: kRed };
  await again.show({ choices: { may_promise: true, may_contribute: true }, dice });
  const [opened] = again.sent;
  expect(opened?.do === "contribute_to_dice" && promiseFor("blue", opened.contribution)).toBe(own);
});

test("S-102 another device promises anew only when play waits for it, and once", async () => {
  const page = aPage();
  const dice = { promise_blue: promiseFor("blue", kShare), promise_red: kRed };
  const choices = { may_promise: true, may_contribute: true };
  await page.show({ choices, dice });
  expect(page.sent).toEqual([]);
  for (const turn of [0, 0])
    await page.show({ choices, dice, battle: { turn, step: "dice_contributions" } });
  expect(page.sent.map((command) => command.do)).toEqual(["promise_share"]);
});

test("S-102 without storage the share is kept as long as the page is open", async () => {
  vi.stubGlobal("localStorage", undefined);
  const page = aPage();
  const dice = { promise_blue: await promised(page), promise_red: kRed };
  const choices = { may_promise: true, may_contribute: true };
  await page.show({ choices, dice, battle: { step: "dice_contributions" } });
  expect(page.sent.map((command) => command.do)).toEqual(["promise_share", "contribute_to_dice"]);
});

test("S-102 a share that comes too late for a step is given in the next", async () => {
  const answer: { accepted: boolean } = { accepted: true };
  const page = aPage(answer as Answer);
  const dice = { promise_blue: await promised(page), promise_red: kRed };
  answer.accepted = false; // the commit was faster
  await page.show({ choices: { may_contribute: true }, dice });
  answer.accepted = true;
  await page.show({ dice });
  expect(page.sent).toHaveLength(2);
  await page.show({ choices: { may_contribute: true }, dice, battle: { step: "first_orders" } });
  await page.show({ choices: { may_contribute: true }, dice, battle: { step: "first_orders" } });
  const given = page.sent.filter((command) => command.do === "contribute_to_dice");
  expect(given).toHaveLength(2);
  expect(given[1]).toEqual(given[0]);
});

test("S-102 what did not load is tried again, though nothing else comes", async () => {
  vi.useFakeTimers();
  vi.doMock("./promise.ts", () => {
    throw new Error("The server is away.");
  });
  const page = aPage();
  await page.show(kPromising);
  expect(page.sent).toEqual([]);
  vi.doUnmock("./promise.ts");
  await vi.advanceTimersByTimeAsync(1000);
  await vi.dynamicImportSettled();
  expect(page.sent.map((command) => command.do)).toEqual(["promise_share"]);
  vi.useRealTimers();
});

test("S-102 a share that lapsed is kept as one that does not count", async () => {
  const page = aPage();
  const dice = { promise_blue: await promised(page), promise_red: kRed };
  await page.show({ choices: { may_contribute: true }, dice });
  const before = remembered("b1", "blue");
  expect(before?.contribution).toBeDefined();
  expect(before?.lapsed).toBeUndefined();
  await page.show({ battle: { turn: 1 } });
  expect(remembered("b1", "blue")).toEqual({ ...before, lapsed: true });
});

test("S-102 a share that the server did not take is remembered as sent", async () => {
  const answer: { accepted: boolean } = { accepted: true };
  const page = aPage(answer as Answer);
  const dice = { promise_blue: await promised(page), promise_red: kRed };
  answer.accepted = false;
  await page.show({ choices: { may_contribute: true }, dice });
  const [, opened] = page.sent;
  const { contribution, sent } = remembered("b1", "blue") ?? {};
  expect(contribution).toBeUndefined();
  expect(opened).toEqual({ do: "contribute_to_dice", contribution: sent });
});
