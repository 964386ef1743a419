import { point, type Spot } from "../../ground/geometry.ts";
import type { Cover, TargetChoice, View, WeaponChoice } from "../../wire/protocol.ts";
import { litUp, spotsOf, type Gesture } from "../gesture.ts";

export interface FireAct {
  readonly kind: "fire";
  readonly firer: string;
  readonly line: number;
  readonly target?: string;
  readonly pathPoint?: Spot;
  readonly cover?: Cover;
  /** 0: the full rate. */
  readonly dice: number;
}

export function weaponOf(view: View, firer: string, line: number): WeaponChoice | undefined {
  const fire = Object.values(view.choices.fires).find((f) => f.firer === firer);
  return fire?.weapons?.find((weapon) => weapon.line === line);
}
export function targetOf(view: View, { firer, line, target }: FireAct): TargetChoice | undefined {
  return weaponOf(view, firer, line)?.targets?.find((one) => one.target === target);
}

export const fire: Gesture<FireAct> = {
  actor: ({ firer }) => firer,
  command: ({ firer, line, target, dice, pathPoint, cover }) =>
    target === undefined
      ? undefined
      : {
          do: "declare_fire",
          firer,
          line,
          target,
          ...(dice > 0 && { dice }),
          ...(pathPoint && { path_point: point(pathPoint) }),
          ...(cover && { cover_category: cover }),
        },
  offers: ({ choices }, stand) =>
    Object.values(choices.fires).flatMap(({ firer, weapons }) => {
      const line = weapons?.[0]?.line;
      if (firer !== stand || line === undefined) return [];
      return [{ key: `fire/${stand}`, act: { kind: "fire", firer, line, dice: 0 } }];
    }),
  isOffered: ({ choices }, act) =>
    Object.values(choices.fires).some(({ firer }) => firer === act.firer),
  lit: (view, act) => {
    const targets = weaponOf(view, act.firer, act.line)?.targets ?? [];
    const points = targetOf(view, act)?.path_points;
    return litUp(
      targets.map(({ target }) => target),
      spotsOf(points),
    );
  },
  isSame: () => true,
};
