import { litBy } from "../../acts/acts.ts";
import { aimedAt } from "../../acts/fire.ts";
import type { CardAct } from "../../acts/kinds/card.ts";
import type { FireAct } from "../../acts/kinds/fire.ts";
import type { MissionAct } from "../../acts/kinds/mission.ts";
import type { OccupyAct } from "../../acts/kinds/occupy.ts";
import type { OrderAct } from "../../acts/kinds/order.ts";
import { snapped } from "./place_order.ts";
import type { Bench, Touch } from "./tool.ts";

type Picking = FireAct | MissionAct | CardAct | OccupyAct | OrderAct;

/** A click that chooses a lit target or a lit place; says whether it chose. */
export function pick(bench: Bench, act: Picking, touch: Touch): boolean {
  const { table, shown } = bench;
  const lit = litBy(shown.view, act);
  const under = touch.stack ?? (touch.piece ? [touch.piece] : []);
  const target = under.find(({ id }) => lit.targets.has(id))?.id;
  const place = snapped(lit.places, touch);
  switch (act.kind) {
    case "fire": {
      const isOtherPoint = place?.x !== act.pathPoint?.x || place?.y !== act.pathPoint?.y;
      if (act.target && place && isOtherPoint) table.change({ ...act, pathPoint: place });
      // Where he is aimed at already, the click is the shot.
      else if (target && target === act.target) void table.performDraft();
      else if (target) table.change(aimedAt(shown.view, act, target));
      else return place !== undefined;
      return true;
    }
    case "mission": {
      const choice = shown.view.choices.missions[act.slot];
      const beside = choice?.targets?.find((t) => t.target === target)?.point;
      const at = place ?? (beside && { x: beside[0], y: beside[1] });
      table.change({ ...act, target: at ?? touch.spot });
      return true;
    }
    case "card":
      if (target) table.change({ ...act, target });
      else if (shown.view.choices.cards[act.card]?.target === "place") {
        table.change({ ...act, place: touch.spot });
      } else return false;
      return true;
    case "order":
      if (target) table.change({ ...act, recipient: target });
      return target !== undefined;
    case "occupy":
      if (place) void table.performDraft();
      return place !== undefined;
  }
}
