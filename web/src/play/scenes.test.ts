import { expect, test } from "vitest";
import { demoView } from "../demo/states.ts";
import { contactOf, told } from "../demo/parts.ts";
import { volley } from "../demo/volley.ts";
import type { Told, View } from "../wire/protocol.ts";
import { fittedLength } from "./roles.ts";
import type { Scene } from "./scene.ts";
import { lengthOf, scenesOf } from "./scenes.ts";

const base = demoView();
const of = <K extends Scene["kind"]>(
  scenes: readonly Scene[],
  kind: K,
): readonly Extract<Scene, { kind: K }>[] =>
  scenes.filter((one): one is Extract<Scene, { kind: K }> => one.kind === kind);
const withLines = (view: View, ...lines: readonly Told[]): View => ({
  ...view,
  log: { ...view.log, ...Object.fromEntries(lines.map((line, i) => [String(100 + i), line])) },
});
const s7 = { id: "s7", label: "E Company, 2nd Platoon", side: "blue" as const };
const stand = base.stands["s7"] as View["stands"][string];
const [x = 0, y = 0] = stand.at ?? [];
/** The battle with a contact that has been seen at these places. */
const seenAt = (...places: readonly (readonly [number, number])[]): View => {
  const red = Object.values(base.contacts)[0];
  const at = places.at(-1) ?? ([0, 0] as const);
  if (!red) return base;
  return { ...base, contacts: { ka: contactOf({ ...red, at } as never, { path: places, at }) } };
};
const kaOf = (view: View): View["contacts"][string] =>
  view.contacts["ka"] as View["contacts"][string];

test("nothing is played between a view and itself", () => {
  expect(scenesOf(base, base)).toEqual([]);
});

test("an own stand moves along what was added to its path", () => {
  const before = {
    ...base,
    stands: { ...base.stands, s7: { ...stand, path: [[x, y]] as const } },
  };
  const path = [
    [x, y],
    [x, y + 2000],
    [x + 1000, y + 2000],
  ] as const;
  const after = { ...base, stands: { ...base.stands, s7: { ...stand, path, at: path[2] } } };
  const [move] = of(scenesOf(before, after), "move");
  expect(move).toMatchObject({ who: "s7", isNew: false });
  expect(move?.runs).toEqual([
    [
      { x, y },
      { x, y: y + 2000 },
      { x: x + 1000, y: y + 2000 },
    ],
  ]);
});

test("a contact moves through the places where it was seen, and jumps over what nobody saw", () => {
  const before = seenAt([10000, 10000]);
  const after = seenAt([10000, 10000], [11000, 10000], [15000, 10000], [16000, 10000]);
  const [move] = of(scenesOf(before, after), "move");
  expect(move?.runs.map((run) => run.map((at) => at.x))).toEqual([
    [10000, 11000],
    [15000, 16000],
  ]);
});

test("a contact that is elsewhere without a path appears there", () => {
  const before = seenAt([10000, 10000]);
  const moved = seenAt([14000, 10000]);
  const after = { ...moved, contacts: { ka: { ...kaOf(moved), path: [] } } };
  expect(of(scenesOf(before, after), "appear")).toMatchObject([
    { who: "ka", at: { x: 14000, y: 10000 }, from: { x: 10000, y: 10000 } },
  ]);
  expect(of(scenesOf(before, after), "move")).toEqual([]);
});

test("a ghost does not move, and who was seen and is seen no more is lost", () => {
  const before = seenAt([10000, 10000]);
  const ghost = { ka: { ...kaOf(before), in_sight: false } };
  expect(scenesOf(before, { ...before, contacts: ghost })).toMatchObject([
    { kind: "lost", who: "ka" },
  ]);
  expect(scenesOf({ ...before, contacts: ghost }, { ...before, contacts: {} })).toEqual([]);
});

test("fire of an unseen firer comes from nowhere, but from a side if that is told", () => {
  const after = withLines(base, told("fire_felt", { target: s7, from: 90000 }));
  const [shot] = of(scenesOf(base, after), "shot");
  expect(shot).toMatchObject({ target: "s7", to: { x, y }, bearing: 90000 });
  expect(shot).not.toHaveProperty("from");
  expect(shot).not.toHaveProperty("who");
});

test("who falls back does so after the shot, from where it stood", () => {
  const to = [x + 3000, y] as const;
  const after = withLines(
    { ...base, stands: { ...base.stands, s7: { ...stand, at: to } } },
    told("fire_felt", { target: s7, outcome: "forced_back" }),
    told("forced_back", { actor: s7, place: to }),
  );
  const scenes = scenesOf(base, after);
  const [[shot], [back]] = [of(scenes, "shot"), of(scenes, "fall_back")];
  expect(back).toMatchObject({ from: { x, y }, to: { x: x + 3000, y }, isOwn: true });
  expect(shot?.to).toEqual({ x, y });
  expect(back?.starts).toBeGreaterThan(shot?.starts ?? Infinity);
  expect(of(scenes, "appear")).toEqual([]);
});

test("a volley: all that Blue was told of it, once", () => {
  const [before, after] = volley(base);
  const scenes = scenesOf(before, after);
  const counts = Object.fromEntries(
    ["shot", "hit", "gone", "fall_back", "marked", "move", "appear", "lost"].map((kind) => [
      kind,
      of(scenes, kind as Scene["kind"]).map((scene) => ("who" in scene ? scene.who : "")),
    ]),
  );
  expect(counts).toEqual({
    shot: ["s27", "s22", "s7", ""],
    hit: ["kb"],
    gone: ["kc"],
    fall_back: ["kb", "s8"],
    marked: ["s9", "kb"],
    move: ["kd"],
    appear: ["kn"],
    lost: [],
  });
  expect(of(scenes, "gone")[0]?.burns).toBe(true);
  expect(fittedLength(scenes)).toBeGreaterThanOrEqual(2000);
  expect(fittedLength(scenes)).toBeLessThanOrEqual(4000);
});

test("a hundred shots are over in four seconds, and one takes two", () => {
  const line = told("fire_felt", { target: s7 });
  const many = scenesOf(base, withLines(base, ...Array.from({ length: 100 }, () => line)));
  expect(fittedLength(many)).toBeLessThanOrEqual(4000);
  const one = scenesOf(base, withLines(base, line));
  expect(lengthOf(one)).toBeLessThan(2000);
  expect(fittedLength(one)).toBe(2000);
});
