import type { MoveChoice, View } from "../wire/protocol.ts";
import { length, spot, type Spot } from "./geometry.ts";
import { groundCosts, pathCost, spentOf } from "./path_cost.ts";

export interface LeastPath {
  readonly stand: string;
  /** From where it stands. */
  readonly path: readonly Spot[];
}

function leastOf(view: View, choice: MoveChoice): readonly Spot[] | undefined {
  const at = view.stands[choice.stand]?.at;
  if (!at) return undefined;
  const ground = groundCosts(
    view.map,
    view.choices.costs ?? [],
    choice,
    Object.values(view.obstacles),
  );
  const paths = (choice.paths ?? []).map((points) => {
    const path = points.map(spot);
    const isFromIt = path[0] && length(path[0], spot(at)) < 1;
    return isFromIt ? path : [spot(at), ...path];
  });
  // The longest comes first; what cannot go its minimum has only one.
  const reaching = paths.filter(
    (path) => spentOf(choice, pathCost(ground, path)) >= choice.least - kRounding,
  );
  return reaching.at(-1) ?? paths.at(-1);
}
const kRounding = 20;

/** Where those go whom their orders do not let stay, if nobody moves them. [S-04] */
export function leastPaths(view: View): readonly LeastPath[] {
  return Object.values(view.choices.moves)
    .filter(({ least }) => least > 0)
    .flatMap((choice) => {
      const path = leastOf(view, choice);
      return path ? [{ stand: choice.stand, path }] : [];
    });
}
