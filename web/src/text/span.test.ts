import { expect, test } from "vitest";
import { spanWords } from "./span.ts";

test("a span of time has the largest unit that it fills", () => {
  expect(spanWords("en", 43_200)).toBe("12 hours");
  expect(spanWords("en", "86400")).toBe("1 day");
  expect(spanWords("de", 5400)).toBe("90 Minuten");
  expect(spanWords("en", 61)).toBe("61 seconds");
});
