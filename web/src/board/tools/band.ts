import { actorsOf, type Piece } from "../../table/scene.ts";
import type { Bench, Tool, Touch } from "./tool.ts";

/** Draws a band: whoever lies in it and can act is chosen, all together. */
export function drawBand(bench: Bench): Tool {
  const { table, shown } = bench;
  let first: Touch | undefined;
  const draw = (touch: Touch): void => {
    if (first) {
      const band = { from: first.spot, to: touch.spot };
      table.draft.update((draft) => ({ ...draft, band }));
    }
  };
  const drop = (): void => table.draft.update(({ band: _, ...rest }) => rest);
  return {
    start: (touch) => (first = touch),
    move: draw,
    finish: (touch) => {
      drop();
      if (!first) return;
      const [a, b] = [first.spot, touch.spot];
      const lies = ({ at }: Piece): boolean =>
        (at.x - a.x) * (at.x - b.x) <= 0 && (at.y - a.y) * (at.y - b.y) <= 0;
      const actors = actorsOf(shown.view);
      const those = [...bench.pieces.values()].filter((piece) => actors.has(piece.id));
      table.selectAll(those.filter(lies).map(({ id }) => id));
    },
    cancel: drop,
  };
}
