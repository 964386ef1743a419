import { expect, test } from "vitest";
import { sketches, sketchOf } from "./tables.ts";

test("a map for the size of a thumb has its north above, in half inches", () => {
  const sketch = sketchOf({
    id: "a",
    table: { width: 10, height: 8 },
    ground: {
      roads: [
        {
          line: [
            [0, 8],
            [10, 0],
          ],
        },
      ],
      areas: [
        {
          terrain: "woods",
          outline: [
            [1, 1],
            [2, 1],
            [2, 2],
          ],
        },
      ],
    },
  });
  expect(sketch).toEqual({
    width: 20,
    height: 16,
    paths: { wood: "M2 14L4 14L4 12Z", road: "M0 0L20 16" },
  });
});

test("every scenario has its map, and not what lies hidden on it", () => {
  const all = sketches();
  expect(Object.keys(all).length).toBeGreaterThan(8);
  for (const { paths } of Object.values(all)) {
    expect(Object.keys(paths)).toContain("road");
    expect(Object.keys(paths).filter((name) => /mine|obstacle|work/.test(name))).toEqual([]);
  }
});
