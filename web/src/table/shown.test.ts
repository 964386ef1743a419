import { expect, test } from "vitest";
import { mayMeasure, type Shown } from "./shown.ts";

const seen = (audience: Shown["audience"], over: boolean): Shown => ({
  audience,
  borrowed: false,
  view: { battle: { over } } as unknown as Shown["view"],
});

test("MEAS-01 a grid of exact inches is for the referee, and for all after the battle", () => {
  for (const audience of ["blue", "red", "public"] as const) {
    expect(mayMeasure(seen(audience, false))).toBe(false);
    expect(mayMeasure(seen(audience, true))).toBe(true);
  }
  expect(mayMeasure(seen("referee", false))).toBe(true);
});
