import { expect, test } from "vitest";
import { hoursWords } from "./hours.ts";

test("hours by UTC are told in the time of who looks", () => {
  expect(hoursWords("de", "22-6", "UTC")).toBe("22:00–06:00");
  expect(hoursWords("de", "22-6 12-14", "Asia/Kolkata")).toBe("03:30–11:30 und 17:30–19:30");
  expect(hoursWords("en", "", "UTC")).toBe("");
});
