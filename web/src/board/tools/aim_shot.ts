import { aimedAt } from "../../acts/fire.ts";
import type { FireAct } from "../../acts/kinds/fire.ts";
import type { View } from "../../protocol.ts";
import type { Bench, Tool, Touch } from "./tool.ts";

/** What this firer could aim at whom here, with the weapon in hand before any other. */
function shotAt(view: View, hand: FireAct, under: readonly string[]): FireAct | undefined {
  const { weapons = [] } = view.choices.fires[hand.firer] ?? {};
  const inHand = weapons.filter(({ line }) => line === hand.line);
  for (const { line, targets = [] } of [...inHand, ...weapons]) {
    const target = targets.find((one) => under.includes(one.target))?.target;
    if (target !== undefined) return aimedAt(view, { ...hand, line }, target);
  }
  return undefined;
}

/** Pulled from who fires to whom he fires at: that is the shot. Let go elsewhere, he is chosen and no more. */
export function aimShot({ table, shown }: Bench, hand: FireAct): Tool {
  const under = ({ stack = [], piece }: Touch): readonly string[] =>
    stack.length > 0 ? stack.map(({ id }) => id) : piece ? [piece.id] : [];
  const aim = (touch: Touch): boolean => {
    const shot = shotAt(shown.view, hand, under(touch));
    table.begin(shot ?? hand);
    return shot !== undefined;
  };
  return {
    start: aim,
    move: aim,
    finish: (touch) => {
      if (aim(touch)) void table.performDraft();
    },
    cancel: () => table.begin(hand),
  };
}
