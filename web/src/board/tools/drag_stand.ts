import type { Act } from "../../draft.ts";
import type { Spot } from "../../geometry.ts";
import { litBy } from "../../lit.ts";
import { snapped } from "./place_order.ts";
import type { Bench, Tool, Touch } from "./tool.ts";

type Placed = Extract<Act, { kind: "deploy" | "edit" | "transport" }>;

/** Sets a stand down where the pointer lets go: deployment, dismounting, the referee's hand. */
export function dragStand(bench: Bench, act: Placed): Tool {
  const { table, shown } = bench;
  const put = (touch: Touch): void => {
    const at: Spot = snapped(litBy(shown.view, act).places, touch, 14) ?? touch.spot;
    table.change({ ...act, at });
  };
  return {
    start: put,
    move: put,
    finish: (touch) => {
      put(touch);
      // The referee says why before it happens.
      if (act.kind !== "edit") void table.performDraft();
    },
    cancel: () => table.change(act),
  };
}
