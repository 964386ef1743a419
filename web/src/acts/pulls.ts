import type { View, WeaponChoice } from "../wire/protocol.ts";
import { aimedAt } from "./fire.ts";
import type { FireAct } from "./kinds/fire.ts";
import { suits } from "./proposals.ts";

type Aimed = FireAct & { readonly target: string };

const weaponsOf = ({ choices }: View, firer: string): readonly WeaponChoice[] =>
  (choices.fires[firer]?.weapons ?? []).filter(({ targets = [] }) => targets.length > 0);

/** Who may fire of those who are pulled from: they and who rides on them, whoever has declared already last. */
export function firersAt(view: View, ids: readonly string[]): readonly string[] {
  const all = ids.flatMap((id) => [id, ...(view.stands[id]?.carries ?? [])]);
  const free = [...new Set(all)].filter((id) => weaponsOf(view, id).length > 0);
  const declared = new Set(Object.values(view.shots).map(({ firer }) => firer));
  return [...free.filter((id) => !declared.has(id)), ...free.filter((id) => declared.has(id))];
}

/** The shot of this hand at one of these: with its weapon, else with one that is for such a target, else with any. */
export function shotAt(
  view: View,
  hand: FireAct,
  under: readonly string[],
  isChosen = true,
): Aimed | undefined {
  const reach = weaponsOf(view, hand.firer);
  for (const target of under) {
    const able = reach.filter(({ targets = [] }) => targets.some((one) => one.target === target));
    const weapon =
      (isChosen && able.find(({ line }) => line === hand.line)) ||
      (able.find((one) => suits(view, hand.firer, one, target)) ?? able[0]);
    if (!weapon) continue;
    const dice = weapon.line === hand.line ? hand.dice : 0;
    return { ...aimedAt(view, { ...hand, line: weapon.line, dice }, target), target };
  }
  return undefined;
}

/** With the nth of the firer's weapons, still at the same target where it can be. */
export function withWeapon(view: View, act: FireAct, nth: number): FireAct | undefined {
  const weapon = view.choices.fires[act.firer]?.weapons?.[nth];
  if (!weapon) return undefined;
  const { target, pathPoint: _, cover: __, ...rest } = act;
  const taken: FireAct = { ...rest, line: weapon.line, dice: 0 };
  const isInReach = (weapon.targets ?? []).some((one) => one.target === target);
  return target !== undefined && isInReach ? aimedAt(view, taken, target) : taken;
}

/** Aimed at the next of these, or the one before, from the one that is aimed at. */
export function withNextTarget(
  view: View,
  act: FireAct,
  ids: readonly string[],
  step: 1 | -1,
): FireAct | undefined {
  const at = act.target === undefined ? -1 : ids.indexOf(act.target);
  const from = at < 0 && step < 0 ? 0 : at;
  const next = ids[(from + step + ids.length) % Math.max(1, ids.length)];
  return next === undefined ? undefined : aimedAt(view, act, next);
}
