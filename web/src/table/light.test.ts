import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import type { View } from "../wire/protocol.ts";
import { lightOf } from "./light.ts";

const facts = Object.values(demoStates()).find((state): state is View => !!state)?.battle;
const inWeather = (weather: Partial<View["battle"]>) => {
  if (!facts) throw new Error("no battle");
  const { max_visibility: _, ...rest } = facts;
  return lightOf({ ...rest, night: false, spot_percent: 100, ...weather });
};

test("WX-01 the table lies in the light of its weather", () => {
  expect(inWeather({})).toBe("day");
  expect(inWeather({ spot_percent: 50 })).toBe("murk");
  expect(inWeather({ max_visibility: 12000 })).toBe("murk");
  expect(inWeather({ night: true, max_visibility: 6000 })).toBe("night");
});
