// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { awayDe } from "../text/away_de.ts";
import { awayEn } from "../text/away_en.ts";
import { forget, keep, keptBefore, keptFor } from "./kept.ts";
import { canBeCalled, keyOf, own, whyNot } from "./this_browser.ts";

beforeEach(() => localStorage.clear());

test("a key of the server's is read as its bytes", () => {
  expect([...keyOf("-_8")]).toEqual([0xfb, 0xff]);
  expect([...keyOf("AQID")]).toEqual([1, 2, 3]);
  const point = keyOf(`B${"A".repeat(86)}`);
  expect([point.length, point[0]]).toEqual([65, 4]);
});
test("what a browser does not do is said by its reason", () => {
  const refused = new DOMException("denied", "NotAllowedError");
  const noService = new DOMException("push service not available", "AbortError");
  expect(whyNot(refused, true)).toBe("refused");
  expect(whyNot(refused, false)).toBe("refused");
  expect(whyNot(noService, true)).toBe("unreached");
  expect(whyNot(noService, false)).toBe("offline");
  expect(whyNot(new TypeError("a script could not be fetched"), true)).toBe("unreached");
  for (const { away } of [awayEn, awayDe]) {
    const all = Object.values(away.notCalled);
    expect(new Set(all).size).toBe(3);
  }
});
test("a browser that cannot be called has nothing of its own", async () => {
  expect(canBeCalled()).toBe(false);
  expect(await own()).toEqual([]);
});
test("which ways end here is known as long as the subscription is the same", () => {
  const endpoint = "https://push.example/a";
  expect(keptFor(endpoint)).toEqual([]);
  keep({ endpoint, battle: "b" }, ["1", "2"]);
  keep({ endpoint, battle: "c" }, ["3"]);
  expect(keptFor(endpoint)).toEqual(["1", "2", "3"]);
  expect(keptBefore(endpoint)).toEqual([]);
  expect(keptFor("https://push.example/b")).toEqual([]);
  expect(keptFor(undefined)).toEqual([]);
  expect(keptBefore(undefined)).toContainEqual({ id: "3", battle: "c" });
  forget(["1", "3"]);
  expect(keptFor(endpoint)).toEqual(["2"]);
  for (const wrong of ["not json", "null", "7"]) {
    localStorage.setItem("ordercap.called", wrong);
    expect(keptFor(endpoint)).toEqual([]);
  }
});
