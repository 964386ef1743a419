import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import { kNothing } from "../draft.ts";
import { kNoMemory, withHeld } from "../memory.ts";
import type { View } from "../protocol.ts";
import { aimedAt, heldNow, linesOfFire, proposedFire } from "./fire.ts";

const view = demoStates()["opportunity_fire"] as View;
const held = withHeld(kNoMemory, ["s27"], true);
const contact = (id: string, more: object): View => {
  const was = view.contacts[id];
  if (!was) throw new Error(`no ${id}`);
  return { ...view, contacts: { ...view.contacts, [id]: { ...was, ...more } } };
};

test("a shot is proposed for each stand that may fire and has not declared", () => {
  expect(proposedFire(view, kNoMemory)).toMatchObject([{ firer: "s27", line: 0 }]);
  expect(proposedFire({ ...view, shots: {} }, kNoMemory)).toHaveLength(2);
});

test("nothing is proposed to who has committed", () => {
  const committed = { ...view, choices: { ...view.choices, may_commit: false } };
  expect(proposedFire(committed, kNoMemory)).toEqual([]);
});

test("who holds his fire is not proposed until he is let fire again", () => {
  expect(proposedFire(view, held)).toEqual([]);
  expect(heldNow(view, held)).toEqual(["s27"]);
  expect(proposedFire(view, withHeld(held, ["s27"], false))).toHaveLength(1);
});

test("the target that was aimed at last is proposed again, with the same weapon", () => {
  const aimed = { ...kNoMemory, aimed: { s27: { line: 1, target: "kc" } } };
  expect(proposedFire(view, aimed)).toMatchObject([{ firer: "s27", line: 1, target: "kc" }]);
  const gone = { ...kNoMemory, aimed: { s27: { line: 1, target: "gone" } } };
  expect(proposedFire(view, gone)).toEqual(proposedFire(view, kNoMemory));
});

test("MEAS-01 how far a target is away says nothing about whom to fire at", () => {
  const [x, y] = view.stands["s27"]?.at ?? [0, 0];
  const facing = view.stands["s27"]?.facing ?? 0;
  const way = [Math.sin((facing * Math.PI) / 180000), Math.cos((facing * Math.PI) / 180000)];
  const out = (far: number) => ({ at: [x + (way[0] ?? 0) * far, y + (way[1] ?? 0) * far] });
  const near = proposedFire(contact("kd", out(3000)), kNoMemory);
  expect(proposedFire(contact("kd", out(60_000)), kNoMemory)).toEqual(near);
  expect(near).toMatchObject([{ target: "kd" }]);
});

test("what pierces armour is proposed for armour, wherever it looks", () => {
  const [gun] = view.choices.fires["s27"]?.weapons ?? [];
  if (!gun) throw new Error("no gun");
  const fires = { s27: { firer: "s27", weapons: [gun] } };
  const choices = { ...view.choices, fires };
  const line = view.stands["s27"]?.line ?? "";
  const types = { [line]: { weapons: [{ bands: [{ effect: "7" }] }] } } as unknown as View["types"];
  for (const armoured of ["ka", "kc", "kd"]) {
    const kinds = ["ka", "kc", "kd"].map((id) => {
      const kind = id === armoured ? "strong_afv" : "personnel";
      return [id, { ...view.contacts[id], kind }];
    });
    const contacts = { ...view.contacts, ...Object.fromEntries(kinds) } as View["contacts"];
    expect(proposedFire({ ...view, types, choices, contacts }, kNoMemory)).toMatchObject([
      { target: armoured },
    ]);
  }
});

test("the lines of fire of a gun go to all that it may choose, and those of a target come from all that may choose it", () => {
  const { fires } = view.choices;
  const all = (firer: string): readonly string[] =>
    (fires[firer]?.weapons ?? []).flatMap(({ targets = [] }) => targets.map((t) => t.target));
  const from = linesOfFire(view, { ...kNothing, hover: "s27" });
  expect(new Set(from.map(([, target]) => target))).toEqual(new Set(all("s27")));
  const [, target = ""] = from[0] ?? [];
  const at = linesOfFire(view, { ...kNothing, selected: target });
  expect(at.map(([firer]) => firer)).toEqual(
    Object.keys(fires).filter((f) => all(f).includes(target)),
  );
  const act = { kind: "fire", firer: "s27", line: 0, dice: 0, target } as const;
  expect(linesOfFire(view, { act })).toEqual([]);
  expect(linesOfFire(view, { ...kNothing, hover: "s1" })).toEqual([]);
});

test("who is aimed at on the move is aimed at where he was seen last", () => {
  const act = { kind: "fire", firer: "s27", line: 0, dice: 0 } as const;
  expect(aimedAt(view, act, "ka")).toMatchObject({ pathPoint: { x: 18400, y: 17400 } });
  expect(aimedAt(view, aimedAt(view, act, "ka"), "kc")).not.toHaveProperty("pathPoint");
});
