import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import type { View } from "../wire/protocol.ts";
import { kNothing } from "./draft.ts";
import { aimedAt, linesOfFire } from "./fire.ts";

const view = demoStates()["opportunity_fire"] as View;

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
