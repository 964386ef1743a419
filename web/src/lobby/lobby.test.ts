// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deleteBattle, isOnPageOnly, keepBattle, keptSeats, makerKeyOf } from "./lobby.ts";

const made = (battle: string) => ({
  battle,
  seats: [{ role: "blue", token: "t", link: "" } as const],
  sought: [],
  maker_key: `of ${battle}`,
});
const known = (): readonly string[] => Object.keys(keptSeats());
function keepsNothing(): void {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("what a browser does not keep lasts as long as the page, and is kept as soon as that can be", async () => {
  keepBattle(made("a"));
  expect(isOnPageOnly("a")).toBe(false);
  keepsNothing();
  keepBattle(made("b"));
  keepBattle(made("c"));
  expect(known()).toEqual(["b", "c"]);
  expect(makerKeyOf("b")).toBe("of b");
  expect(["a", "b", "c"].map(isOnPageOnly)).toEqual([false, true, true]);

  vi.stubGlobal("fetch", async () => new Response("{}"));
  await deleteBattle("c");
  expect(known()).toEqual(["b"]);
  expect(makerKeyOf("c")).toBeUndefined();

  vi.unstubAllGlobals();
  keepBattle(made("d"));
  expect(known()).toEqual(["b", "d"]);
  expect(isOnPageOnly("b")).toBe(false);
  expect(localStorage.getItem("ordercap.makers")).toContain("of b");
});
