import type { Act } from "../../draft.ts";
import { angleBetween, ahead, bearing, length, type Spot } from "../../geometry.ts";
import { allowanceEnd, groundCosts } from "../../path_cost.ts";
import type { Bench, Tool, Touch } from "./tool.ts";

type Move = Extract<Act, { kind: "move" }>;
/** Nearer to the arrow than this, the hand surely means the arrow. */
const kAlongArrow = 7000;

/** The end of a leg: along the arrow if it nearly is, and no farther than the allowance reaches. */
export function legTo(bench: Bench, act: Move, from: readonly Spot[], to: Spot): Spot {
  const start = from.at(-1);
  if (!start) return to;
  const { choice } = act;
  const direction = bearing(start, to);
  const isAlong = angleBetween(direction, choice.arrow) < kAlongArrow;
  const aim = isAlong ? ahead(start, choice.arrow, length(start, to)) : to;
  const { map, choices, obstacles } = bench.shown.view;
  const ground = groundCosts(map, choices.costs ?? [], choice.mobility, Object.values(obstacles));
  return allowanceEnd(ground, choice, [...from, aim]);
}

/** Drag from the stand, or from the end of what is drawn: one leg to each drag. */
export function drawPath(bench: Bench, act: Move, from: readonly Spot[]): Tool {
  const [stand, ...before] = from;
  const aim = ({ spot }: Touch): void => {
    const end = legTo(bench, act, from, spot);
    bench.table.change({ ...act, path: [...before, end] });
  };
  return {
    start: () => {
      if (stand) bench.table.change({ ...act, path: before });
    },
    move: aim,
    finish: aim,
    cancel: () => bench.table.change({ ...act, path: before }),
  };
}
