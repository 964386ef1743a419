import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import type { CardSeen, Told, View } from "../wire/protocol.ts";
import { fileWords, inTongue, kAsPrinted } from "./in_tongue.ts";

const base = demoStates()["orders"] as View;
const card = { card: "dud", title: "Dud", text: "Hits on one …" } as CardSeen;
const drawn = { kind: "card_drawn", what: "Dud" } as Told;
const moved = { kind: "moved", what: "Dud" } as Told;
const view: View = {
  ...base,
  battle: { ...base.battle, scenario: "demo", title: "Sainte-Claire", briefing: "Hold." },
  hand: [card, { ...card, card: "mine", title: "Mine" }],
  log: { 1: drawn, 2: moved },
};

test("what files say is told in another language, cards by their ids, in the log too", async () => {
  const told = inTongue(view, "blue", await fileWords("de", view));
  expect(told.battle.briefing).toMatch(/^Halte die Kreuzung/);
  expect(told.hand.map(({ title }) => title)).toEqual(["Blindgänger", "Mine"]);
  expect(told.log[1]?.what).toBe("Blindgänger");
  expect(told.log[2]).toBe(moved);
});

test("in the language of the files nothing changes, nor where a file is another", async () => {
  expect(inTongue(view, "blue", await fileWords("en", view))).toBe(view);
  expect(inTongue(view, "blue", kAsPrinted)).toBe(view);
  const other = { ...view, hand: [], log: {}, battle: { ...view.battle, title: "Another" } };
  expect(inTongue(other, "blue", await fileWords("de", other))).toBe(other);
});
