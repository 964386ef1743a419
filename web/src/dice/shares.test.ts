import { expect, test } from "vitest";
import { kDiceRecord, kShares as kBoth, recordWith } from "../demo/dice_records.ts";
import { check, verdictOn } from "./dice_record.ts";
import { promiseFor } from "./promise.ts";
import type { Remembered } from "./shares.ts";
import { choicesLeft, mixedIn, type Shares } from "./shares.ts";

const { blue, red, promise_blue, promise_red } = kBoth;

const heldBack = (side: "blue" | "red") => ({ code: "kept_back", side }) as const;
const never = (side: "blue" | "red") => ({ code: "never_promised", side }) as const;
const wentOn = (side: "blue" | "red") => ({ code: "went_on", side }) as const;
const loose = (side: "blue" | "red") => ({ code: "unpromised", side }) as const;
const none = { code: "none_counts" } as const;

/** Every combination of what a record can hold, what was mixed in, and who could choose. [S-102] */
const kSettled: readonly (readonly [Shares, string, ReturnType<typeof choicesLeft>])[] = [
  [{ blue, red, promise_blue, promise_red }, `${blue}:${red}:`, []],
  [{ blue, red, promise_blue }, `${blue}:${red}:`, [loose("red")]],
  [{ blue, red, promise_red }, `${blue}:${red}:`, [loose("blue")]],
  [{ blue, red }, `${blue}:${red}:`, [loose("blue"), loose("red")]],
  [
    { blue, promise_blue, promise_red },
    `${blue}:${promise_red}:`,
    [heldBack("red"), wentOn("blue")],
  ],
  [{ blue, promise_red }, `${blue}:${promise_red}:`, [loose("blue"), heldBack("red")]],
  [{ blue, promise_blue }, `${blue}::`, [never("red"), wentOn("blue")]],
  [{ blue }, `${blue}::`, [loose("blue"), never("red")]],
  [
    { red, promise_blue, promise_red },
    `${promise_blue}:${red}:`,
    [heldBack("blue"), wentOn("red")],
  ],
  [{ red, promise_blue }, `${promise_blue}:${red}:`, [heldBack("blue"), loose("red")]],
  [{ red, promise_red }, `:${red}:`, [never("blue"), wentOn("red")]],
  [{ red }, `:${red}:`, [never("blue"), loose("red")]],
  [{ promise_blue, promise_red }, "", [none]],
  [{ promise_blue }, "", [none]],
  [{ promise_red }, "", [none]],
  [{}, "", [none]],
];

test.each(kSettled)("S-102 a battle with %o mixes in %o", (shares, mixed, left) => {
  expect(mixedIn(shares)).toBe(mixed);
  expect(choicesLeft(shares)).toEqual(left);
  const found = check(recordWith(shares, mixed));
  expect(found).toMatchObject({ wrong: [], isWhole: true, choices: left });
  expect(found?.promises).not.toBe("broken");
  for (const other of new Set(kSettled.map(([, text]) => text)))
    if (other !== mixed)
      expect(check(recordWith(shares, other))?.wrong.length, other).toBeGreaterThan(10);
});

const kRemembered: Remembered = {
  commitment: kDiceRecord.commitment,
  contribution: blue,
  promised: promise_red,
};
/** What Blue's page finds, of what it remembers and of an honest record with these shares. */
function found(
  shares: Shares,
  remembered: Remembered | undefined = kRemembered,
  areHeadsShown = true,
) {
  const record = recordWith(shares, mixedIn(shares));
  return check(record, remembered, [], "blue", areHeadsShown ? record.heads : []);
}

test("S-102 only where everything was checked and nobody could choose are all dice as they were rolled", () => {
  const verdict = (...facts: Parameters<typeof found>): string => {
    const finding = found(...facts);
    return finding ? verdictOn(finding) : "";
  };
  expect(verdict(kBoth)).toBe("fair");
  expect(verdict(kBoth, kRemembered, false)).toBe("fits");
  const { commitment, contribution, promised } = kRemembered as Required<Remembered>;
  expect(verdict(kBoth, { commitment, contribution })).toBe("fits");
  expect(verdict(kBoth, { commitment, promised })).toBe("fits");
  expect(verdict(kBoth, { commitment })).toBe("fits");
  for (const [shares] of kSettled.slice(1))
    expect(verdict(shares, { commitment }), Object.keys(shares).join()).toBe("fits");
  expect(verdict({ blue, promise_blue, promise_red })).toBe("fits");
  expect(verdict({ red, promise_blue, promise_red })).toBe("wrong");
  expect(verdict({ blue, promise_blue })).toBe("wrong");
});

