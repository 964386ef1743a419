import { describe, expect, it } from "vitest";
import { paceOf, paceOfStep, paces, withPace } from "./pace.ts";

describe("the pace of a battle", () => {
  it("is what its options say", () => {
    expect(paceOf({ fow: "off" })).toBe("live");
    for (const pace of paces) expect(paceOf(withPace({ step_seconds: "7" }, pace))).toBe(pace);
    expect(paceOf({ step_seconds: "86400" })).toBeUndefined();
  });
  it("is known by the time for a decision alone", () => {
    for (const pace of paces)
      expect(paceOfStep(withPace({}, pace)["step_seconds"] ?? "0")).toBe(pace);
    expect(paceOfStep("7")).toBeUndefined();
  });
  it("changes no other option", () => {
    expect(withPace({ fow: "off", window_seconds: "7" }, "live")).toEqual({ fow: "off" });
  });
});
