import { expect, test } from "vitest";
import { untoldBy } from "./untold.ts";

const kRolled = [
  { purpose: "t1/0W/weather", face: 7 },
  { purpose: "t1/4B/hit/14/0", face: 7 },
];

test("S-103 a die without a purpose takes none that a later line names", () => {
  const log = [
    { turn: 1, dice: [{ face: 7 }] },
    { turn: 1, dice: [{ face: 7, purpose: "t1/0W/weather" }] },
  ];
  expect(untoldBy(kRolled, log)).toEqual([]);
  expect(untoldBy(kRolled.slice(0, 1), log)).toEqual(["t1: 7"]);
});

test("S-104 what the referee says that a die is to show was not rolled yet", () => {
  const rolled = [{ purpose: "t2/2A/initiative/0/red", face: 9, is_set: true }];
  const ruling = { turn: 1, kind: "die_set", dice: [{ face: 9 }] } as const;
  const named = { turn: 2, dice: [{ face: 9, purpose: "t2/2A/initiative/0/red", is_set: true }] };
  expect(untoldBy(rolled, [ruling, named])).toEqual([]);
  expect(untoldBy([], [ruling])).toEqual([]);
});

test("S-103 a die that was told as set, without a purpose, was set", () => {
  const rolled = [{ purpose: "t1/4B/hit/14/0", face: 7, is_set: true }];
  expect(untoldBy(rolled, [{ turn: 1, dice: [{ face: 7, is_set: true }] }])).toEqual([]);
  expect(untoldBy(kRolled, [{ turn: 1, dice: [{ face: 7, is_set: true }] }])).toEqual(["t1: 7"]);
});

test("S-103 a die that an old log tells without a purpose may have been set, if none was rolled so", () => {
  const set = { purpose: "t1/4B/hit/14/0", face: 7, is_set: true };
  const rolled = { purpose: "t1/4B/hit/15/0", face: 7 };
  const log = [{ turn: 1, dice: [{ face: 7 }, { face: 7, is_set: true }] }];
  expect(untoldBy([set, rolled], log)).toEqual([]);
  expect(untoldBy([set], log.slice(0, 1))).toHaveLength(1);
  expect(untoldBy([set], [{ turn: 1, dice: [{ face: 7 }] }])).toEqual([]);
});
