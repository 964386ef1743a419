import type { Draft } from "../draft.ts";
import { angleBetween, bearing, spot, type Spot } from "../geometry.ts";
import type { Memory } from "../memory.ts";
import type { FireChoice, View, WeaponChoice } from "../protocol.ts";
import { targetOf, type FireAct } from "./kinds/fire.ts";

/** Aimed at another target: the last point of its path and the first cover, until the player says otherwise. */
export function aimedAt(view: View, act: FireAct, target: string): FireAct {
  const { pathPoint: _, cover: __, ...rest } = act;
  const aimed = { ...rest, target };
  const choice = targetOf(view, aimed);
  const point = choice?.path_points?.at(-1);
  const cover = choice?.covers?.[0];
  return { ...aimed, ...(point && { pathPoint: spot(point) }), ...(cover && { cover }) };
}

/** Who may fire at whom, of the one that is pointed at or chosen: the server's choices, nothing measured. [MEAS-01] */
export function linesOfFire(
  { choices }: View,
  { act, hover, selected }: Draft,
): readonly (readonly [string, string])[] {
  const id = act.kind === "fire" ? act.firer : (hover ?? selected);
  const isAiming = act.kind === "fire" ? !act.target : act.kind === "none";
  if (!isAiming) return [];
  return Object.values(choices.fires).flatMap(({ firer, weapons = [] }) => {
    const all = weapons.flatMap(({ targets = [] }) => targets.map(({ target }) => target));
    return [...new Set(all)]
      .filter((target) => firer === id || target === id)
      .map((target) => [firer, target] as const);
  });
}

/** Where a stand is, or who carries it. */
export function placeOf(view: View, id: string): Spot | undefined {
  const stand = view.stands[id];
  const at = stand?.at ?? view.stands[stand?.aboard ?? ""]?.at ?? view.contacts[id]?.at;
  return at && spot(at);
}

/** A weapon whose data print a penetration is for armour. */
function isPiercing(view: View, firer: string, { line }: WeaponChoice): boolean {
  const weapon = view.types[view.stands[firer]?.line ?? ""]?.weapons[line];
  return (weapon?.bands ?? []).some(({ effect }) => /^\d/.test(effect));
}

/** How far a target is from what this weapon is for and where the stand looks. Never how far away: nobody measures. [MEAS-01] */
function unlikeness(view: View, firer: string, weapon: WeaponChoice, target: string): number {
  const [from, to] = [placeOf(view, firer), placeOf(view, target)];
  const isArmoured = view.contacts[target]?.kind.endsWith("_afv") ?? false;
  const isForAnother = isPiercing(view, firer, weapon) !== isArmoured;
  const facing = view.stands[firer]?.facing ?? 0;
  const aside = from && to ? angleBetween(facing, bearing(from, to)) : 0;
  return aside + (isForAnother ? 360_000 : 0);
}

function proposalOf(view: View, choice: FireChoice, memory: Memory): FireAct | undefined {
  const { firer, weapons = [] } = choice;
  const aims = weapons.flatMap((weapon) =>
    (weapon.targets ?? []).map(({ target }) => ({ weapon, target })),
  );
  const last = memory.aimed[firer];
  const again = aims.find(
    ({ weapon, target }) => weapon.line === last?.line && target === last.target,
  );
  const [likeliest] = aims
    .map((aim) => ({ ...aim, off: unlikeness(view, firer, aim.weapon, aim.target) }))
    .sort((a, b) => a.off - b.off);
  const aim = again ?? likeliest;
  if (!aim) return undefined;
  const act = { kind: "fire", firer, line: aim.weapon.line, dice: 0 } as const;
  return aimedAt(view, act, aim.target);
}

/** A shot for each stand that may fire, has not declared, and does not hold its fire: a suggestion out of what was offered. */
export function proposedFire(view: View, memory: Memory): readonly FireAct[] {
  if (!view.choices.may_commit) return [];
  const declared = new Set(Object.values(view.shots).map(({ firer }) => firer));
  return Object.values(view.choices.fires)
    .filter(({ firer }) => !declared.has(firer) && !memory.held.includes(firer))
    .flatMap((choice) => proposalOf(view, choice, memory) ?? []);
}

/** Of those that could fire now, who holds his fire. */
export const heldNow = ({ choices }: View, { held }: Memory): readonly string[] =>
  Object.values(choices.fires)
    .filter(
      ({ firer, weapons = [] }) => held.includes(firer) && weapons.some((w) => w.targets?.length),
    )
    .map(({ firer }) => firer);
