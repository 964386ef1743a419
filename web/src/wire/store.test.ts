// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { demoView } from "../demo/states.ts";
import type { ClientMessage, Command, ServerMessage } from "./protocol.ts";
import { joinBattle, type Answer, type Battle } from "./store.ts";

/** The other end of the wire. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  said: ClientMessage[] = [];
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: ((event: { code: number }) => void) | undefined;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }
  close(code = 1000): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tells(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
const latest = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
const view = demoView();
let battle: Battle;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  battle = joinBattle("ws://host/ws/b1", "T");
  latest().opens();
  latest().tells({ type: "view", n: 7, audience: "blue", view });
});
afterEach(() => {
  battle.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("hello carries the seat, and after a break the last number", () => {
  expect(latest().said).toEqual([{ type: "hello", protocol: 1, token: "T" }]);
  latest().close(1006);
  expect(battle.get().connection).toBe("offline");
  vi.advanceTimersByTime(2000);
  latest().opens();
  expect(FakeSocket.all).toHaveLength(2);
  expect(latest().said[0]).toEqual({ type: "hello", protocol: 1, token: "T", last: 7 });
});

test("updates are applied in order; one that comes again changes nothing", () => {
  latest().tells({ type: "update", n: 8, patch: { battle: { turn: 3 } } });
  latest().tells({ type: "update", n: 8, patch: { battle: { turn: 99 } } });
  expect(battle.get().view?.battle.turn).toBe(3);
  expect(battle.get().n).toBe(8);
});

test("whoever watches applies what comes, and is told everything anew: nothing of it is numbered [REL-30]", () => {
  const watched = joinBattle("ws://host/ws/b1", "public");
  latest().opens();
  latest().tells({ type: "view", n: 0, audience: "public", view });
  latest().tells({ type: "update", n: 0, patch: { battle: { turn: 3 } } });
  latest().tells({ type: "update", n: 0, patch: { battle: { turn: 4 } } });
  expect(watched.get().view?.battle.turn).toBe(4);
  latest().close(1006);
  vi.advanceTimersByTime(2000);
  latest().opens();
  expect(latest().said[0]).toEqual({ type: "hello", protocol: 1, token: "public" });
  watched.end();
});

test("a gap asks for everything anew", () => {
  latest().tells({ type: "update", n: 12, patch: {} });
  vi.advanceTimersByTime(2000);
  latest().opens();
  expect(latest().said[0]).toEqual({ type: "hello", protocol: 1, token: "T" });
});

test("a command that was not answered goes out again with the same id", async () => {
  const answer = battle.send({ do: "commit" });
  const [, first] = latest().said;
  latest().close(1006);
  vi.advanceTimersByTime(2000);
  latest().opens();
  const again = latest().said.find((message) => message.type === "command");
  expect(again).toEqual(first);
  if (again?.type !== "command") throw new Error("no command");
  latest().tells({ type: "answer", cmd_id: again.cmd_id, ok: true });
  expect(await answer).toEqual({ accepted: true });
  expect(battle.get().waiting).toBe(0);
});

test("no button waits for what the page sends by itself", () => {
  void battle.send({ do: "promise_share", promise: "0".repeat(64) });
  expect(battle.get().waiting).toBe(0);
  void battle.send({ do: "commit" });
  expect(battle.get().waiting).toBe(1);
});

test("what is written without a connection is not taken for sent", () => {
  expect(battle.chat("all", "here")).toBe(true);
  latest().close(1006);
  expect(battle.chat("all", "gone")).toBe(false);
});

const kRefusal = { code: "not_deciding" as const, reason: "Not now.", rules: ["SEQ-02"] };
/** Sends it, and has it answered or refused. */
function settled(command: Command, refusal?: typeof kRefusal): Promise<Answer> {
  const answer = battle.send(command);
  const sent = latest().said.at(-1);
  if (sent?.type !== "command") throw new Error("no command");
  const { cmd_id } = sent;
  if (refusal) latest().tells({ type: "refused", cmd_id, ...refusal });
  else latest().tells({ type: "answer", cmd_id, ok: true });
  return answer;
}

test("a refusal is kept until the player's next command is accepted", async () => {
  const answer = await settled({ do: "commit" }, kRefusal);
  expect(answer).toEqual({ accepted: false, ...kRefusal });
  expect(battle.get().refusal?.code).toBe("not_deciding");
  await settled({ do: "commit" });
  expect(battle.get().refusal).toBeUndefined();
});

