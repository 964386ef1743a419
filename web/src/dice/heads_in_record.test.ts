import { expect, test } from "vitest";
import { check, digestOf, verdictOn, type DiceRecord } from "./dice_record.ts";
import { checkHeads, headOver } from "./heads_in_record.ts";

const kRecord = await import("../demo/dice_record.json").then(
  (file) => file.default as Omit<Required<DiceRecord>, "promise_blue" | "promise_red">,
);
const { salt, rolled, heads } = kRecord;
const [first, second] = heads;
if (!first || !second) throw new Error("two turns ended");

/** What somebody finds who was shown these. */
const found = (changed: Partial<DiceRecord>, shown = heads) =>
  checkHeads({ ...kRecord, ...changed }, salt, shown);
const kOther = "0".repeat(64);

test("S-103 heads are made as the server makes them", () => {
  // tests/store/dice_heads_test.cpp has the same, of the salt "salt"
  const battle = {
    battle: "abc",
    commitment: "0102",
    rolled: [
      { purpose: "t1/0W/weather", face: 4 },
      { purpose: "t1/5B/morale/1", face: 10, is_set: true },
      { purpose: "t2/0W/weather", face: 7 },
    ],
  };
  expect([1, 2].map((turn) => headOver(battle, "73616c74", turn, turn + 1))).toEqual([
    "bb4078df94dd25a4ce31d803e0608c7f2b8771cf3e09243b51f26a7756e7cf69",
    "469934f9264e175ef91feeed7d1c8610f210712daf820c6aeb828e8a9acc0474",
  ]);
});

test("S-103 what this browser was shown at each turn's end is in the record", () => {
  expect(found({})).toEqual({ code: "fit", shown: 2 });
  expect(found({}, [first])).toEqual({ code: "fit", shown: 1 });
  expect(found({}, [])).toEqual({ code: "not_shown", shown: 0 });
  expect(found({ heads: [] }, [])).toEqual({ code: "none", shown: 0 });
  const again = { ...second, head: headOver(kRecord, salt, 2, second.count) };
  expect(found({ heads: [first, second, again] }).code).toBe("fit");
});

test("S-103 a head that was changed, dropped or added to the record is found", () => {
  expect(found({ heads: [] })).toEqual({ code: "other", turn: 1, shown: 2 });
  expect(found({ heads: [first] })).toEqual({ code: "broken", turn: 2, shown: 2 });
  expect(found({ heads: [second] })).toEqual({ code: "broken", turn: 1, shown: 2 });
  expect(found({ heads: [second, first] }).code).toBe("broken");
  heads.forEach((one, at) => {
    const forgeries = [
      { head: kOther },
      { count: one.count - 1 },
      { count: one.count + 100 },
      { turn: one.turn + 1 },
    ];
    for (const forged of forgeries)
      expect(found({ heads: heads.with(at, { ...one, ...forged }) }).code).toBe("broken");
  });
});

test("S-103 a die that was dropped or changed after its turn's end is found by who kept a head", () => {
  /** Made anew, as whoever keeps the server can. */
  const forged = (dice: DiceRecord["rolled"], counts: readonly number[]): DiceRecord => {
    const record = { ...kRecord, rolled: dice, count: dice.length };
    const anew = heads.map(({ turn }, at) => {
      const count = counts[at] ?? 0;
      return { turn, count, head: headOver(record, salt, turn, count) };
    });
    return { ...record, digest: digestOf(record), heads: anew };
  };
  const without = forged(rolled.slice(1), [first.count - 1, second.count - 1]);
  const late = forged(rolled.slice(0, -1), [first.count, second.count - 1]);
  expect(found(without, []).code).toBe("not_shown");
  expect(found(without)).toEqual({ code: "other", turn: 1, shown: 2 });
  expect(found(late)).toEqual({ code: "other", turn: 2, shown: 2 });
  expect(found(late, [first]).code).toBe("fit");
  const finding = check(without, undefined, [], undefined, [first]);
  expect(finding?.isWhole).toBe(true);
  expect(finding && verdictOn(finding)).toBe("wrong");
});
