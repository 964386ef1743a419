import { expect, test } from "vitest";
import { demoMap } from "./demo/from_scenario.ts";
import { groundUnder } from "./ground_under.ts";

const at = (x: number, y: number, reach = 300) => groundUnder(demoMap(), { x, y }, reach);

test("a line of cover is met beside it too, as far as the pointer reaches", () => {
  expect(at(38250, 30000)?.coverLines.map(({ kind }) => kind)).toEqual(["wall"]);
  expect(at(38250, 30000, 50)?.coverLines).toEqual([]);
});

test("what lies over one another is all told", () => {
  const found = at(39000, 25500);
  expect(found?.areas.map(({ name }) => name)).toEqual(["Sainte-Claire"]);
  expect(found?.level).toBe(0);
  expect(at(41000, 24000)?.roads.length).toBeGreaterThan(0);
});

test("beside the table there is no ground", () => {
  expect(at(-1, 5)).toBeUndefined();
});
