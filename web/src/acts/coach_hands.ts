import type { Table } from "../table/table.ts";
import { easyMission, easyOrders, type Easy } from "./easy.ts";
import { allToTheEnd } from "./moves.ts";
import { takeServersPlaces } from "./set_up.ts";

/** Does what was advised, for whoever does not want to choose. */
export async function followAdvice(table: Table, does: Easy): Promise<void> {
  const view = table.shown.get()?.view;
  if (!view) return;
  switch (does) {
    case "places":
      return takeServersPlaces(table);
    case "same":
    case "hold":
    case "advance":
      return table.performAll(easyOrders(view, table.memory.get()).orders);
    case "mission": {
      const act = easyMission(view);
      return table.performAll(act ? [act] : []);
    }
    case "moves":
      return table.performAll(allToTheEnd(view));
    case "discard": {
      const [oldest] = view.hand;
      if (oldest) await table.perform({ do: "discard_card", card: oldest.card });
      return;
    }
    case "fire":
      return table.performAll(table.proposals.get());
  }
}
