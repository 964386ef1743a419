import { expect, test } from "vitest";
import { deadlineWords } from "./deadline.ts";

const kNoon = new Date(2026, 10, 23, 12, 0, 0).getTime();
const after = (hours: number, minutes = 0, seconds = 0): number =>
  kNoon + ((hours * 60 + minutes) * 60 + seconds) * 1000;

test("a deadline of today has no date, another day's has", () => {
  expect(deadlineWords("en", after(3), kNoon).until).toBe("until 03:00 PM");
  expect(deadlineWords("en", after(23), kNoon).until).toMatch(/^until Tue, Nov 24.* 11:00 AM$/);
  expect(deadlineWords("de", after(24), kNoon).until).toMatch(/^bis Di., 24. Nov.* 12:00$/);
});

test("what is left is told in days, hours, minutes, and near the end in seconds", () => {
  const left = (deadline: number): string => deadlineWords("en", deadline, kNoon).left;
  expect(left(after(72))).toBe("in 3 days");
  expect(left(after(23))).toBe("in 23 h");
  expect(left(after(0, 59))).toBe("in 59 min");
  expect(left(after(0, 1, 30))).toBe("1:30");
  expect(left(after(0, 0, 7))).toBe("0:07");
  expect(left(kNoon - 5000)).toBe("0:00");
});

test("only the last minutes are near", () => {
  expect(deadlineWords("en", after(0, 2), kNoon).isNear).toBe(false);
  expect(deadlineWords("en", after(0, 1, 59), kNoon).isNear).toBe(true);
});
