import { spot, type Spot } from "../ground/geometry.ts";
import type { Memory } from "../table/memory.ts";
import { placeOf } from "../table/scene.ts";
import type { OrderChit, OrderChoice, OrderOffer, View } from "../wire/protocol.ts";
import { commandOf } from "./acts.ts";
import type { OrderAct } from "./kinds/order.ts";

/** Where most would follow, of the places that came with the choice; else where the issuer stands. */
function markerFor(view: View, { issuer, spots = [] }: OrderChoice): Spot | undefined {
  const many = spots.map(({ followers }) => followers?.length ?? 0);
  const best = spots[many.indexOf(Math.max(...many))];
  return best ? spot(best.marker) : placeOf(view, issuer);
}

/** What an order takes without further questions: no stand to name, no pair to choose. */
const isPlain = (offer: OrderOffer): boolean => !offer.needs_recipient && !offer.needs_pair;

/** The order of this issuer, its cap where most follow; it may still lack its arrow. */
export function orderBy(
  view: View,
  issuer: string,
  chit: OrderChit,
  arrow?: number,
): OrderAct | undefined {
  const slots = Object.entries(view.choices.orders).filter(([, one]) => one.issuer === issuer);
  for (const [slot, choice] of slots) {
    const offer = choice.offers.find((one) => one.chit === chit && isPlain(one));
    const marker = offer && markerFor(view, choice);
    if (!offer || !marker) continue;
    const way = offer.takes_arrow && arrow !== undefined ? { arrow } : {};
    return { kind: "order", slot, issuer, offer, marker, ...way, overwatch: [] };
  }
  return undefined;
}

/** The same order of each of these that may give it. */
export function ordersBy(
  view: View,
  issuers: readonly string[],
  chit: OrderChit,
  arrow?: number,
): readonly OrderAct[] {
  return issuers.flatMap((issuer) => orderBy(view, issuer, chit, arrow) ?? []);
}

export const issuersOf = ({ choices }: View): readonly string[] => [
  ...new Set(Object.values(choices.orders).map(({ issuer }) => issuer)),
];

/** What these could all be told at once: each order that one of them may give. */
export function offersOf(view: View, issuers: readonly string[]): readonly OrderOffer[] {
  const all = Object.values(view.choices.orders)
    .filter(({ issuer }) => issuers.includes(issuer))
    .flatMap(({ offers }) => offers.filter(isPlain));
  return all.filter(({ chit }, i) => all.findIndex((one) => one.chit === chit) === i);
}

/** Of those that have not ordered yet, what they ordered in the last turn, as far as it is offered again. */
export function sameAsBefore(view: View, { ordersBefore }: Memory): readonly OrderAct[] {
  return issuersOf(view).flatMap((issuer) => {
    const last = ordersBefore.by[issuer];
    const act = last && orderBy(view, issuer, last.chit, last.arrow);
    return act && commandOf(act) ? [act] : [];
  });
}

/** Companies that could be reached by an order that may still be given, and that none reaches yet. */
export function companiesWithout(view: View): readonly string[] {
  const companyOf = (id: string): string => view.stands[id]?.company ?? "";
  const reached = Object.values(view.orders)
    .filter(({ sealed }) => sealed)
    .flatMap(({ members }) => members.map(companyOf));
  const could = Object.values(view.choices.orders).flatMap(({ spots = [] }) =>
    spots.flatMap(({ followers }) => (followers ?? []).map(companyOf)),
  );
  return [...new Set(could)].filter((one) => one !== "" && !reached.includes(one));
}
