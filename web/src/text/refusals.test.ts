import { expect, test } from "vitest";
import { refusalWords } from "./refusals.ts";

test("a refusal is said in German where its code is known, else as the server says it", async () => {
  const refused = (code: string) => refusalWords("de", { code, reason: "Said so." });
  expect(await refused("no_smoke")).toBe("Diese Batterie hat keinen Rauch mehr.");
  expect(await refused("no_such_code")).toBe("Said so.");
  expect(await refusalWords("en", { code: "no_smoke", reason: "Said so." })).toBe("Said so.");
});
