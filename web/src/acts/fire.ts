import { spot } from "../ground/geometry.ts";
import type { Memory } from "../table/memory.ts";
import type { View } from "../wire/protocol.ts";
import type { Draft } from "./draft.ts";
import { targetOf, weaponOf, type FireAct } from "./kinds/fire.ts";

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

/** With what is fired; by whom, too, where he rides on another. */
export function weaponInHand(view: View, { firer, line }: FireAct): string {
  const { name = "" } = weaponOf(view, firer, line) ?? {};
  const stand = view.stands[firer];
  return stand?.aboard === undefined ? name : `${stand.name}: ${name}`;
}

/** Of those that could fire now, who holds his fire. */
export const heldNow = ({ choices }: View, { held }: Memory): readonly string[] =>
  Object.values(choices.fires)
    .filter(
      ({ firer, weapons = [] }) => held.includes(firer) && weapons.some((w) => w.targets?.length),
    )
    .map(({ firer }) => firer);
