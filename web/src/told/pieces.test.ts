import { afterEach, expect, test, vi } from "vitest";
import { served, whyOf } from "./pieces.ts";

afterEach(() => void vi.unstubAllGlobals());
function answering(status: number, body: unknown): ReturnType<typeof vi.fn> {
  const fake = vi.fn(() => Promise.resolve(Response.json(body, { status })));
  vi.stubGlobal("fetch", fake);
  return fake;
}

test("the public's pieces are asked for without a key, and nothing is with a cookie", async () => {
  const asked = answering(200, { n: 4 });
  await served("b", "public").list();
  await served("b", "public").piece("e1", 4);
  expect(asked.mock.calls).toEqual([
    ["/api/battles/b/told/public", { credentials: "omit", cache: "no-cache" }],
    ["/api/battles/b/told/public/e1/4", { credentials: "omit" }],
  ]);
});

test("a seat's pieces are asked for with its key", async () => {
  const asked = answering(200, { n: 4 });
  await served("b", "blue", "secret").piece("e1", 4);
  expect(asked.mock.calls[0]).toEqual([
    "/api/battles/b/told/blue/e1/4",
    { credentials: "omit", headers: { authorization: "Bearer secret" } },
  ]);
});

test.each([
  [404, "none"],
  [410, "gone"],
  [503, "failed"],
])("an answer of %i is: %s", async (status, why) => {
  answering(status, { code: "not_found", reason: "No." });
  const error: unknown = await served("b", "public")
    .list()
    .catch((one: unknown) => one);
  expect(whyOf(error)).toBe(why);
});

test("no answer, or one that is not to be read, is trouble", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(
    whyOf(
      await served("b", "public")
        .list()
        .catch((one: unknown) => one),
    ),
  ).toBe("failed");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<html>")));
  expect(
    whyOf(
      await served("b", "public")
        .list()
        .catch((one: unknown) => one),
    ),
  ).toBe("failed");
});
