// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawFor, openLink } from "./seats.ts";
import { uncheckedBattle } from "./unchecked.ts";

const kBattle = { id: "b", title: "Sainte-Claire", scenario: "demo", dice_audit: false };
const kToken = "0123456789abcdef";

function answers(status: number, body: object) {
  const asked = vi.fn((_path: string) =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
  vi.stubGlobal("fetch", asked);
  return () => asked.mock.calls.map(([path]) => path);
}
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("S-05 whoever opens a link is asked only where dice are not checked, each time it is opened", async () => {
  const asked = answers(200, kBattle);
  expect(await uncheckedBattle("b", kToken)).toEqual(kBattle);
  expect(asked()).toEqual(["/api/battles/b"]);
  expect(localStorage.length).toBe(0);
  answers(200, kBattle);
  expect(await uncheckedBattle("b", kToken)).toEqual(kBattle);

  answers(200, { ...kBattle, dice_audit: true });
  expect(await uncheckedBattle("b", kToken)).toBeUndefined();
  answers(200, { id: "b", title: "Sainte-Claire" });
  expect(await uncheckedBattle("b", kToken)).toBeUndefined();
});

test("an answer that does not come, or says no, keeps nobody out", async () => {
  answers(404, { error: { code: "not_found", reason: "" } });
  expect(await uncheckedBattle("b", kToken)).toBeUndefined();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("gone")));
  expect(await uncheckedBattle("b", kToken)).toBeUndefined();

  vi.stubGlobal("fetch", (_path: string, init?: RequestInit) => {
    const { signal } = init ?? {};
    return new Promise((_, reject) =>
      signal?.addEventListener("abort", () => reject(signal.reason as Error)),
    );
  });
  expect(await uncheckedBattle("b", kToken, 20)).toBeUndefined();
});

test("whoever sits by that link, or was about to, is not asked again; by another he is", async () => {
  const asked = answers(200, kBattle);
  drawFor("b", kToken);
  expect(await uncheckedBattle("b", kToken)).toBeUndefined();
  expect(asked()).toEqual([]);
  expect(await uncheckedBattle("b", "another token")).toEqual(kBattle);

  answers(201, { role: "blue", reusable: false });
  expect((await openLink("b", kToken)).kind).toBe("seat");
  const again = answers(200, kBattle);
  expect(await uncheckedBattle("b", kToken)).toBeUndefined();
  expect(again()).toEqual([]);
  expect(await uncheckedBattle("other", kToken)).toEqual(kBattle);
});
