import { expect, test } from "vitest";
import { themeOf } from "./theme.ts";

test("a theme that was chosen is worn, whatever the room is like", () => {
  expect(themeOf({ theme: "light" }, true)).toBe("light");
  expect(themeOf({ theme: "dark" }, false)).toBe("dark");
});

test("without a choice it follows the room", () => {
  expect(themeOf({ theme: "auto" }, true)).toBe("dark");
  expect(themeOf({ theme: "auto" }, false)).toBe("light");
});
