import { expect, test } from "vitest";
import { told } from "../demo/parts.ts";
import { groupsOf } from "./log_groups.ts";

const kLog = {
  "1": told("turn_begun", { turn: 1, step: "weather" }),
  "2": told("committed", { turn: 1, step: "prep_fire_a", side: "red" }),
  "3": told("step_opened", { turn: 1, step: "initiative" }),
  "4": told("committed", { turn: 1, step: "orders", side: "blue" }),
  "5": told("order_placed", { turn: 1, step: "orders", side: "blue" }),
  "6": told("committed", { turn: 1, step: "orders", side: "red" }),
};
const short = (onlyRolls: boolean) =>
  groupsOf(kLog, { onlyRolls }).map(({ step, lines, commits }) => [
    step,
    lines.map(({ n }) => n),
    commits.map(({ side }) => side),
  ]);

test("who is done stands beside the heading of the step, in the order in which they were", () => {
  expect(short(false)).toEqual([
    ["orders", [5], ["blue", "red"]],
    ["prep_fire_a", [], ["red"]],
    [undefined, [], []],
  ]);
});

test("where only rolls are wanted, nothing else is left", () => {
  expect(short(true)).toEqual([]);
});

test("a step is read as it happened; wasted shots are one line, and so are the shares in the dice", () => {
  const at = { turn: 1, step: "general_fire" } as const;
  const log = {
    "1": told("share_promised", { ...at, side: "blue" }),
    "2": told("fire_resolved", { ...at, outcome: "out_of_range" }),
    "3": told("fire_resolved", { ...at, outcome: "eliminated" }),
    "4": told("fire_resolved", { ...at, outcome: "out_of_range" }),
    "5": told("fire_resolved", { ...at, outcome: "no_line" }),
    "6": told("eliminated", at),
  };
  const [group] = groupsOf(log, { onlyRolls: false });
  expect(group?.lines.map(({ n }) => n)).toEqual([3, 5, 6]);
  expect(group?.folded.map(([fold, all]) => [fold, all.map(({ n }) => n)])).toEqual([
    ["out_of_range", [2, 4]],
    ["shares", [1]],
  ]);
});

test("what came of a shot stands under the last that did harm, and who was harmed by none stands for himself", () => {
  const at = { turn: 1, step: "general_fire" } as const;
  const who = (id: string) => ({ id, label: id });
  const log = {
    "1": told("fire_resolved", { ...at, target: who("a"), outcome: "hit" }),
    "2": told("fire_resolved", { ...at, target: who("b"), outcome: "forced_back" }),
    "3": told("fire_resolved", { ...at, target: who("a"), outcome: "no_effect" }),
    "4": told("hits_distributed", { ...at, target: who("a"), outcome: "eliminated" }),
    "5": told("forced_back", { ...at, actor: who("b") }),
    "6": told("eliminated", { ...at, actor: who("a") }),
    "7": told("forced_back", { ...at, actor: who("c") }),
  };
  const [group] = groupsOf(log, { onlyRolls: false });
  const short = group?.lines.map(({ n, results = [] }) => [n, ...results.map((one) => one.n)]);
  expect(short).toEqual([[1, 4, 6], [2, 5], [3], [7]]);
});

test("what is searched for is not folded away, and no step without it is named", () => {
  const isSought = ({ kind }: { kind: string }): boolean => kind === "order_placed";
  const found = groupsOf(kLog, { onlyRolls: false, isSought });
  expect(found.map(({ step, lines }) => [step, lines.map(({ n }) => n)])).toEqual([
    ["orders", [5]],
  ]);
  const at = { turn: 1, step: "general_fire", outcome: "out_of_range" } as const;
  const wasted = { "1": told("fire_resolved", at), "2": told("fire_resolved", at) };
  const [all] = groupsOf(wasted, { onlyRolls: false, isSought: () => true });
  expect(all).toMatchObject({ lines: [{ n: 1 }, { n: 2 }], folded: [] });
});
