import { expect, test } from "vitest";
import { check, type DiceRecord } from "./dice_record.ts";

/** A record as the server wrote it at the end of a short battle. */
const kRecord = await import("./demo/dice_record.json").then(
  (file) => file.default as unknown as DiceRecord,
);
const kHonest = { commitment: kRecord.commitment, contribution: kRecord.blue ?? "" };

test("S-05 every die of a finished battle can be rolled again", () => {
  const found = check(kRecord, kHonest);
  expect(found).toEqual({
    isPromised: true,
    hasOwnShare: true,
    dice: kRecord.rolled.length,
    set: 0,
    wrong: [],
  });
  expect(kRecord.rolled.length).toBeGreaterThan(10);
});

test("a die that was changed is named, unless the referee set it", () => {
  const [first, ...rest] = kRecord.rolled;
  const turned = { purpose: first?.purpose ?? "", face: ((first?.face ?? 0) % 10) + 1 };
  expect(check({ ...kRecord, rolled: [turned, ...rest] })?.wrong).toEqual([turned.purpose]);
  const ruled = { ...turned, is_set: true };
  const found = check({ ...kRecord, rolled: [ruled, ...rest] });
  expect(found?.wrong).toEqual([]);
  expect(found?.set).toBe(1);
});

test("another seed, another promise, another share are found out", () => {
  const other = (hex: string): string => (hex.startsWith("0") ? "1" : "0") + hex.slice(1);
  const changed = check({ ...kRecord, seed: other(kRecord.seed ?? "") });
  expect(changed?.isPromised).toBe(false);
  expect(changed?.wrong.length).toBeGreaterThan(5);
  expect(check(kRecord, { commitment: other(kRecord.commitment) })?.isPromised).toBe(false);
  const robbed = check(kRecord, { ...kHonest, contribution: other(kHonest.contribution) });
  expect(robbed?.hasOwnShare).toBe(false);
});

test("nothing can be checked before the battle is over", () => {
  const { battle, commitment } = kRecord;
  expect(check({ battle, commitment, rolled: [] })).toBeUndefined();
});
