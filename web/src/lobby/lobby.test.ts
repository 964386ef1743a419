// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keeperOf, keepsIt } from "./deletion.ts";
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

test("a battle that is deleted tomorrow is not forgotten, and a seat or its maker keeps it [REL-57]", async () => {
  keepBattle(made("a"));
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    asked.push([path, body]);
    return new Response('{"deleted_at":5}', { status: path.endsWith("delete") ? 202 : 200 });
  });
  await deleteBattle("a");
  expect(known()).toEqual(["a"]);
  expect(keeperOf("a")).toBe("of a");
  localStorage.setItem("ordercap.keys.a", '{"red":{"key":"r","link":"l"}}');
  expect(keeperOf("a")).toBe("r");
  await keepsIt("a", "r");
  await keepsIt("c", "s", "campaign");
  expect(asked).toEqual([
    ["/api/battles/a/delete", '{"key":"of a"}'],
    ["/api/battles/a/keep", '{"key":"r"}'],
    ["/api/campaigns/c/keep", '{"key":"s"}'],
  ]);
  vi.stubGlobal("fetch", async () => new Response('{"error":{"code":"no_seat"}}', { status: 403 }));
  await expect(keepsIt("a", "x")).rejects.toThrow();
});
