// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { volley } from "../demo/volley.ts";
import { demoView } from "../demo/states.ts";
import { stillBattle } from "../demo/still_battle.ts";
import { told } from "../demo/parts.ts";
import { layTable } from "../table/table.ts";
import { tallyWords } from "../text/play_words.ts";
import { playAtTable, type Volley } from "./at_table.ts";
import { cuesOf } from "./cues.ts";
import { newLines } from "./new_lines.ts";
import { createPlayer } from "./player.ts";
import { runningAt } from "./roles.ts";
import { scenesOf } from "./scenes.ts";
import { tallyOf } from "./tally.ts";

const [before, after] = volley(demoView());
const scenes = scenesOf(before, after);

test("a volley in words: what it did, then what was suffered", () => {
  const tally = tallyOf(scenes, [after, before], "blue");
  expect(tallyWords("en", tally, "blue").replaceAll("\u00a0", " ")).toBe(
    "Panzer IVH eliminated, 1 forced back, 1 suppressed, 1 out of range, 1 spotted. " +
      "Yours: 1 forced back, 1 suppressed.",
  );
  expect(tallyWords("de", tally, "public")).toContain("Rot: Panzer IVH ausgeschaltet");
});

test("who came under fire is counted once, and only if nothing worse befell him", () => {
  const felt = (id: string) => told("fire_felt", { target: { id, label: id, side: "blue" } });
  const lines = [felt("s7"), felt("s7"), felt("s8"), felt("s9"), felt("s22")];
  const log = Object.fromEntries(lines.map((line, i) => [String(50 + i), line]));
  const now = { ...after, log: { ...after.log, ...log } };
  const tally = tallyOf(scenesOf(before, now), [now, before], "blue");
  expect(tally[1]?.counts).toMatchObject({ unharmed: 2, forced_back: 1, suppressed: 1 });
});

test("a step that closes is told, and what happens while one is open is not", () => {
  const battle = stillBattle({ view: before });
  const table = layTable(battle, "", createPlayer({ isStill: () => true }));
  const heard: Volley[] = [];
  const end = playAtTable(table, (one) => heard.push(one));
  battle.update((now) => ({ ...now, view: { ...after, battle: before.battle } }));
  expect(heard).toEqual([]);
  battle.update((now) => ({ ...now, view: before }));
  battle.update((now) => ({ ...now, view: after }));
  expect(heard).toMatchObject([{ isFire: true, isPlayed: false }]);
  expect(heard[0]?.lines).toHaveLength(9);
  end();
});

test("a line that was put among the others moves them on, and is alone new", () => {
  const [a, b, c] = ["s7", "s8", "s9"].map((id) =>
    told("fire_felt", { target: { id, label: id, side: "blue" } }),
  );
  if (!a || !b || !c) return;
  const was = { ...before, log: { "1": a, "2": c } };
  const now = { ...before, log: { "1": a, "2": b, "3": structuredClone(c) } };
  expect(newLines(was, now)).toEqual([{ n: 2, told: b }]);
});

test("shots that are fired together are heard once, and their dice when they land", () => {
  const at = (time: number) => ({ roles: new Map(), running: runningAt(scenes, time) });
  const [first] = scenes.filter(({ kind }) => kind === "shot");
  const start = first?.starts ?? 0;
  expect(cuesOf(undefined, at(start))).toEqual(["shot"]);
  expect(cuesOf(at(start), at(start + 50))).toEqual([]);
  expect(cuesOf(at(start + 300), at(start + 620))).toContain("die");
  expect(cuesOf(at(start), undefined)).toEqual([]);
});