test("S-102 a page that holds no share of its own does not say that it is in the dice", () => {
  const { commitment } = kRemembered;
  const ownShare = (...facts: Parameters<typeof found>) => found(...facts)?.ownShare;
  expect(ownShare(kBoth)).toBe("mixed_in");
  expect(ownShare(kBoth, { commitment })).toBe("unknown");
  expect(check(recordWith(kBoth, mixedIn(kBoth)))?.ownShare).toBe("unknown");
  expect(ownShare({ red, promise_blue, promise_red })).toBe("missing");
  expect(ownShare({ red: blue, blue: red })).toBe("missing");
  expect(ownShare({}, { ...kRemembered, lapsed: true })).toBe("lapsed");
  expect(ownShare({ red, promise_red }, { ...kRemembered, lapsed: true })).toBe("missing");
  expect(ownShare({ red, promise_red }, { commitment, sent: blue })).toBe("refused");
  expect(ownShare(kBoth, { commitment, sent: blue })).toBe("mixed_in");
  const notMixed = check(recordWith(kBoth, `:${red}:`), kRemembered, [], "blue");
  expect(notMixed?.ownShare).toBe("in_record");
});

test("S-102 a share that this browser drew and never opened is told from none", () => {
  const { commitment } = kRemembered;
  const drawn = { commitment, drawn: blue };
  const ownShare = (shares: Shares, was: Remembered = drawn) => found(shares, was)?.ownShare;
  expect(ownShare({ red, promise_blue, promise_red })).toBe("unsent");
  expect(ownShare({})).toBe("unsent");
  expect(ownShare(kBoth, { commitment, drawn: red })).toBe("unsent");
  expect(ownShare(kBoth)).toBe("mixed_in");
  expect(ownShare({ red, promise_red }, { ...drawn, sent: blue })).toBe("refused");
  expect(ownShare({ red, promise_red }, { ...drawn, sent: blue, contribution: blue })).toBe(
    "missing",
  );
});

test("S-102 shares are as promised only where there are shares and promises, and they agree", () => {
  const { commitment } = kRemembered;
  const promises = (...facts: Parameters<typeof found>) => found(...facts)?.promises;
  expect(promises(kBoth)).toBe("kept");
  expect(promises(kBoth, { commitment })).toBe("fit");
  expect(promises({})).toBe("other");
  expect(promises({}, { ...kRemembered, lapsed: true })).toBe("none");
  expect(promises({}, { commitment })).toBe("none");
  expect(promises({ blue, red }, { commitment })).toBe("none");
  expect(promises({ blue, promise_blue, promise_red })).toBe("kept");
  expect(promises({ ...kBoth, red: blue })).toBe("broken");
  const another = promiseFor("red", blue);
  expect(promises({ blue, promise_blue, promise_red: another })).toBe("other");
  expect(promises({ ...kBoth, red: blue, promise_red: another })).toBe("other");
});

test("S-102 a share or promise that no server would take is found out, though it is as promised", () => {
  for (const share of ["0", blue.slice(1), `${blue}0`, blue.toUpperCase(), `${blue.slice(1)}g`]) {
    const shares = { ...kBoth, red: share, promise_red: promiseFor("red", share) };
    const remembered = { ...kRemembered, promised: shares.promise_red };
    const finding = found(shares, remembered);
    expect(finding?.promises, share).toBe("malformed");
    expect(finding && verdictOn(finding), share).toBe("wrong");
  }
  for (const promise of ["0", promise_red.slice(1), `${promise_red}0`, promise_red.toUpperCase()]) {
    const finding = found({ blue, promise_blue, promise_red: promise }, { commitment: "" });
    expect(finding?.promises, promise).toBe("malformed");
  }
});
