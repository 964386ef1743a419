// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../wire/answers.ts";
import { keepBattle, keptSeats, type ListedBattle, type NewBattle } from "./lobby.ts";
import {
  openSeat,
  openTables,
  rolesToOpen,
  takeSeat,
  withdrawSeat,
  withSought,
} from "./open_tables.ts";

const link = (role: "blue" | "red" | "referee") => ({ role, token: role, link: `#seat=${role}` });
const kMade: NewBattle = {
  battle: "b",
  seats: [link("blue"), link("referee")],
  sought: ["red"],
  maker_key: "mine",
};
const kNone = { role: "red", token: "", link: "" };

function answers(status: number, body: object) {
  const asked = vi.fn((_path: string, _init?: RequestInit) =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
  vi.stubGlobal("fetch", asked);
  return () => asked.mock.calls.map(([path, init]) => [path, JSON.parse(init?.body as string)]);
}
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test("as many seats may be left open as sides have players, and the referee's", () => {
  expect(rolesToOpen({ blue: 1, red: 1 })).toEqual(["blue", "red", "referee"]);
  expect(rolesToOpen({ blue: 1, red: 3 })).toEqual(["blue", "red", "red2", "red3", "referee"]);
});

test("a battle is an open table as long as somebody is sought and it goes on", () => {
  const a = (id: string, more: Partial<ListedBattle>): ListedBattle =>
    ({ id, sought: ["red"], over: false, ...more }) as ListedBattle;
  const all = [a("open", {}), a("full", { sought: [] }), a("over", { over: true })];
  expect(openTables(all).map(({ id }) => id)).toEqual(["open"]);
});

test("whoever made a battle has no link to a seat that is sought", () => {
  expect(withSought(kMade).seats).toEqual([link("blue"), kNone, link("referee")]);
});

test("a withdrawn seat has its link again, an opened one has none; both are kept", async () => {
  keepBattle(withSought(kMade));
  const withdrawn = answers(201, link("red"));
  expect(await withdrawSeat("b", "red")).toEqual([link("blue"), link("red"), link("referee")]);
  expect(keptSeats()["b"]).toContainEqual(link("red"));
  expect(withdrawn()).toEqual([["/api/battles/b/withdraw", { key: "mine", role: "red" }]]);

  const opened = answers(201, { sought: ["red"] });
  await openSeat("b", "red", "evenings");
  expect(keptSeats()["b"]).toEqual([link("blue"), kNone, link("referee")]);
  expect(opened()).toEqual([
    ["/api/battles/b/seek", { key: "mine", role: "red", words: "evenings" }],
  ]);
});

test("who comes too late is told so", async () => {
  answers(409, { error: { code: "not_sought", reason: "Too late." } });
  const late = await takeSeat("b", "red").catch((error: unknown) => error);
  expect(late).toBeInstanceOf(Refused);
  expect(late).toMatchObject({ refusal: { code: "not_sought" } });
});
