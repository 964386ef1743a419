// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import { stillBattle } from "../demo/still_battle.ts";
import type { Command } from "../wire/protocol.ts";
import type { Answer } from "../wire/store.ts";
import { layTable, type Table } from "./table.ts";

/** The referee's table, where every command gets the same answer. */
function deskWith(answer: Answer, sent: Command[] = []): Table {
  const view = demoStates()["referee"];
  if (!view) throw new Error("the demo has no referee");
  return layTable(
    stillBattle({ view, audience: "referee" }, (command) => sent.push(command), answer),
  );
}
const kTyped = { reason: "hit by mistake", tell: [], letter: "Ten minutes.", chat: "Hello" };

test("an accepted ruling takes its reason along and leaves the other words", async () => {
  const table = deskWith({ accepted: true });
  table.unsent.set(kTyped);
  table.select("s27");
  expect(table.unsent.get()).toEqual(kTyped);
  await table.perform({ do: "pause", reason: kTyped.reason });
  expect(table.unsent.get()).toEqual({ ...kTyped, reason: "" });
  await table.perform({ do: "write_to_side", words: kTyped.letter });
  expect(table.unsent.get()).toEqual({ ...kTyped, reason: "", letter: "" });
});

test("the reason of an open ruling goes to whom the referee tells it, that of others to nobody", async () => {
  const sent: Command[] = [];
  const table = deskWith({ accepted: true }, sent);
  const reason = "Red looks for a counter";
  table.unsent.set({ ...kTyped, tell: ["blue", "spectators"] });
  await table.perform({ do: "pause", reason });
  expect(sent.at(-1)).toEqual({ do: "pause", reason, told: { blue: reason, spectators: reason } });
  expect(table.unsent.get().tell).toEqual([]);
  await table.perform({ do: "resume", reason });
  expect(sent.at(-1)).toEqual({ do: "resume", reason });
  table.unsent.set({ ...kTyped, tell: ["red"] });
  await table.perform({ do: "set_die", purpose: "t1/0W/weather", face: 1, reason });
  expect(sent.at(-1)).not.toHaveProperty("told");
});

test("a refused ruling keeps its reason", async () => {
  const table = deskWith({ accepted: false, code: "bad_face", reason: "1 to 10", rules: [] });
  table.unsent.set(kTyped);
  await table.perform({ do: "set_die", purpose: "t1/0W/weather", face: 1, reason: kTyped.reason });
  expect(table.unsent.get()).toEqual(kTyped);
});

test("a second press before the answer asks for nothing more", async () => {
  const sent: Command[] = [];
  const table = deskWith({ accepted: false, code: "x", reason: "No.", rules: [] }, sent);
  table.begin({ kind: "turn", stand: "s27", facing: 90000 });
  const first = table.performDraft();
  expect(await table.performDraft()).toBe(false);
  await first;
  expect(sent).toHaveLength(1);
  await table.performDraft();
  expect(sent).toHaveLength(2);
});
