import { expect, test } from "vitest";
import { linkOf, type Log } from "./links.ts";
import { checkTold } from "./told_dice.ts";

/** Chained as fog/chronicle.cpp does it; tests/fog/chain_test.cpp has the same links. */
const kFirst = "fc41688aacac38aec7a9fefd49f948fa4fadc02bfec4e123b8bc933d6fcfd0f6";
const kSecond = "0bac6687598f7c17a316fadf4d324fbdd62df5cb8f219c90e79e03f81419e276";
const kLog: Log = {
  1: { dice: [] },
  2: {
    dice: [
      { face: 7, purpose: "t1/2A/initiative/0/blue" },
      { face: 2, purpose: "t1/2A/initiative/0/red" },
    ],
    chain: kFirst,
  },
  3: { dice: [{ face: 4, is_set: true }], chain: kSecond },
};
const isWhole = (log: Log): boolean => checkTold(log).isWhole;

test("S-105 the dice that a seat was told of are linked", () => {
  expect(checkTold(kLog)).toEqual({
    dice: 3,
    isWhole: true,
    isKnown: false,
    isFromTheStart: true,
    takenBack: [],
  });
  expect(checkTold(kLog, linkOf(kLog)).isKnown).toBe(true);
  expect(linkOf(kLog)).toEqual({ line: 3, chain: kSecond });
});

test("S-105 a die that was changed, dropped, added or set since is found", () => {
  const [, second, third] = Object.values(kLog);
  if (!second || !third) throw new Error("three lines");
  const [blue, red] = second.dice;
  if (!blue || !red) throw new Error("two dice");
  const dice = [[red, blue], [blue], [blue, red, red], [{ ...blue, face: 8 }, red]];
  for (const changed of dice)
    expect(isWhole({ ...kLog, 2: { ...second, dice: changed } })).toBe(false);
  expect(isWhole({ ...kLog, 3: { ...third, dice: [{ face: 4 }] } })).toBe(false);
  expect(isWhole({ ...kLog, 2: { dice: [] } })).toBe(false);
  expect(isWhole({ 1: { dice: [] }, 3: third })).toBe(false);
  expect(isWhole({ ...kLog, 3: { dice: third.dice } })).toBe(false);
});

test("S-105 of a log without its beginning, the first link is taken as it is", () => {
  const { 2: second, 3: third } = kLog;
  if (!second || !third) throw new Error("two lines with dice");
  const late = { 2: second, 3: third };
  expect(checkTold(late)).toMatchObject({ dice: 3, isWhole: true, isFromTheStart: false });
  expect(isWhole({ ...late, 3: { ...third, chain: kFirst } })).toBe(false);
});

test("S-105 a history that was written anew has another link than this browser knows", () => {
  const known = linkOf(kLog);
  expect(checkTold(kLog, known).isWhole).toBe(true);
  const { 1: first } = kLog;
  const anew: Log = { 1: first ?? { dice: [] }, 2: { dice: [] }, 3: { dice: [] } };
  expect(checkTold(anew, known).isWhole).toBe(false);
  expect(checkTold({ 1: { dice: [] } }, known).isWhole).toBe(false);
  const broken = linkOf(anew, known);
  expect(broken?.isBroken).toBe(true);
  expect(checkTold(kLog, broken).isWhole).toBe(false);
});

/** Line 4 onwards, as two battles went on from line 3. */
const fourth = (chain: string): Log[string] => ({ dice: [{ face: 1 }], chain });
const kGoneOn: Log = { ...kLog, 4: { dice: [] }, 5: fourth("a".repeat(64)) };
const kOtherwise: Log = { ...kLog, 4: { dice: [] }, 5: fourth("b".repeat(64)), 6: { dice: [] } };
const kDay = Date.UTC(2026, 10, 27);
const kBack = [{ from: 5, to: 3, since: kDay }];

test("S-105 a log that is shorter than what this browser was told of is a battle taken back", () => {
  const known = linkOf(kGoneOn);
  const back = linkOf(kLog, known, known?.line, kDay);
  expect(back).toEqual({ ...known, takenBack: kBack });
  expect(checkTold(kLog, known)).toMatchObject({
    isWhole: false,
    takenBack: [{ from: 5, to: 3 }],
  });
  expect(checkTold(kLog, back).takenBack).toEqual(kBack);
});

test("S-105 a battle that was taken back stays so, whatever comes after it", () => {
  const back = linkOf(kLog, linkOf(kGoneOn), 5, kDay);
  const later = linkOf({ ...kLog, 4: { dice: [] } }, back, 5, kDay + 1);
  expect(later).toEqual(back);
  const otherwise = linkOf(kOtherwise, later, 5, kDay + 2);
  expect(otherwise).toMatchObject({ isBroken: true, takenBack: kBack });
  expect(checkTold(kOtherwise, otherwise)).toMatchObject({ isWhole: false, takenBack: kBack });
  const alike = linkOf(kGoneOn, later, 5, kDay + 2);
  expect(alike).toEqual(back);
  expect(checkTold(kGoneOn, alike).takenBack).toEqual(kBack);
});

test("S-105 a battle that is taken back twice has been taken back twice", () => {
  const once = linkOf(kLog, linkOf(kGoneOn), 5, kDay);
  const further = linkOf({ 1: { dice: [] } }, once, 5, kDay + 1);
  expect(further?.takenBack).toEqual([{ from: 5, to: 1, since: kDay }]);
  const longer = { ...kGoneOn, 6: fourth("c".repeat(64)) };
  const twice = linkOf(kLog, linkOf(longer, once, 5, kDay + 1), 6, kDay + 2);
  expect(twice?.takenBack).toEqual([...kBack, { from: 6, to: 3, since: kDay + 2 }]);
});
