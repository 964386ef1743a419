import { askedNow, kDoubts, type Doubt, type Memory } from "../table/memory.ts";
import type { FireChoice, View, WeaponChoice } from "../wire/protocol.ts";
import { asideByEye, byEye, isBeyond, type Far } from "./by_eye.ts";
import { calledOf, reachOf } from "./calls.ts";
import { aimedAt } from "./fire.ts";
import type { FireAct } from "./kinds/fire.ts";

/** A shot that somebody could fire, and what speaks against it. */
export interface Thought {
  readonly act: FireAct & { readonly target: string };
  readonly far: Far;
  readonly doubts: readonly Doubt[];
}

/** Whose work is another: to lead, to observe, to fire missions. */
const kRear: ReadonlySet<string> = new Set(["headquarters", "observer", "mortar"]);

/** Armour is for weapons whose data print a penetration, and for those alone. */
export function suits(view: View, firer: string, { line }: WeaponChoice, target: string): boolean {
  const weapon = view.types[view.stands[firer]?.line ?? ""]?.weapons[line];
  if (!weapon) return true;
  const isPiercing = (weapon.bands ?? []).some(({ effect }) => /^\d/.test(effect));
  return isPiercing === (view.contacts[target]?.kind.endsWith("_afv") ?? false);
}

function isLong(view: View, memory: Memory, act: Thought["act"], far: Far): boolean {
  const weapon = view.types[view.stands[act.firer]?.line ?? ""]?.weapons[act.line];
  if (!weapon || calledOf(view, memory, act) === "reaches") return false;
  return isBeyond(view, far, reachOf(weapon));
}

/** The best that a stand could do: what it aimed at last, else what its weapon reaches and where it looks. */
function thoughtOf(view: View, choice: FireChoice, memory: Memory): Thought | undefined {
  const { firer, weapons = [] } = choice;
  const stand = view.stands[firer];
  const last = memory.aimed[firer];
  const isAgain = (line: number, target: string): boolean =>
    line === last?.line && target === last.target;
  const standing: readonly Doubt[] = [
    ...(kRear.has(stand?.symbol ?? "") ? (["rear"] as const) : []),
    ...(stand?.visible === false ? (["hidden"] as const) : []),
  ];
  const [best] = weapons
    .flatMap((weapon) =>
      (weapon.targets ?? [])
        .map(({ target }) => ({ kind: "fire", firer, line: weapon.line, dice: 0, target }) as const)
        .filter(
          (act) =>
            isAgain(act.line, act.target) ||
            (suits(view, firer, weapon, act.target) && calledOf(view, memory, act) !== "wasted"),
        ),
    )
    .map((act) => {
      const far = byEye(view, firer, act.target);
      // Whom his player aimed at he reaches, until the log says that he does not.
      const isLast = isAgain(act.line, act.target);
      const isFar = !isLast && isLong(view, memory, act, far);
      const off = (isLast ? 0 : 360_000) + (isFar ? 720_000 : 0);
      return { act, far, isFar, off: asideByEye(view, firer, act.target) + off };
    })
    .sort((a, b) => a.off - b.off);
  if (!best) return undefined;
  const { act, far, isFar } = best;
  const doubts = [...standing, ...(isFar ? (["long"] as const) : [])];
  return { act: { ...aimedAt(view, act, act.target), target: act.target }, far, doubts };
}

/** Who hides is not told to fire, but where the whole battle is an ambush. */
function isAsked(view: View, memory: Memory, doubt: Doubt): boolean {
  const isAmbush = doubt === "hidden" && view.battle.scenario === "tutorial";
  return isAmbush || askedNow(memory, view).includes(doubt);
}

function thoughts(view: View, memory: Memory): readonly Thought[] {
  if (!view.choices.may_commit) return [];
  const declared = new Set(Object.values(view.shots).map(({ firer }) => firer));
  return Object.values(view.choices.fires)
    .filter(({ firer }) => !declared.has(firer) && !memory.held.includes(firer))
    .flatMap((choice) => thoughtOf(view, choice, memory) ?? []);
}

/** A shot for each stand that may fire, has not declared, and does not hold its fire, where nothing speaks against it. */
export const proposedFire = (view: View, memory: Memory): readonly FireAct[] =>
  thoughts(view, memory)
    .filter(({ doubts }) => doubts.every((doubt) => isAsked(view, memory, doubt)))
    .map(({ act }) => act);

/** How many more would be proposed if that too were asked for; a shot of two doubts is counted once. */
export function doubtful(view: View, memory: Memory): readonly (readonly [Doubt, number])[] {
  const first = thoughts(view, memory).flatMap(({ doubts }) => {
    const open = doubts.filter((doubt) => !isAsked(view, memory, doubt));
    return kDoubts.find((doubt) => open.includes(doubt)) ?? [];
  });
  return kDoubts
    .map((doubt) => [doubt, first.filter((one) => one === doubt).length] as const)
    .filter(([, count]) => count > 0);
}
