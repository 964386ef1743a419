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
  groupsOf(kLog, onlyRolls).map(({ step, lines, commits }) => [
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
