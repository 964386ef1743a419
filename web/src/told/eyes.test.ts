// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { eyesIn } from "./eyes.ts";

const seated = (keys: Readonly<Record<string, string>>): void => {
  const held = Object.entries(keys).map(([role, key]) => [role, { key, link: "x" }] as const);
  localStorage.setItem("ordercap.keys.b", JSON.stringify(Object.fromEntries(held)));
};
beforeEach(() => localStorage.clear());

test("whoever has no seat sees what the public sees, and everything once the fog is lifted", () => {
  expect(eyesIn("b", false)).toEqual([{ audience: "public" }]);
  expect(eyesIn("b", true).map(({ audience }) => audience)).toEqual([
    "public",
    "blue",
    "red",
    "referee",
  ]);
});

test("a player sees with the eyes of his side, by the key of his own seat", () => {
  seated({ red2: "k2" });
  expect(eyesIn("b", false)).toEqual([{ audience: "public" }, { audience: "red", key: "k2" }]);
});

test("the referee sees with all eyes, by his key", () => {
  seated({ referee: "kr" });
  expect(eyesIn("b", false)).toEqual([
    { audience: "public" },
    { audience: "blue", key: "kr" },
    { audience: "red", key: "kr" },
    { audience: "referee", key: "kr" },
  ]);
});
