import { expect, test } from "vitest";
import { kDiceRecord as kRecord, kShares, madeAnew, recordWith } from "../demo/dice_records.ts";
import { check, verdictOn, type DiceRecord } from "./dice_record.ts";
import { promiseFor } from "./promise.ts";
import { mixedIn, type Remembered } from "./shares.ts";

const kHonest = { commitment: kRecord.commitment, contribution: kRecord.blue };
const isPromised = (remembered?: Remembered): unknown => check(kRecord, remembered)?.commitment;

test("S-05 every die of a finished battle can be rolled again", () => {
  const found = check(kRecord, kHonest);
  expect(found).toEqual({
    commitment: "kept",
    ownShare: "mixed_in",
    promises: "fit",
    choices: [],
    isWhole: true,
    digest: kRecord.digest,
    heads: { code: "not_shown", shown: 0 },
    told: 0,
    untold: [],
    rolled: kRecord.rolled.length,
    set: [],
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
  expect(found?.set).toEqual([turned.purpose]);
  expect(found?.rolled).toBe(kRecord.rolled.length - 1);
});

/** What Blue's page says of a record, which was shown its commitment, Red's promise and all its heads. */
function verdictOf(record: DiceRecord): string | undefined {
  const shown = { ...kHonest, commitment: record.commitment, promised: kShares.promise_red };
  const found = check(record, shown, [], "blue", record.heads);
  return found && verdictOn(found);
}

test("S-05 a secret that is cut elsewhere is another one, though it has the same hash", () => {
  const { salt, seed } = kRecord;
  const secret = salt + seed;
  const cutAt = (at: number) => ({ salt: secret.slice(0, at), seed: secret.slice(at) });
  const recordOf = (parts: ReturnType<typeof cutAt>): DiceRecord =>
    recordWith(kShares, mixedIn(kShares), parts);
  expect(verdictOf(recordOf(cutAt(64)))).toBe("fair");
  for (let at = 2; at < 128; at += 2) {
    if (at === 64) continue;
    const cut = recordOf(cutAt(at));
    expect(verdictOf(cut), `cut at ${at}`).toBe("wrong");
    expect(check(cut)?.commitment, `cut at ${at}`).toBe("malformed");
  }
});

test("S-05 salt and seed are written in one way", () => {
  const { salt, seed } = kRecord;
  const odd = [
    { salt: "", seed: salt + seed },
    { salt: salt.toUpperCase() },
    { seed: seed.toUpperCase() },
    { seed: `${seed}0` },
    { seed: ` ${seed}` },
    { seed: seed.slice(1) },
    { salt: salt.repeat(3) },
    { salt: `${salt.slice(0, 63)}\n` },
  ];
  for (const secret of odd) {
    const record = { ...kRecord, ...secret };
    expect(check(record)?.commitment, JSON.stringify(secret)).toBe("malformed");
    expect(verdictOf(record), JSON.stringify(secret)).toBe("wrong");
  }
});

test("REF-01 dice that are marked as set are listed, and not all are then as they were rolled", () => {
  expect(verdictOf(kRecord)).toBe("fair");
  const marked = (at: (nth: number) => boolean): DiceRecord =>
    madeAnew({
      ...kRecord,
      rolled: kRecord.rolled.map((die, nth) =>
        at(nth) ? { ...die, face: (die.face % 10) + 1, is_set: true } : die,
      ),
    });
  const four = marked((nth) => nth < 4);
  expect(verdictOf(four)).toBe("fits");
  expect(check(four)?.set).toEqual(kRecord.rolled.slice(0, 4).map(({ purpose }) => purpose));
  expect(verdictOf(marked(() => true))).toBe("fits");
});

test("S-103 a die left out, added, changed or moved is found, whichever it is", () => {
  const dice = kRecord.rolled;
  const isWhole = (rolled: DiceRecord["rolled"], count = rolled.length): boolean | undefined =>
    check({ ...kRecord, rolled, count })?.isWhole;
  expect(isWhole(dice)).toBe(true);
  expect(isWhole(dice, dice.length - 1)).toBe(false);
  expect(isWhole(dice.filter((_, at) => at % 2 === 0))).toBe(false);
  dice.forEach((die, at) => {
    expect(isWhole(dice.toSpliced(at, 1)), `without ${at}`).toBe(false);
    expect(isWhole(dice.toSpliced(at, 0, die)), `${at} twice`).toBe(false);
    const turned = { ...die, face: (die.face % 10) + 1 };
    expect(isWhole(dice.with(at, turned)), `${at} turned`).toBe(false);
    expect(isWhole(dice.with(at, { ...die, is_set: true })), `${at} set`).toBe(false);
    const next = dice[at + 1];
    if (next) expect(isWhole(dice.toSpliced(at, 2, next, die)), `${at} moved`).toBe(false);
  });
});

test("S-103 a die that this seat was told of, and which is not in the record, is named", () => {
  const told = [{ turn: 1, dice: kRecord.rolled.slice(1, 3).map(({ face }) => ({ face })) }];
  expect(check(kRecord, kHonest, told)?.untold).toEqual([]);
  const faces = told.flatMap(({ dice }) => dice.map(({ face }) => face));
  const robbed = {
    ...kRecord,
    rolled: kRecord.rolled.filter(({ face }) => !faces.includes(face)),
  };
  expect(check(robbed, kHonest, told)?.untold).toEqual(faces.map((face) => `t1: ${face}`));
});

test("S-103 a die told by its purpose is looked for by it", () => {
  const [{ purpose, face } = { purpose: "", face: 1 }] = kRecord.rolled;
  const untold = (die: { face: number; purpose: string; is_set?: boolean }): unknown =>
    check(kRecord, kHonest, [{ turn: 1, dice: [die] }])?.untold;
  expect(untold({ face, purpose })).toEqual([]);
  expect(untold({ face: (face % 10) + 1, purpose })).toHaveLength(1);
  expect(untold({ face, purpose: `${purpose}/9` })).toHaveLength(1);
  expect(untold({ face, purpose, is_set: true })).toHaveLength(1);
});

test("another seed, another promise, another share are found out", () => {
  const other = (hex: string): string => (hex.startsWith("0") ? "1" : "0") + hex.slice(1);
  const changed = check({ ...kRecord, seed: other(kRecord.seed) });
  expect(changed?.commitment).toBe("broken");
  expect(changed?.wrong.length).toBeGreaterThan(5);
  expect(isPromised({ commitment: other(kRecord.commitment) })).toBe("broken");
  expect(isPromised(kHonest)).toBe("kept");
  expect(isPromised()).toBe("fits");
  const robbed = check(kRecord, { ...kHonest, contribution: other(kHonest.contribution) });
  expect(robbed?.ownShare).toBe("missing");
});

test("S-102 a share that is not the promised one is found out", () => {
  const { promise_red = "" } = kRecord;
  const promises = (record: DiceRecord, promised?: string): string | undefined =>
    check(record, { ...kHonest, ...(promised !== undefined && { promised }) })?.promises;
  expect(promises(kRecord, promise_red)).toBe("kept");
  expect(promises({ ...kRecord, red: kHonest.contribution })).toBe("broken");
  expect(promises({ ...kRecord, promise_blue: promise_red })).toBe("broken");
  expect(promises(kRecord, promiseFor("red", kHonest.contribution))).toBe("other");
});

test("nothing can be checked before the battle is over", () => {
  const { battle, commitment } = kRecord;
  expect(check({ battle, commitment, rolled: [] })).toBeUndefined();
});
