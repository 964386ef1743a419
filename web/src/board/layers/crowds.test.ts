// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { lastOf } from "./paths.ts";
import { stubOf } from "./proposals.ts";

const px = (left: number, top = 0) => ({ left, top });

test("a shot that nobody points at is a short arrow from the rim of its firer", () => {
  expect(stubOf(px(0), px(300), 12)).toEqual([px(12), px(32)]);
  const [start, end] = stubOf(px(0), px(0, -200), 10);
  expect([start.top, end.top]).toEqual([-10, -30]);
});

test("it never goes beyond its target", () => {
  expect(stubOf(px(0), px(15), 12)).toEqual([px(12), px(15)]);
  expect(stubOf(px(5), px(5), 12)).toEqual([px(5), px(5)]);
});

test("of a way its end stands out, round its corners, and all of a short one", () => {
  expect(lastOf([px(0), px(100), px(110)], 24)).toEqual([px(86), px(100), px(110)]);
  expect(lastOf([px(0), px(10)], 24)).toEqual([px(0), px(10)]);
  expect(lastOf([], 24)).toEqual([]);
});
