import { expect, test } from "vitest";
import { inks, textures } from "./table_inks.ts";
import { sketchOf, tablesOf } from "./tables.ts";

test("a map for the size of a thumb has its north above, in half inches, from the ground up", () => {
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
        {
          terrain: "crops",
          outline: [
            [3, 1],
            [4, 1],
            [4, 7],
          ],
        },
      ],
    },
  });
  expect(sketch).toEqual({
    width: 20,
    height: 16,
    paths: [
      ["table", "M0 0h20v16H0z"],
      ["woods", "M2 14L4 14L4 12Z"],
      ["crops_across", "M6 14L8 14L8 2Z"],
      ["road", "M0 0L20 16"],
    ],
  });
});

test("every scenario has its map, inks and textures for all on it, and not what lies hidden", () => {
  const all = Object.values(tablesOf());
  expect(all.length).toBeGreaterThan(8);
  for (const { paths } of all) {
    const kinds = paths.map(([kind]) => kind);
    expect(kinds).toContain("road");
    expect(kinds.filter((kind) => !inks[kind])).toEqual([]);
    expect(kinds.filter((kind) => /mine|obstacle|work|emplacement/.test(kind))).toEqual([]);
  }
  const used = Object.values(inks).flatMap((one) => one.map(({ texture = "open" }) => texture));
  expect(used.filter((name) => !textures[name])).toEqual([]);
});

test("of every scenario it is known who fights, and about how long and how hard it is", () => {
  const { tutorial, demo, mirrors, encounter } = tablesOf();
  expect(tutorial).toMatchObject({
    blue: { nation: "GB", stands: 10 },
    red: { nation: "DE", stands: 15 },
    minutes: 45,
    grade: 0,
  });
  expect(tutorial?.blue).not.toHaveProperty("players");
  expect(encounter).toMatchObject({ blue: { players: 2 }, red: { players: 2 } });
  expect(demo).toMatchObject({ minutes: 150, grade: 2 });
  // Four dummies a side do not count, and are harder to handle.
  expect(mirrors).toMatchObject({ blue: { stands: 25 }, red: { stands: 20 }, grade: 3 });
});
