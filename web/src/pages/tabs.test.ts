import { expect, test } from "vitest";
import { firstTab, tabsFor } from "./tabs.ts";

test("each has the tabs that are for him, and on a phone what he can do comes first", () => {
  expect(tabsFor({ audience: "blue", isNarrow: false })).not.toContain("act");
  expect(tabsFor({ audience: "blue", isNarrow: false })).toContain("cards");
  expect(tabsFor({ audience: "public", isNarrow: false })).not.toContain("cards");
  expect(tabsFor({ audience: "referee", isNarrow: true }).slice(0, 2)).toEqual(["act", "referee"]);
});

test("a player's phone opens with what he can do, a desk with its rulings", () => {
  expect(firstTab({ audience: "red", isNarrow: true })).toBe("act");
  expect(firstTab({ audience: "red", isNarrow: false })).toBe("log");
  expect(firstTab({ audience: "referee", isNarrow: true })).toBe("referee");
});
