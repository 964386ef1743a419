import type { MoveAct } from "../../acts/kinds/move.ts";
import { angleBetween, ahead, bearing, length, spot, type Spot } from "../../ground/geometry.ts";
import { allowanceEnd, groundCosts } from "../../ground/path_cost.ts";
import type { Bench, Tool, Touch } from "./tool.ts";

/** Nearer to the arrow than this, the hand surely means the arrow. */
const kAlongArrow = 7000;

/** The end of a leg: along the arrow if it nearly is, and no farther than the allowance reaches. */
export function legTo(bench: Bench, act: MoveAct, from: readonly Spot[], to: Spot): Spot {
  const start = from.at(-1);
  if (!start) return to;
  const { choice } = act;
  const direction = bearing(start, to);
  const isAlong = angleBetween(direction, choice.arrow) < kAlongArrow;
  const aim = isAlong ? ahead(start, choice.arrow, length(start, to)) : to;
  const { map, choices, obstacles } = bench.shown.view;
  const ground = groundCosts(map, choices.costs ?? [], choice, Object.values(obstacles));
  const end = allowanceEnd(ground, choice, [...from, aim]);
  const isBeyond = length(start, end) < length(start, aim) - 1;
  return (isAlong && isBeyond && from.length === 1 && farthestAhead(choice)) || end;
}

/** Where the server says that the order's arrow ends for this stand, if it goes straight there. */
function farthestAhead({ paths = [], road_only }: MoveAct["choice"]): Spot | undefined {
  const end = road_only ? undefined : paths[0]?.at(-1);
  return end && spot(end);
}

/** Drag from the stand, or from the end of what is drawn: one leg to each drag. */
export function drawPath(bench: Bench, act: MoveAct, from: readonly Spot[]): Tool {
  const [stand, ...before] = from;
  const aim = (touch: Touch): void => {
    const end = legTo(bench, act, from, touch.spot);
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
