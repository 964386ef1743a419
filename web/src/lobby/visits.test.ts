// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { unreadIn, type OwnBattle } from "./own_battles.ts";
import { forgetVisits, keepRead, keepVisit, visitOf } from "./visits.ts";

beforeEach(() => localStorage.clear());
const withLines = (role: string, lines: number): OwnBattle =>
  ({ battle: "b", role, lines }) as OwnBattle;

test("what was read in one seat is unread in another", () => {
  expect(unreadIn(withLines("blue", 3))).toBe(3);
  keepRead("b", "blue", 2);
  keepRead("b", "blue", 1);
  keepVisit("b", "blue");
  expect(unreadIn(withLines("blue", 3))).toBe(1);
  expect(unreadIn(withLines("blue", 1))).toBe(0);
  expect(unreadIn(withLines("referee", 3))).toBe(3);
  expect(visitOf("b", "blue").at).toBeGreaterThan(0);
  forgetVisits("b");
  expect(visitOf("b", "blue")).toEqual({ at: 0, lines: 0 });
});
