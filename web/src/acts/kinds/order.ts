import { point, type Spot } from "../../ground/geometry.ts";
import type { Command, OrderOffer } from "../../wire/protocol.ts";
import { litUp, spotsOf, type Gesture } from "../gesture.ts";

export interface OrderAct {
  readonly kind: "order";
  /** Key in `choices.orders`. */
  readonly slot: string;
  readonly issuer: string;
  readonly offer?: OrderOffer;
  readonly marker?: Spot;
  readonly arrow?: number;
  readonly recipient?: string;
  /** Of Regroup: who comes back, and who is gone for good. */
  readonly pair?: readonly [string, string];
  readonly overwatch: readonly string[];
}

/** What an order with a chit still lacks, in the order in which a person chooses it. */
export function missingOf(act: OrderAct): "marker" | "arrow" | "recipient" | "pair" | undefined {
  const { offer, marker, arrow, recipient, pair } = act;
  if (!marker) return "marker";
  if (offer?.needs_recipient && !recipient) return "recipient";
  if (offer?.needs_pair && !pair) return "pair";
  if (offer?.needs_arrow && arrow === undefined) return "arrow";
  return undefined;
}

function commandOf(act: OrderAct): Command | undefined {
  const { issuer, offer, marker, arrow, recipient, pair, overwatch } = act;
  if (!offer || !marker || missingOf(act)) return undefined;
  return {
    do: "place_order",
    issuer,
    chit: offer.chit,
    marker: point(marker),
    ...(offer.takes_arrow && arrow !== undefined && { arrow }),
    ...(offer.needs_recipient && recipient && { recipient }),
    ...(offer.needs_pair && pair && { regroup: [...pair] }),
    ...(overwatch.length > 0 && { overwatch: [...overwatch] }),
  };
}

export const order: Gesture<OrderAct> = {
  actor: ({ issuer }) => issuer,
  command: commandOf,
  offers: ({ choices }, stand) =>
    Object.entries(choices.orders)
      .filter(([, { issuer }]) => issuer === stand)
      .map(([slot, { issuer }]) => ({
        key: `order/${slot}`,
        act: { kind: "order", slot, issuer, overwatch: [] },
      })),
  isOffered: ({ choices }, { slot }) => slot in choices.orders,
  lit: ({ choices }, { slot, offer }) => {
    const { recipients = [], spots = [] } = choices.orders[slot] ?? {};
    if (offer?.needs_recipient) return litUp(recipients);
    return litUp([], offer ? spotsOf(spots.map(({ marker }) => marker)) : []);
  },
  isSame: (a, b) => a.slot === b.slot,
};
