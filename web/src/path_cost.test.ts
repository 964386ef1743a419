import { expect, test } from "vitest";
import { allowanceEnd, groundCosts, pathCost, spentOf } from "./path_cost.ts";
import type { CostRow, MapFacts, MoveChoice, ObstacleSeen } from "./protocol.ts";

const kMap = {
  width: 40000,
  height: 40000,
  areas: [
    {
      terrain: "woods",
      visibility: "dense",
      cover: "medium",
      height: 2,
      outline: [
        [10000, 0],
        [20000, 0],
        [20000, 20000],
        [10000, 20000],
      ],
    },
  ],
  roads: [
    {
      half_width: 500,
      line: [
        [0, 15000],
        [40000, 15000],
      ],
    },
  ],
  waters: [
    {
      terrain: "river",
      half_width: 500,
      line: [
        [30000, 0],
        [30000, 40000],
      ],
      crossings: [{ at: [30000, 15000], reach: 1000, bridge: true }],
    },
  ],
} as unknown as MapFacts;
const kCosts: CostRow[] = [
  { mobility: "personnel", terrain: "woods", factor: 2 },
  { mobility: "personnel", terrain: "river", factor: 0 },
];
const kGround = groundCosts(kMap, kCosts, "personnel");
const kChoice = { most: 6000, most_road: 12000, least: 0 } as MoveChoice;

test("an obstacle costs what is known of it, on a road too", () => {
  const wire = {
    kind: "wire",
    name: "",
    outline: [
      [1000, 4000],
      [2000, 4000],
      [2000, 6000],
      [1000, 6000],
    ],
    factors: { personnel: 2, tracked: 1, wheeled: 0 },
    cleared_by: "nobody",
  } as unknown as ObstacleSeen;
  const across = [
    { x: 0, y: 5000 },
    { x: 3000, y: 5000 },
  ];
  const onFoot = groundCosts(kMap, kCosts, "personnel", [wire]);
  expect(pathCost(onFoot, across).country / 4000).toBeCloseTo(1, 1);
  expect(pathCost(groundCosts(kMap, kCosts, "wheeled", [wire]), across).stop).toBeDefined();
});

test("open ground costs what it measures, woods twice that", () => {
  expect(
    pathCost(kGround, [
      { x: 0, y: 5000 },
      { x: 4000, y: 5000 },
    ]).country,
  ).toBeCloseTo(4000, 3);
  const through = pathCost(kGround, [
    { x: 8000, y: 5000 },
    { x: 12000, y: 5000 },
  ]);
  expect(through.country).toBeGreaterThan(5700);
  expect(through.country).toBeLessThan(6300);
});

test("a road counts against the road's allowance, in woods too", () => {
  const cost = pathCost(kGround, [
    { x: 8000, y: 15000 },
    { x: 12000, y: 15000 },
  ]);
  expect(cost.country).toBe(0);
  expect(cost.road).toBeCloseTo(4000, 3);
  expect(spentOf(kChoice, cost)).toBeCloseTo(2000, 3);
});

test("prohibited ground ends the path, a bridge does not", () => {
  const wet = pathCost(kGround, [
    { x: 25000, y: 5000 },
    { x: 35000, y: 5000 },
  ]);
  expect(wet.stop?.x).toBeGreaterThan(29300);
  expect(wet.stop?.x).toBeLessThan(29600);
  expect(
    pathCost(kGround, [
      { x: 25000, y: 15000 },
      { x: 35000, y: 15000 },
    ]).stop,
  ).toBeUndefined();
});

test("the allowance ends where it is spent", () => {
  const end = allowanceEnd(kGround, kChoice, [
    { x: 0, y: 5000 },
    { x: 9000, y: 5000 },
  ]);
  expect(end.x).toBeGreaterThan(5800);
  expect(end.x).toBeLessThanOrEqual(6001);
});
