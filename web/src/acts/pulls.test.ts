import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import type { View } from "../wire/protocol.ts";
import type { FireAct } from "./kinds/fire.ts";
import { firersAt, shotAt, withNextTarget, withWeapon } from "./pulls.ts";

const view = demoStates()["opportunity_fire"] as View;
const gun: FireAct = { kind: "fire", firer: "s27", line: 0, dice: 0 };
/** The gun rides on the stand that it lies beside. */
const riding = (): View => {
  const [carrier = ""] = Object.keys(view.stands).filter((id) => !(id in view.choices.fires));
  const { at: _, ...rest } = view.stands["s27"] ?? ({} as View["stands"][string]);
  const other = view.stands[carrier];
  if (!other) throw new Error("no carrier");
  const stands = {
    ...view.stands,
    s27: { ...rest, aboard: carrier },
    [carrier]: { ...other, carries: ["s27"] },
  };
  return { ...view, stands };
};

test("from who carries, who rides on him fires; whoever has declared comes last", () => {
  const loaded = riding();
  const carrier = loaded.stands["s27"]?.aboard ?? "";
  expect(firersAt(loaded, [carrier])).toEqual(["s27"]);
  expect(firersAt(view, ["s22", "s27"])).toEqual(["s27", "s22"]);
  expect(firersAt(view, ["s1"])).toEqual([]);
});

test("a pull takes the weapon that is for such a target, but the chosen one before any", () => {
  expect(shotAt(view, { ...gun, line: 1 }, ["kc"])).toMatchObject({ line: 1, target: "kc" });
  expect(shotAt(view, { ...gun, line: 1 }, ["kc"], false)).toMatchObject({ line: 0 });
  expect(shotAt(view, { ...gun, line: 1 }, ["kd"])).toMatchObject({ line: 0, target: "kd" });
  expect(shotAt(view, gun, ["kb", "kd"])).toMatchObject({ target: "kd" });
  expect(shotAt(view, gun, ["kb"])).toBeUndefined();
});

test("another weapon stays at the target that it can hit, and lets go of any other", () => {
  expect(withWeapon(view, { ...gun, target: "kc" }, 1)).toMatchObject({ line: 1, target: "kc" });
  expect(withWeapon(view, { ...gun, target: "kd" }, 1)).not.toHaveProperty("target");
  expect(withWeapon(view, gun, 2)).toBeUndefined();
});

test("the targets go round, both ways", () => {
  const ids = ["ka", "kc", "kd"];
  const after = (target: string | undefined, step: 1 | -1): string | undefined =>
    withNextTarget(view, target === undefined ? gun : { ...gun, target }, ids, step)?.target;
  expect([after(undefined, 1), after("ka", 1), after("kd", 1)]).toEqual(["ka", "kc", "ka"]);
  expect([after(undefined, -1), after("ka", -1), after("kd", -1)]).toEqual(["kd", "kd", "kc"]);
  expect(withNextTarget(view, gun, [], 1)).toBeUndefined();
});
