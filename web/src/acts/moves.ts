import { ahead, kInch, length, spot, type Spot } from "../ground/geometry.ts";
import type { MoveChoice, View } from "../wire/protocol.ts";
import type { MoveAct } from "./kinds/move.ts";
import { spread } from "./spread.ts";

const kSamePlace = 1;

/** Along a ready path, without its first point if that is where the stand is. */
function along(view: View, choice: MoveChoice, path: readonly Spot[]): MoveAct {
  const at = view.stands[choice.stand]?.at;
  const [first] = path;
  const isStart = first && at && length(first, spot(at)) < kSamePlace;
  return { kind: "move", choice, path: isStart ? path.slice(1) : path };
}

/** As far as its order lets it go: the longest path that came with the choice. */
export function toTheEnd(view: View, choice: MoveChoice): MoveAct | undefined {
  const [longest] = choice.paths ?? [];
  const act = longest && along(view, choice, longest.map(spot));
  return act && act.path.length > 0 ? act : undefined;
}

/** One choice for each of these that may still move; all, if none are named. */
export function movesOf({ choices }: View, ids?: readonly string[]): readonly MoveChoice[] {
  const all = Object.values(choices.moves);
  return all.filter(
    ({ stand }, i) =>
      (!ids || ids.includes(stand)) && all.findIndex((one) => one.stand === stand) === i,
  );
}
/** Who stands ahead goes first, so that he is in nobody's way. */
export function frontFirst(view: View, moves: readonly MoveAct[]): readonly MoveAct[] {
  const forward = ({ choice: { stand, arrow } }: MoveAct): number => {
    const [x = 0, y = 0] = view.stands[stand]?.at ?? [];
    const way = ahead({ x: 0, y: 0 }, arrow, kInch);
    return x * way.x + y * way.y;
  };
  return [...moves].sort((a, b) => forward(b) - forward(a));
}
/** Moves of many in the order in which they are made, each free of the others as far as is known. */
export const inTurn = (view: View, moves: readonly MoveAct[]): readonly MoveAct[] =>
  spread(view, frontFirst(view, moves));

export function allToTheEnd(view: View, ids?: readonly string[]): readonly MoveAct[] {
  const moves = movesOf(view, ids).flatMap((choice) => toTheEnd(view, choice) ?? []);
  return inTurn(view, moves);
}
