import type { TurnAct } from "../../acts/kinds/turn.ts";
import { bearing, turned } from "../../ground/geometry.ts";
import { apart, kDrag, type Bench, type Tool, type Touch } from "./tool.ts";

/** Pull from the stand the way it shall look; whole degrees. */
export function turnStand(bench: Bench, act: TurnAct): Tool {
  const at = bench.pieces.get(act.stand)?.at;
  const { table } = bench;
  let first: Touch | undefined;
  let isPulled = false;
  const aim = (touch: Touch): void => {
    isPulled ||= first !== undefined && apart(first.pixel, touch.pixel) > kDrag;
    if (!at || !isPulled) return;
    table.change({ ...act, facing: turned(Math.round(bearing(at, touch.spot) / 1000) * 1000) });
  };
  return {
    start: (touch) => {
      first = touch;
      isPulled = touch.piece?.id !== act.stand;
      aim(touch);
    },
    move: aim,
    finish: (touch) => {
      aim(touch);
      if (isPulled) void table.performDraft();
    },
    cancel: () => table.change(act),
  };
}
