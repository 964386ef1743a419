import { expect, test } from "vitest";
import type { CostRow, MapFacts, MoveChoice, ObstacleSeen } from "../wire/protocol.ts";
import { allowanceEnd, groundCosts, pathCost, spentOf } from "./path_cost.ts";

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
  { mobility: "personnel", terrain: "woods", factor: 2, at_ford: 2, at_least: 0 },
  { mobility: "personnel", terrain: "river", factor: 0, at_ford: 2, at_least: 1000 },
  { mobility: "personnel", terrain: "creek", factor: 2, at_ford: 2, at_least: 1000 },
];
const kOnFoot = { mobility: "personnel", weather_factor: 1, road_only: false } as const;
const kOnWheels = { ...kOnFoot, mobility: "wheeled" } as const;
const kGround = groundCosts(kMap, kCosts, kOnFoot);
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
  const onFoot = groundCosts(kMap, kCosts, kOnFoot, [wire]);
  expect(pathCost(onFoot, across).country / 4000).toBeCloseTo(1, 1);
  expect(pathCost(groundCosts(kMap, kCosts, kOnWheels, [wire]), across).stop).toBeDefined();
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
  expect(through.country).toBeCloseTo(6000, 3);
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
  expect(wet.stop?.x).toBeCloseTo(29498, 3);
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
  expect(end.x).toBeGreaterThan(5980);
  expect(end.x).toBeLessThanOrEqual(6000);
});

const water = (terrain: string, halfWidth: number, crossings: object[] = []): MapFacts =>
  ({
    width: 40000,
    height: 40000,
    waters: [{ terrain, half_width: halfWidth, line: kNorthward, crossings }],
  }) as unknown as MapFacts;
const kNorthward = [
  [4000, 0],
  [4000, 40000],
];
const kEastward = [
  { x: 0, y: 5000 },
  { x: 9000, y: 5000 },
];

test("a narrow stream counts as an inch of its factor, a wide one as what it measures [TERR-07, S-22]", () => {
  const narrow = groundCosts(water("creek", 150), kCosts, kOnFoot);
  expect(pathCost(narrow, kEastward).country).toBeCloseTo(9000 - 300 + 2000, 3);
  const wide = groundCosts(water("creek", 1000), kCosts, kOnFoot);
  expect(pathCost(wide, kEastward).country).toBeCloseTo(9000 - 2000 + 4000, 3);
});

test("who cannot pay for a stream stops before it [TERR-07, S-22]", () => {
  const ground = groundCosts(water("creek", 150), kCosts, kOnFoot);
  const end = allowanceEnd(ground, { ...kChoice, most: 5000 }, kEastward);
  expect(end.x).toBeGreaterThan(3840);
  expect(end.x).toBeLessThanOrEqual(3850);
});

test("a ford is paid as a ford, a bridge as road [TERR-05, S-20, S-22]", () => {
  const [ford, bridge] = [false, true].map((bridge) => ({ at: [4000, 5000], reach: 500, bridge }));
  const cost = (crossing?: object): ReturnType<typeof pathCost> =>
    pathCost(groundCosts(water("river", 400, [crossing ?? {}]), kCosts, kOnFoot), kEastward);
  expect(cost(ford)).toEqual({ country: expect.closeTo(9000 - 800 + 2000, 3) as number, road: 0 });
  expect(cost(bridge).country).toBeCloseTo(9000 - 800, 3);
  expect(cost(bridge).road).toBeCloseTo(800, 3);
});

test("in mud every inch off the road costs more [S-02]", () => {
  const mud = groundCosts(kMap, kCosts, { ...kOnFoot, weather_factor: 2 });
  expect(pathCost(mud, kEastward).country).toBeCloseTo(18000, 3);
  const onRoad = kEastward.map(({ x }) => ({ x, y: 15000 }));
  expect(pathCost(mud, onRoad)).toEqual({ country: 0, road: expect.closeTo(9000, 3) as number });
});

test("who may not leave the road stops at its edge [ADV-RM-03]", () => {
  const march = groundCosts(kMap, kCosts, { ...kOnFoot, road_only: true });
  const cost = pathCost(march, [
    { x: 5000, y: 15000 },
    { x: 5000, y: 18000 },
  ]);
  expect(cost.stop?.y).toBeCloseTo(15498, 3);
});
