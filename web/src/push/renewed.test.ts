import { afterEach, expect, test, vi } from "vitest";
import { renewed, type Renewal } from "./renewed.ts";

afterEach(() => vi.unstubAllGlobals());

const kKey = new Uint8Array([4, 1, 2]).buffer;
const saying = (change: object): Renewal => change as Renewal;
const withKey = (key: ArrayBuffer | null): object => ({
  options: { applicationServerKey: key, userVisibleOnly: true },
});
function served(push: string): {
  readonly asked: unknown[];
  readonly subscribe: (wanted: unknown) => never;
} {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async () => ({ json: async () => ({ mail: false, push }) }));
  const subscribe = (wanted: unknown): never => asked.push(wanted) as never;
  return { asked, subscribe };
}

test("a subscription that ended by itself is followed by one for the same server", async () => {
  const { asked, subscribe } = served("of the server");
  await renewed(saying({ oldSubscription: withKey(kKey) }), { subscribe });
  expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: kKey }]);
});
test("a browser that does not say for whom it was asks the server", async () => {
  const { asked, subscribe } = served("of the server");
  await renewed(saying({}), { subscribe });
  await renewed(saying({ oldSubscription: withKey(null) }), { subscribe });
  const wanted = { userVisibleOnly: true, applicationServerKey: "of the server" };
  expect(asked).toEqual([wanted, wanted]);
});
test("where the browser subscribed by itself, or the server calls nobody, nothing is done", async () => {
  const { asked, subscribe } = served("");
  await renewed(saying({ newSubscription: withKey(kKey) }), { subscribe });
  await renewed(saying({}), { subscribe });
  expect(asked).toEqual([]);
});
