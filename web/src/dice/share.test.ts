import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { kDiceRecord, recordWith } from "../demo/dice_records.ts";
import { kNoChoices } from "../demo/parts.ts";
import { observable } from "../kit/observable.ts";
import type { Command, Told, View } from "../wire/protocol.ts";
import type { Answer, Battle, BattleState } from "../wire/store.ts";
import { check, verdictOn } from "./dice_record.ts";
import { promiseFor } from "./promise.ts";
import { openedAlone, remembered, shareInDice, takenAlone } from "./share.ts";
import { isChangedSince } from "./shares.ts";

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
  readonly log?: Record<string, Pick<Told, "kind">>;
}

/** Blue's page, and what it sends; each view comes when `show` is called. */
function aPage(
  answer: Answer = { accepted: true },
  id = "b1",
): {
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
  shareInDice(id, battle);
  const show = async ({ dice, choices, battle: facts, log }: Facts): Promise<void> => {
    const view = {
      log: { ...log },
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
  const page = aPage({ accepted: true }, "without storage");
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

const kOpening: Facts = { choices: { may_contribute: true } };
const kAnother = promiseFor("red", kShare);
const opened = (page: ReturnType<typeof aPage>): string[] =>
  page.sent.flatMap((command) =>
    command.do === "contribute_to_dice" ? [command.contribution] : [],
  );

/** Blue's share was sent when Red had promised his; the server took it, or did not. */
async function opening(answer: { accepted: boolean } = { accepted: true }, id = "b1") {
  const page = aPage(answer as Answer, id);
  const own = await promised(page);
  const dice = { promise_blue: own, promise_red: kRed };
  return { page, own, dice };
}

test("S-102 a share that was sent is not sent again when the other side promises another", async () => {
  const { page, own, dice } = await opening();
  await page.show({ ...kOpening, dice });
  expect(opened(page)).toHaveLength(1);
  const kept = remembered("b1", "blue");
  const again = aPage();
  await again.show(kPromising); // of a backup, before anything was promised
  await again.show({ ...kOpening, dice: { promise_blue: own, promise_red: kAnother } });
  await again.show({
    choices: { may_promise: true, may_contribute: true },
    dice: { promise_red: kAnother },
    battle: { step: "dice_contributions" },
  });
  expect(again.sent).toEqual([]);
  expect(remembered("b1", "blue")).toEqual(kept);
  expect(kept?.promised).toBe(kRed);
});

test("S-102 a share that was sent is not sent again under another promise of the server", async () => {
  const { page, dice } = await opening();
  await page.show({ ...kOpening, dice });
  const again = aPage();
  await again.show({ ...kOpening, dice: { ...dice, commitment: "c1" } });
  expect(again.sent).toEqual([]);
  expect(remembered("b1", "blue")?.commitment).toBe("c0");
});

test("S-102 a share that was sent is promised and sent again where the same is promised", async () => {
  const { page, own, dice } = await opening();
  await page.show({ ...kOpening, dice });
  const again = aPage();
  await again.show({ ...kPromising, dice: { promise_red: kRed } });
  await again.show({ ...kOpening, dice });
  expect(again.sent[0]).toEqual({ do: "promise_share", promise: own });
  expect(opened(again)).toEqual(opened(page));
});

test.each(["b1", "without storage, refused"])(
  "S-102 a share that was refused is not sent against another promise [%s]",
  async (id) => {
    if (id !== "b1") vi.stubGlobal("localStorage", undefined);
    const answer = { accepted: true };
    const { page, dice } = await opening(answer, id);
    answer.accepted = false;
    await page.show({ ...kOpening, dice });
    answer.accepted = true;
    await page.show({ ...kOpening, dice: { ...dice, promise_red: kAnother } });
    expect(opened(page)).toHaveLength(1);
    expect(remembered(id, "blue")?.promised).toBe(kRed);
  },
);

test("S-102 of two pages, the later changes nothing of what the first was shown", async () => {
  const { page, own, dice } = await opening();
  const other = aPage();
  await Promise.all([
    page.show({ ...kOpening, dice }),
    other.show({ ...kOpening, dice: { promise_blue: own, promise_red: kAnother } }),
  ]);
  expect(opened(page)).toHaveLength(1);
  expect(opened(other)).toEqual([]);
  expect(remembered("b1", "blue")?.promised).toBe(kRed);
});

test("S-102 a share that one page sends and another is refused was taken", async () => {
  const { page, dice } = await opening();
  const refused = aPage({ accepted: false } as Answer);
  await page.show({ ...kOpening, dice });
  await refused.show({ ...kOpening, dice });
  expect(opened(refused)).toEqual(opened(page));
  expect(remembered("b1", "blue")?.contribution).toEqual(opened(page)[0]);
});

test("S-102 what was changed since a share was sent is known, and nothing before", async () => {
  const { page, own, dice } = await opening();
  const isChanged = (facts: Partial<View["dice"]>, turn = 0): boolean => {
    const view = { dice: { commitment: "c0", ...facts }, battle: { turn } } as View;
    return isChangedSince(view, "blue", remembered("b1", "blue"));
  };
  expect(isChanged({ promise_blue: own, promise_red: kAnother })).toBe(false);
  await page.show({ ...kOpening, dice });
  expect(isChanged(dice)).toBe(false);
  expect(isChanged({ ...dice, promise_red: kAnother })).toBe(true);
  expect(isChanged({ promise_blue: own })).toBe(true);
  expect(isChanged({ promise_red: kRed })).toBe(true);
  expect(isChanged({ ...dice, promise_blue: promiseFor("blue", kShare) })).toBe(true);
  expect(isChanged({ ...dice, commitment: "c1" })).toBe(true);
  await page.show({ battle: { turn: 1 }, log: { 9: { kind: "shares_lapsed" } } });
  expect(isChanged({}, 1)).toBe(false);
  expect(isChanged({ promise_blue: own, promise_red: kAnother })).toBe(true);
});

test("S-102 a share that is given without the other's is one that was sent", async () => {
  const page = aPage();
  const own = await promised(page);
  const drawn = remembered("b1", "blue")?.drawn;
  openedAlone("b1", "blue");
  const again = aPage();
  await again.show({ ...kOpening, dice: { promise_blue: own, promise_red: kRed } });
  expect(again.sent).toEqual([]);
  expect(remembered("b1", "blue")).toMatchObject({ sent: drawn });
});

/** Blue goes on without Red's share; afterwards the record has Red's alone. */
async function goneOnAlone(): Promise<{ page: ReturnType<typeof aPage>; verdict: () => unknown }> {
  const { commitment, red, promise_red } = kDiceRecord;
  const page = aPage();
  await page.show({ ...kPromising, dice: { commitment } });
  openedAlone("b1", "blue");
  const verdict = (): unknown => {
    const robbed = recordWith({ red, promise_red }, `:${red}:`);
    const found = check(robbed, remembered("b1", "blue"), [], "blue", robbed.heads);
    return found && [found.ownShare, verdictOn(found)];
  };
  return { page, verdict };
}

test("S-102 a share that was given alone and was taken is missing where it is not in the record", async () => {
  const { verdict } = await goneOnAlone();
  expect(verdict()).toEqual(["refused", "fits"]);
  takenAlone("b1", "blue");
  expect(verdict()).toEqual(["missing", "wrong"]);
});

test("S-102 a share that was sent and is shown was taken, though no answer came", async () => {
  const { page, verdict } = await goneOnAlone();
  const { drawn = "" } = remembered("b1", "blue") ?? {};
  const { commitment } = kDiceRecord;
  await page.show({ dice: { commitment, red: drawn } });
  expect(verdict()).toEqual(["refused", "fits"]);
  await page.show({ dice: { commitment, blue: drawn } });
  expect(verdict()).toEqual(["missing", "wrong"]);
});

test("S-102 a share lapsed only where the log says that all did, and none is there", async () => {
  const page = aPage();
  const dice = { promise_blue: await promised(page), promise_red: kRed };
  await page.show({ ...kOpening, dice });
  const before = remembered("b1", "blue");
  expect(before?.contribution).toBeDefined();
  const log = { 9: { kind: "shares_lapsed" } } as const;
  await page.show({ battle: { turn: 1 } });
  await page.show({ battle: { turn: 1 }, dice: { red: kShare }, log });
  expect(remembered("b1", "blue")).toEqual(before);
  await page.show({ battle: { turn: 1 }, log });
  expect(remembered("b1", "blue")).toEqual({ ...before, lapsed: true });
});

test("S-102 a share that the server did not take is remembered as sent", async () => {
  const answer: { accepted: boolean } = { accepted: true };
  const page = aPage(answer as Answer);
  const dice = { promise_blue: await promised(page), promise_red: kRed };
  answer.accepted = false;
  await page.show({ choices: { may_contribute: true }, dice });
  const [, sentThen] = page.sent;
  const { contribution, sent } = remembered("b1", "blue") ?? {};
  expect(contribution).toBeUndefined();
  expect(sentThen).toEqual({ do: "contribute_to_dice", contribution: sent });
});
