import { expect, test } from "vitest";
import { inOrder, isTimed, opponentsOf, standingOf, type OwnBattle } from "./own_battles.ts";

const kBattle: OwnBattle = {
  battle: "b",
  title: "Sainte-Claire",
  role: "blue",
  names: {},
  turn: 2,
  turns: 8,
  step: "5A",
  mine: false,
  over: false,
  paused: false,
  lines: 0,
};
const a = (battle: string, more: Partial<OwnBattle> = {}): OwnBattle => ({
  ...kBattle,
  battle,
  ...more,
});

test("a battle waits for me, for others, for nobody", () => {
  expect(standingOf(a("b", { mine: true }))).toBe("mine");
  expect(standingOf(a("b"))).toBe("theirs");
  expect(standingOf(a("b", { mine: true, paused: true }))).toBe("paused");
  expect(standingOf(a("b", { paused: true, over: true }))).toBe("over");
  expect(standingOf(a("b", { role: "referee" }))).toBe("goes");
});

test("mine come first, then whose time runs out, then where I was last", () => {
  const battles = [
    a("over", { over: true }),
    a("theirs", { ends: 900 }),
    a("mine, no limit", { mine: true }),
    a("paused", { paused: true, mine: true }),
    a("theirs sooner", { ends: 100 }),
    a("judged", { role: "referee", ends: 1 }),
    a("mine, no limit, lately", { mine: true }),
    a("mine", { mine: true, ends: 500 }),
  ];
  const lastAt = ({ battle }: OwnBattle): number => (battle.endsWith("lately") ? 9 : 0);
  expect(inOrder(battles, lastAt).map(({ battle }) => battle)).toEqual([
    "mine",
    "mine, no limit, lately",
    "mine, no limit",
    "theirs sooner",
    "theirs",
    "judged",
    "paused",
    "over",
  ]);
});

test("S-106 whoever watches later than the table is told no time, nor that there is no limit", () => {
  const late: OwnBattle = {
    battle: "b",
    title: "Sainte-Claire",
    role: "public",
    names: {},
    turn: 2,
    turns: 8,
    mine: false,
    over: false,
    paused: false,
    lines: 0,
  };
  expect(isTimed(late)).toBe(false);
  expect(standingOf(late)).toBe("goes");
  expect(isTimed({ ...late, step: "5A" })).toBe(true);
  expect(isTimed(a("b", { paused: true }))).toBe(false);
});

test("a player has the other side against him, a referee has both before him", () => {
  expect(opponentsOf(a("b", { role: "blue2" }))).toEqual(["red"]);
  expect(opponentsOf(a("b", { role: "red" }))).toEqual(["blue"]);
  expect(opponentsOf(a("b", { role: "referee" }))).toEqual(["blue", "red"]);
});
