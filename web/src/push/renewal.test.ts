// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keep, keptBefore, keptFor } from "./kept.ts";
import { renewWays } from "./renewal.ts";

const kOld = "https://push.example/old";
const kNew = "https://push.example/new";

/** A server with these ways, by the seat's key; it refuses to hear of other seats. */
class Server {
  readonly said: string[] = [];
  made = 0;
  isAway = false;
  constructor(readonly lists: Record<string, { id: string; kind: "push" }[]>) {}
  readonly fetch = async (path: string, init?: RequestInit): Promise<object> => {
    if (this.isAway) throw new TypeError("Failed to fetch");
    const body = JSON.parse(String(init?.body ?? "{}")) as Record<string, string>;
    const list = this.lists[body["key"] ?? ""];
    const what = path.split("/").at(-1) ?? "";
    if (path === "/api/reach") return { ok: true, json: async () => ({ push: "AQID" }) };
    if (!list) return { ok: false, json: async () => ({ error: { code: "no_seat" } }) };
    if (what === "reach") list.push({ id: `new${String(++this.made)}`, kind: "push" });
    if (what === "reach-end")
      list.splice(
        list.findIndex(({ id }) => id === body["id"]),
        1,
      );
    if (what !== "reach-list") this.said.push(`${what} ${body["address"] ?? body["id"] ?? ""}`);
    return { ok: true, json: async () => ({ reaches: [...list] }) };
  };
}
function browserHas(endpoint: string | undefined, permission = "granted"): void {
  const made = (is: string): object => ({
    endpoint: is,
    options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer },
    toJSON: () => ({ keys: { p256dh: "p", auth: "a" } }),
    unsubscribe: async () => true,
  });
  const pushManager = {
    getSubscription: async () => (endpoint === undefined ? null : made(endpoint)),
    subscribe: async () => made(kNew),
  };
  const worker = { pushManager };
  const register = async (): Promise<object> => worker;
  const serviceWorker = { register, getRegistration: register, ready: Promise.resolve(worker) };
  vi.stubGlobal("Notification", { permission });
  vi.stubGlobal("PushManager", {});
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
}
function sitsIn(battle: string, ...keys: readonly string[]): void {
  const held = keys.map((key, at) => [["blue", "red"][at], { key, link: "" }]);
  localStorage.setItem(`ordercap.keys.${battle}`, JSON.stringify(Object.fromEntries(held)));
}
function serves(lists: Server["lists"]): Server {
  const server = new Server(lists);
  vi.stubGlobal("fetch", server.fetch);
  return server;
}

beforeEach(() => {
  localStorage.clear();
  sitsIn("a", "of blue", "of red");
  sitsIn("b", "elsewhere");
  keep({ endpoint: kOld, battle: "a" }, ["1"]);
  keep({ endpoint: kOld, battle: "b" }, ["2"]);
});
afterEach(() => vi.unstubAllGlobals());
const seats = (): Server["lists"] => ({
  "of blue": [{ id: "1", kind: "push" }],
  "of red": [],
  elsewhere: [{ id: "2", kind: "push" }],
});

test("every seat that called this browser calls it at its new address, and the old one ends", async () => {
  browserHas(kNew);
  const server = serves(seats());
  await renewWays("de");
  expect(server.said).toEqual([`reach ${kNew}`, "reach-end 1", `reach ${kNew}`, "reach-end 2"]);
  expect(keptFor(kNew)).toEqual(["new1", "new2"]);
  expect(keptBefore(kNew)).toEqual([]);
  await renewWays("de");
  expect(server.said).toHaveLength(4);
});
test("where no new address came by itself one is asked for", async () => {
  browserHas(undefined);
  serves(seats());
  await renewWays("en");
  expect(keptFor(kNew)).toHaveLength(2);
});
test("as long as the address is the same, or nobody lets the page notify him, nothing is said", async () => {
  const server = serves(seats());
  browserHas(kOld);
  await renewWays("en");
  browserHas(kNew, "denied");
  await renewWays("en");
  expect(server.said).toEqual([]);
  expect(keptFor(kOld)).toEqual(["1", "2"]);
});
test("what a seat has no more is forgotten; without a connection it is done the next time", async () => {
  browserHas(kNew);
  const server = serves({ "of blue": [], "of red": [] });
  server.isAway = true;
  await renewWays("en").catch(() => undefined);
  expect(keptFor(kOld)).toEqual(["1", "2"]);
  server.isAway = false;
  await renewWays("en");
  expect(server.said).toEqual([]);
  expect([...keptFor(kOld), ...keptFor(kNew)]).toEqual([]);
});
