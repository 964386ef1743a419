import { litBy } from "../../acts/acts.ts";
import type { DeployAct } from "../../acts/kinds/deploy.ts";
import type { EditAct } from "../../acts/kinds/referee.ts";
import type { TransportAct } from "../../acts/kinds/transport.ts";
import { fitted } from "../../ground/fitted.ts";
import { spot, type Spot } from "../../ground/geometry.ts";
import { snapped } from "./place_order.ts";
import type { Bench, Tool, Touch } from "./tool.ts";

type Placed = DeployAct | EditAct | TransportAct;

/** Sets a stand down where the pointer lets go: deployment, dismounting, the referee's hand. */
export function dragStand(bench: Bench, act: Placed): Tool {
  const { table, shown } = bench;
  const inZone = (at: Spot): Spot => {
    const stand = act.kind === "deploy" ? shown.view.stands[act.stand] : undefined;
    const zones = (shown.view.map.zones ?? []).filter(({ side }) => side === stand?.side);
    if (!stand || act.kind !== "deploy" || zones.length === 0) return at;
    const base = { facing: act.facing, width: stand.width, depth: stand.depth };
    return fitted(
      at,
      base,
      zones.map(({ outline }) => outline.map(spot)),
    );
  };
  const put = (touch: Touch): void => {
    const at: Spot = snapped(litBy(shown.view, act).places, touch, 14) ?? inZone(touch.spot);
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
