import type { MoveAct } from "../../acts/kinds/move.ts";
import { inTurn, movesOf } from "../../acts/moves.ts";
import { ahead, length } from "../../ground/geometry.ts";
import { legTo } from "./draw_path.ts";
import type { Bench, Tool, Touch } from "./tool.ts";

/** Pulls a whole formation: each stand goes as far as the hand does, along its own arrow, within its own allowance and clear of the others. */
export function dragFormation(bench: Bench, ids: readonly string[]): Tool {
  const { table, shown, pieces } = bench;
  const choices = movesOf(shown.view, ids);
  let first: Touch | undefined;
  const moveBy = (far: number): readonly MoveAct[] => {
    const moves = choices.flatMap((choice) => {
      const from = pieces.get(choice.stand)?.at;
      if (!from) return [];
      const act: MoveAct = { kind: "move", choice, path: [] };
      const end = legTo(bench, act, [from], ahead(from, choice.arrow, far));
      return [{ ...act, path: [end] }];
    });
    return inTurn(shown.view, moves);
  };
  const pull = (touch: Touch): void => {
    if (first) table.propose(moveBy(length(first.spot, touch.spot)));
  };
  return {
    start: (touch) => (first = touch),
    move: pull,
    finish: pull,
    cancel: () => table.propose([]),
  };
}
