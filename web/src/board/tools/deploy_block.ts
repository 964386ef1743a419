import { blockAt } from "../../acts/deploy.ts";
import type { Bench, Tool, Touch } from "./tool.ts";

/** Sets those who are chosen together down as one block where the pointer lets go. */
export function deployBlock(bench: Bench, ids: readonly string[]): Tool {
  const { table, shown } = bench;
  const show = (touch: Touch): void => {
    const block = blockAt(shown.view, ids, touch.spot);
    table.draft.update((draft) => ({ ...draft, block }));
  };
  return {
    start: show,
    move: show,
    finish: (touch) => void table.performAll(blockAt(shown.view, ids, touch.spot)),
    cancel: () => table.draft.update(({ block: _, ...rest }) => rest),
  };
}
