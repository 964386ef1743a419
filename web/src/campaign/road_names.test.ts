import { expect, test } from "vitest";
import example from "../../../protocol/examples/campaign.view.blue.json";
import type { CampaignView } from "../wire/protocol.ts";
import { frameOf, roadsOn } from "./lines.ts";
import { roadNames } from "./road_names.ts";
import { stacksOn } from "./stacks.ts";

const view = example as unknown as CampaignView;
function namesOn(width: number, height: number, of: CampaignView = view): readonly string[] {
  const isSmall = width < 560;
  const frame = frameOf(of.places, width, height, {
    side: isSmall ? 64 : 110,
    top: 84,
    bottom: 80,
  });
  const roads = roadsOn(of, frame);
  const stacks = stacksOn(of, frame, roads, () => false, isSmall);
  const names = roadNames(of, frame, roads, stacks, isSmall);
  return roads.flatMap(({ road, index }) => (names.has(index) ? [road.name] : []));
}

test("on a large map every road has its name", () => {
  expect(namesOn(1600, 1000)).toEqual(view.roads.map(({ name }) => name));
});

test("a name that would lie on another, or be longer than its road, is left out", () => {
  const small = namesOn(510, 300);
  expect(small).not.toContain("Forest road");
  expect(small.length).toBeGreaterThan(0);
  expect(namesOn(200, 150)).toEqual([]);
});

test("whoever stands in the midst of a road moves its name aside, or hides it", () => {
  const long = view.roads.map((road) => ({ ...road, name: "A road of a very long name indeed" }));
  const { formations, ...rest } = view;
  const free = namesOn(1100, 700, { ...rest, formations: [], sightings: [], roads: long });
  const crowded = namesOn(1100, 700, { ...rest, formations, roads: long });
  expect(crowded.length).toBeLessThan(free.length);
});
