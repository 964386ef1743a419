import { expect, test } from "vitest";
import example from "../../../protocol/examples/campaign.view.blue.json";
import type { CampaignPlace, CampaignView } from "../wire/protocol.ts";
import { curveBetween, frameOf, placeTowards, riversOn, roadsOn } from "./lines.ts";
import { drawMarch, spotOnRoad } from "./marches.ts";
import { rowsBelow, stacksOn } from "./stacks.ts";

const view = example as unknown as CampaignView;
const margins = { side: 50, top: 40, bottom: 60 };
const frame = frameOf(view.places, 800, 600, margins);
const roads = roadsOn(view, frame);
const place = (key: string): CampaignPlace => {
  const found = view.places.find((one) => one.key === key);
  if (!found) throw new Error(`no ${key}`);
  return found;
};

test("every place is on the paper, and north is up", () => {
  for (const [wide, tall] of [
    [800, 600],
    [390, 420],
    [1600, 300],
  ] as const) {
    const { at } = frameOf(view.places, wide, tall, margins);
    for (const one of view.places) {
      const { x, y } = at(one);
      expect(x).toBeGreaterThanOrEqual(margins.side - 0.01);
      expect(x).toBeLessThanOrEqual(wide - margins.side + 0.01);
      expect(y).toBeGreaterThanOrEqual(margins.top - 0.01);
      expect(y).toBeLessThanOrEqual(tall - margins.bottom + 0.01);
    }
    expect(at(place("kamenka")).y).toBeLessThan(at(place("verkhnyaya")).y);
  }
});

test("a road is drawn from either end, and its name from the left", () => {
  const [there, back] = [
    curveBetween(roads, "zarechye", "kamenka"),
    curveBetween(roads, "kamenka", "zarechye"),
  ];
  expect(there?.from).toEqual(back?.to);
  expect(curveBetween(roads, "zarechye", "olshanka")).toBeUndefined();
  for (const { read } of roads) expect(read.from.x).toBeLessThanOrEqual(read.to.x);
});

test("who is on a road stands on it, the further the less is left", () => {
  const on = (left: number) =>
    spotOnRoad({ place: "", road: { from: "zarechye", to: "verkhnyaya", left } }, roads);
  expect(on(1)?.x).toBeGreaterThan(on(2)?.x ?? Infinity);
  expect(spotOnRoad({ place: "kamenka" }, roads)).toBeUndefined();
});

test("a march has a line for each leg, and the rest of a road first", () => {
  const tanks = view.formations.find(({ key }) => key === "tanks");
  const legs = drawMarch(tanks ?? { place: "" }, tanks?.march?.legs ?? [], roads, 3, 6);
  expect(legs.map(({ isLater }) => isLater)).toEqual([false, true]);
  const road = { from: "zarechye", to: "verkhnyaya", left: 1 };
  const [rest] = drawMarch({ place: "", road }, [{ place: "verkhnyaya", impulse: 1 }], roads, 4, 0);
  expect(rest?.spots[0]?.x).toBeGreaterThan(frame.at(place("zarechye")).x + 40);
});

test("rivers run where bridges and fords are", () => {
  const arms = riversOn(view, frame);
  expect(arms).toHaveLength(4);
  for (const { d } of arms) expect(d).not.toContain("NaN");
});

test("who is at a place, will come to it or was seen there stands by it", () => {
  const stacks = stacksOn(view, frame, roads, () => false);
  const names = stacks.map(({ key, formations, sightings }) => [
    key,
    formations.map((one) => one.key),
    sightings.map(({ handle }) => handle),
  ]);
  expect(names).toEqual([
    ["zarechye", ["tanks"], []],
    ["kamenka", ["1bn"], []],
    ["verkhnyaya", [], ["x2"]],
    ["olshanka", [], ["x1"]],
    ["2bn", ["2bn"], []],
  ]);
});

test("names that would run into others stand below them", () => {
  const [first] = view.formations;
  if (!first) throw new Error("no formation");
  const { road: _, ...one } = first;
  const formations = [
    { ...one, key: "a", place: "olshanka" },
    { ...one, key: "b", place: "rogachi" },
  ];
  const stacks = stacksOn({ ...view, formations, sightings: [] }, frame, roads, () => false);
  const [left, right] = [stacks.find(({ isLeft }) => !isLeft), stacks.find((s) => s.isLeft)];
  expect(right?.at.y).toBeGreaterThanOrEqual((left?.at.y ?? Infinity) + 38);
});

test("the paper has room for who stands below the lowest place", () => {
  expect(rowsBelow(view)).toBe(1);
  expect(rowsBelow({ ...view, sightings: [] })).toBe(0);
  const [first] = view.formations;
  const there = first ? [{ ...first, place: "verkhnyaya" }] : [];
  expect(rowsBelow({ ...view, formations: there })).toBe(2);
});

test("arrow keys lead to the place in their direction", () => {
  const towards = (from: string, key: string) => placeTowards(view.places, place(from), key)?.key;
  expect(towards("zarechye", "ArrowRight")).toBe("verkhnyaya");
  expect(towards("verkhnyaya", "ArrowUp")).toBe("kamenka");
  expect(towards("rogachi", "ArrowLeft")).toBe("olshanka");
  expect(towards("rogachi", "ArrowRight")).toBeUndefined();
  expect(towards("rogachi", "x")).toBeUndefined();
});
