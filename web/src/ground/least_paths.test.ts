import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import type { View } from "../wire/protocol.ts";
import { leastPaths } from "./least_paths.ts";

const view = demoStates()["movement"] as View;
const [choice] = Object.values(view.choices.moves);
const at = choice && view.stands[choice.stand]?.at;
if (!choice || !at) throw new Error("nobody moves");
const up = (distance: number): [number, number] => [at[0], at[1] + distance];
const moving = (least: number, ...ends: readonly number[]): View => ({
  ...view,
  map: { ...view.map, areas: [], waters: [], roads: [] },
  choices: {
    ...view.choices,
    moves: { s7: { ...choice, least, paths: ends.map((end) => [at, up(end)]) } },
  },
});
const endOf = (one: View): unknown => leastPaths(one)[0]?.path.at(-1)?.y;

test("S-04 who is not moved goes the shortest ready path that spends his minimum", () => {
  expect(endOf(moving(6000, 12000, 10000, 6000, 4000))).toBe(at[1] + 6000);
});

test("S-24 who is stopped before his minimum goes as far as he can", () => {
  expect(endOf(moving(6000, 2500))).toBe(at[1] + 2500);
});

test("who may stay is left where he is", () => {
  expect(leastPaths(moving(0, 12000, 4000))).toEqual([]);
});
