import { easyOrders, type Advice } from "./coach.ts";
import { takeServersPlaces } from "./set_up.ts";
import type { Table } from "./table.ts";

/** Does what was advised, for whoever does not want to choose. */
export async function followAdvice(table: Table, does: NonNullable<Advice["does"]>): Promise<void> {
  const view = table.shown.get()?.view;
  if (!view) return;
  switch (does) {
    case "places":
      return takeServersPlaces(table);
    case "same":
    case "hold":
      return table.performAll(easyOrders({ view, memory: table.memory.get() }));
    case "discard": {
      const [oldest] = view.hand;
      if (oldest) await table.perform({ do: "discard_card", card: oldest.card });
      return;
    }
    case "fire":
      return table.performAll(table.proposals.get());
  }
}
