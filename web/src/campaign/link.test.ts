// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import example from "../../../protocol/examples/campaign.view.blue.json";
import { Link } from "./link.ts";

interface Asked {
  readonly path: string;
  readonly method: string;
  readonly head: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>> | undefined;
}
let asked: Asked[];
let answer: (asked: Asked) => Response | Promise<Response>;
const json = (status: number, body: unknown, etag = ""): Response =>
  new Response(JSON.stringify(body), { status, headers: { etag } });
const views = (): Asked[] => asked.filter(({ method }) => method === "GET");
const commands = (): Asked[] => asked.filter(({ method }) => method === "POST");
const later = (time = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(time);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = ({ method }) =>
    method === "GET" ? json(200, example, '"one"') : json(200, { cmd_id: "c" });
  vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
    const one: Asked = {
      path,
      method: init.method ?? "GET",
      head: init.headers as Record<string, string>,
      body: typeof init.body === "string" ? (JSON.parse(init.body) as object) : undefined,
    } as Asked;
    asked.push(one);
    return Promise.resolve().then(() => answer(one));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the view is asked for every three seconds, and only what is new is sent", async () => {
  const link = new Link("c 1", "key");
  await later();
  expect(link.get()).toMatchObject({ connection: "online", view: { title: example.title } });
  expect(views()[0]).toMatchObject({
    path: "/api/campaigns/c%201/view",
    head: { authorization: "Bearer key" },
  });
  const seen = link.get().view;
  answer = () => new Response(null, { status: 304 });
  await later(3000);
  expect(views()[1]?.head["if-none-match"]).toBe('"one"');
  expect(link.get().view).toBe(seen);
  link.end();
  await later(10_000);
  expect(views()).toHaveLength(2);
});

test("who has no key asks without one", async () => {
  const link = new Link("c1");
  await later();
  expect(views()[0]?.head["authorization"]).toBeUndefined();
  link.end();
});

test("a command is followed by a look at once", async () => {
  const link = new Link("c1", "key");
  await later();
  const done = link.ask({ type: "commit", opening: 2 });
  expect(link.get().waiting).toBe(1);
  await later();
  expect(await done).toBe(true);
  expect(commands()[0]?.body).toMatchObject({ type: "commit", opening: 2 });
  expect(views()).toHaveLength(2);
  expect(link.get().waiting).toBe(0);
  link.end();
});

test("a lost answer is asked for again with the same id", async () => {
  const link = new Link("c1", "key");
  await later();
  let lost = 2;
  answer = ({ method }) => {
    if (method === "GET") return json(200, example);
    if (--lost > 0) throw new TypeError("lost");
    return lost === 0 ? json(503, { error: { code: "", reason: "" } }) : json(200, {});
  };
  const done = link.ask({ type: "withdraw_march", formation: "2bn" });
  await later(10_000);
  expect(await done).toBe(true);
  const ids = commands().map(({ body }) => body?.["cmd_id"]);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
  link.end();
});

test("a refusal is kept until it is read, or the next command is accepted", async () => {
  const link = new Link("c1", "key");
  await later();
  const refusal = { code: "orders_sealed", reason: "Your orders are sealed." };
  answer = ({ method }) => (method === "GET" ? json(200, example) : json(409, { error: refusal }));
  const done = link.ask({ type: "withdraw_march", formation: "2bn" });
  await later();
  expect(await done).toBe(false);
  expect(commands()).toHaveLength(1);
  expect(link.get().refusal).toMatchObject(refusal);
  link.forgetRefusal();
  expect(link.get().refusal).toBeUndefined();
  link.end();
});

test("the staff looks through other eyes, and an older answer is none", async () => {
  const link = new Link("c1", "key");
  await later();
  let own: ((response: Response) => void) | undefined;
  answer = ({ path }) =>
    path.includes("as=")
      ? json(200, { ...example, audience: "red" })
      : new Promise((done) => (own = done));
  await later(3000);
  link.lookAs("red");
  await later();
  expect(views().at(-1)?.path).toBe("/api/campaigns/c1/view?as=red");
  expect(views().at(-1)?.head["if-none-match"]).toBeUndefined();
  own?.(json(200, example));
  await later();
  expect(link.get()).toMatchObject({ as: "red", view: { audience: "red" } });
  link.end();
});

test("a lost connection heals by itself; a key that sits nowhere, and a campaign that is gone, do not", async () => {
  const link = new Link("c1", "key");
  answer = () => {
    throw new TypeError("lost");
  };
  await later();
  expect(link.get().connection).toBe("lost");
  answer = () => json(200, example);
  await later(3000);
  expect(link.get().connection).toBe("online");
  answer = () => json(401, { error: {} });
  await later(3000);
  expect(link.get().connection).toBe("refused");
  const before = asked.length;
  await later(60_000);
  expect(asked).toHaveLength(before);
  answer = () => json(404, { error: {} });
  const gone = new Link("c2");
  await later();
  expect(gone.get().connection).toBe("gone");
});
