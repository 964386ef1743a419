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
