import type { FireAct } from "../../acts/kinds/fire.ts";
import { firersAt, shotAt } from "../../acts/pulls.ts";
import { toPixel } from "../camera.ts";
import { apart, kSnap, type Bench, type Tool, type Touch } from "./tool.ts";

/** Who may fire from where the pull begins. */
export interface Hands {
  readonly all: readonly FireAct[];
  /** The one whose weapon was chosen before. */
  readonly chosen?: string;
  /** Who was chosen together with one of them, and fires with him. */
  readonly group?: readonly string[];
}

/** Enemies under the pointer; where there are none, those near it: a finger is broad. */
function under({ pieces, shown }: Bench, touch: Touch): readonly string[] {
  const { stack = [], piece, pixel, camera } = touch;
  const isEnemy = ({ id }: { readonly id: string }): boolean => id in shown.view.contacts;
  const here = (stack.length > 0 ? stack : piece ? [piece] : []).filter(isEnemy);
  const near = [...pieces.values()]
    .filter(isEnemy)
    .map(({ id, at }) => ({ id, off: apart(toPixel(camera, at), pixel) }))
    .filter(({ off }) => off < kSnap)
    .sort((a, b) => a.off - b.off);
  return (here.length > 0 ? here : near).map(({ id }) => id);
}

/** All others of these that can fire at the same target, each with what is for it; who aims already or holds his fire goes on. */
function othersAt(
  { shown, table }: Bench,
  group: readonly string[],
  shot: FireAct,
): readonly FireAct[] {
  const { target = "" } = shot;
  const { held } = table.memory.get();
  const declared = Object.values(shown.view.shots).map(({ firer }) => firer);
  const others = new Set([shot.firer, ...held, ...declared]);
  return firersAt(shown.view, group)
    .filter((id) => !others.has(id))
    .flatMap((firer) => {
      const hand: FireAct = { kind: "fire", firer, line: 0, dice: 0 };
      return shotAt(shown.view, hand, [target], false) ?? [];
    });
}

/** Pulled from who fires to whom he fires at: that is the shot. Let go elsewhere, he is chosen and no more. */
export function aimShot(bench: Bench, { all, chosen, group }: Hands): Tool {
  const { table, shown } = bench;
  const { hover, selected } = table.draft.get();
  const { aimed } = table.memory.get();
  const [first] = all;
  let last: FireAct | undefined;
  let volley: readonly FireAct[] = [];
  /** With what the player wants to fire, if he says so while he pulls. */
  let wanted: FireAct | undefined;

  const hear = (): void => {
    const { act } = table.draft.get();
    if (act.kind !== "fire" || act.firer !== last?.firer) return;
    if (act.line !== last.line) wanted = act;
  };
  const shotOf = (hand: FireAct, here: readonly string[]): FireAct | undefined =>
    wanted?.firer === hand.firer
      ? shotAt(shown.view, { ...hand, line: wanted.line }, here)
      : shotAt(shown.view, hand, here, chosen === hand.firer);
  const aim = (touch: Touch): boolean => {
    hear();
    const here = under(bench, touch);
    const [shot] = all.flatMap((hand) => shotOf(hand, here) ?? []);
    last = shot ?? first;
    if (!last) return false;
    volley = shot && group ? othersAt(bench, group, shot) : [];
    table.draft.set({
      act: last,
      ...(hover !== undefined && { hover }),
      ...(selected === last.firer && { selected }),
      ...(group && { group, volley }),
    });
    return shot !== undefined;
  };
  /** Over whom the hand only passed he has not aimed. */
  const forget = (): void => table.memory.update((memory) => ({ ...memory, aimed }));
  const letGo = (): void => {
    if (group) table.selectAll(group);
    else if (first) table.begin(first);
    forget();
  };
  return {
    start: aim,
    move: aim,
    finish: (touch) => {
      if (!aim(touch) || !last) return letGo();
      forget();
      if (volley.length > 0) return void table.performAll([last, ...volley]);
      table.change({ ...last });
      void table.performDraft();
    },
    cancel: letGo,
  };
}
