import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import type { CardSeen, ObjectiveSeen, Told, View } from "../wire/protocol.ts";
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

test("places are called as they are in that language, on the map that is drawn once, and in the log", async () => {
  const taken = { kind: "objective_taken", what: "The bridge" } as Told;
  const objective = { ...Object.values(view.objectives)[0], name: "The bridge" } as ObjectiveSeen;
  const area = { ...view.map.areas[0], name: "Orchard" } as View["map"]["areas"][number];
  const named: View = {
    ...view,
    map: { ...view.map, areas: [area, { ...area, name: "Le Moulin" }] },
    objectives: { o1: objective },
    log: { 1: taken, 2: moved },
  };
  const words = await fileWords("de", named);
  const told = inTongue(named, "blue", words);
  expect(told.map.areas.map(({ name }) => name)).toEqual(["Obstgarten", "Le Moulin"]);
  expect(told.objectives["o1"]?.name).toBe("Die Brücke");
  expect(told.log[1]?.what).toBe("Die Brücke");
  expect(inTongue({ ...named }, "blue", words).map).toBe(told.map);
});

test("in the language of the files nothing changes, nor where a file is another", async () => {
  expect(inTongue(view, "blue", await fileWords("en", view))).toBe(view);
  expect(inTongue(view, "blue", kAsPrinted)).toBe(view);
  const other = { ...view, hand: [], log: {}, battle: { ...view.battle, title: "Another" } };
  expect(inTongue(other, "blue", await fileWords("de", other))).toBe(other);
});
