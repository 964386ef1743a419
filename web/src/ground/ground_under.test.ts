import { expect, test } from "vitest";
import { demoMap } from "../demo/from_scenario.ts";
import { groundUnder, type Lying } from "./ground_under.ts";

const kNothing: Lying = { fieldworks: {}, obstacles: {}, templates: {}, abandoned_guns: {} };
const at = (x: number, y: number, reach = 300, lying = kNothing) =>
  groundUnder(demoMap(), lying, { x, y }, reach);

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

test("what lies on the map is told where it lies", () => {
  const outline = [
    [10_000, 10_000],
    [11_000, 10_000],
    [11_000, 11_000],
    [10_000, 11_000],
  ] as const;
  const lying: Lying = {
    ...kNothing,
    fieldworks: { f: { cover: "medium", outline } },
    templates: { t: { kind: "smoke", centre: [10_500, 10_500], size: 2000, turn_placed: 1 } },
  };
  const found = at(10_500, 10_500, 300, lying);
  expect(found?.fieldworks.map(({ cover }) => cover)).toEqual(["medium"]);
  expect(found?.templates.map(({ kind }) => kind)).toEqual(["smoke"]);
  expect(at(11_400, 10_500, 300, lying)?.fieldworks).toEqual([]);
  expect(at(12_000, 10_500, 300, lying)?.templates).toEqual([]);
});
