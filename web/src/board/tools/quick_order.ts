import { commandOf } from "../../acts/acts.ts";
import { ordersBy } from "../../acts/orders.ts";
import { bearing } from "../../ground/geometry.ts";
import type { OrderChit } from "../../wire/protocol.ts";
import type { Bench, Tool, Touch } from "./tool.ts";

/** A pull from a commander is his order and its arrow; with others chosen, theirs too. */
export function quickOrder(bench: Bench, issuer: string, chit: OrderChit): Tool | undefined {
  const { table, shown, pieces } = bench;
  const at = pieces.get(issuer)?.at;
  const group = table.draft.get().group ?? [];
  const issuers = group.includes(issuer) ? group : [issuer];
  if (!at || ordersBy(shown.view, [issuer], chit).length === 0) return undefined;
  const before = table.draft.get();
  const point = (touch: Touch): void => {
    const [act] = ordersBy(shown.view, [issuer], chit, bearing(at, touch.spot));
    if (act) table.change(act);
  };
  return {
    start: point,
    move: point,
    finish: (touch) => {
      const orders = ordersBy(shown.view, issuers, chit, bearing(at, touch.spot));
      void table.performAll(orders.filter((one) => commandOf(one)));
    },
    cancel: () => table.draft.set(before),
  };
}