test("what the page sends by itself neither takes a refusal away nor brings one", async () => {
  const share = { do: "promise_share", promise: "0".repeat(64) } as const;
  await settled(share, kRefusal);
  expect(battle.get().refusal).toBeUndefined();
  await settled({ do: "commit" }, kRefusal);
  await settled(share);
  expect(battle.get().refusal?.code).toBe("not_deciding");
});

test("a close says why, and all but an unknown seat comes back by itself", () => {
  const waits = [
    [1006, "offline", 1000],
    [1008, "rationed", 6000],
    [1012, "restarting", 15000],
    [1013, "crowded", 30000],
  ] as const;
  for (const [code, says, wait] of waits) {
    latest().close(code);
    expect(battle.get().connection).toBe(says);
    const before = FakeSocket.all.length;
    for (let waited = 0; FakeSocket.all.length === before; waited += 100) {
      expect(waited).toBeLessThan(wait);
      vi.advanceTimersByTime(100);
    }
    expect(battle.get().connection).toBe(says);
    latest().opens();
    expect(battle.get().connection).toBe("open");
  }
});

test("what was asked too often is not asked again at once", () => {
  latest().close(1008);
  vi.advanceTimersByTime(2700);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a server that does not answer is given up, and tried again", () => {
  latest().close(1006);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(10000);
  expect(battle.get().connection).toBe("silent");
  vi.advanceTimersByTime(2000);
  expect(FakeSocket.all).toHaveLength(3);
  latest().opens();
  expect(battle.get().connection).toBe("open");
});

test("a seat that does not exist is not asked for again", () => {
  latest().close(4001);
  vi.advanceTimersByTime(60000);
  expect(battle.get().connection).toBe("refused");
  expect(FakeSocket.all).toHaveLength(1);
});

test("another audience's eyes follow the battle, once a second, until they are given back", () => {
  const asked = (): ClientMessage[] => latest().said.filter((m) => m.type === "view_as");
  const sees = (audience: "blue" | "red"): void =>
    latest().tells({ type: "seen_as", audience, view });
  battle.viewAs("blue");
  battle.viewAs("red");
  sees("blue");
  expect(battle.get().seenAs).toBeUndefined();
  sees("red");
  expect(battle.get().seenAs?.audience).toBe("red");
  expect(asked()).toHaveLength(2);
  latest().tells({ type: "update", n: 8, patch: {} });
  latest().tells({ type: "update", n: 9, patch: {} });
  expect(asked()).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  expect(asked()).toHaveLength(3);
  battle.stopViewingAs();
  sees("red");
  expect(battle.get().seenAs).toBeUndefined();
  expect(asked()).toHaveLength(3);
});

test("why the connection was lost stays true while attempts to come back fail", () => {
  latest().close(1012);
  vi.advanceTimersByTime(2000);
  latest().close(1006);
  expect(battle.get().connection).toBe("restarting");
  vi.advanceTimersByTime(4000);
  latest().opens();
  latest().close(1006);
  expect(battle.get().connection).toBe("offline");
});

test("a seat says whether anybody looks at its page, again after a break; who watches does not", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const look = (): boolean => document.dispatchEvent(new Event("visibilitychange"));
  look();
  expect(latest().said.at(-1)).toEqual({ type: "ping", in_sight: false });
  latest().close(1006);
  vi.advanceTimersByTime(2000);
  latest().opens();
  expect(latest().said.map(({ type }) => type)).toEqual(["hello", "ping"]);
  hidden.mockReturnValue(false);
  look();
  expect(latest().said.at(-1)).toEqual({ type: "ping", in_sight: true });
  battle.end();
  battle = joinBattle("ws://host/ws/b1", "public");
  latest().opens();
  look();
  expect(latest().said).toHaveLength(1);
  hidden.mockRestore();
});

test("that the battle is to be deleted is known until that is taken back, or the connection is lost [REL-57]", () => {
  const at = (): number | undefined => battle.get().deletedAt;
  latest().tells({ type: "deletion", at: 5 });
  expect(at()).toBe(5);
  latest().tells({ type: "deletion" });
  expect(at()).toBeUndefined();
  latest().tells({ type: "deletion", at: 6 });
  latest().close(1006);
  expect(at()).toBeUndefined();
});
