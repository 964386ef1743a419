import { point, type Spot } from "../../ground/geometry.ts";
import type { MissionKind, View } from "../../wire/protocol.ts";
import { litUp, spotsOf, type Gesture } from "../gesture.ts";

export interface MissionAct {
  readonly kind: "mission";
  /** Key in `choices.missions`; "harassing" has no observer. */
  readonly slot: string;
  readonly observer?: string;
  readonly batteries: readonly string[];
  readonly mission: MissionKind;
  readonly target?: Spot;
}

export function missionAct({ choices }: View, slot: string): MissionAct {
  const choice = choices.missions[slot];
  return {
    kind: "mission",
    slot,
    ...(choice?.observer && { observer: choice.observer }),
    batteries: (choice?.batteries ?? []).slice(0, choice?.least_batteries ?? 1),
    mission: choice?.kind ?? "high_explosive",
  };
}
const likelihood = (kind: MissionKind): number => Number(kind === "high_explosive");

export const mission: Gesture<MissionAct> = {
  actor: ({ observer }) => observer,
  command: ({ observer, batteries, mission: kind, target }) =>
    target && batteries.length > 0
      ? {
          do: "request_mission",
          batteries: [...batteries],
          kind,
          target: point(target),
          ...(observer && { observer }),
        }
      : undefined,
  offers: (view, stand) =>
    Object.entries(view.choices.missions)
      .filter(([, { observer }]) => observer === stand)
      .sort(([, a], [, b]) => likelihood(b.kind) - likelihood(a.kind))
      .map(([slot]) => ({ key: `mission/${slot}`, act: missionAct(view, slot) })),
  isOffered: ({ choices }, { slot }) => slot in choices.missions,
  lit: ({ choices }, { slot }) => {
    const targets = choices.missions[slot]?.targets ?? [];
    return litUp(
      targets.map(({ target }) => target),
      spotsOf(targets.map((one) => one.point)),
    );
  },
  isSame: (a, b) => a.slot === b.slot,
};
