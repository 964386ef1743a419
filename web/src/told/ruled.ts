import { isUnsaid, withDeeds, type Deeds } from "../table/deeds.ts";
import { lookOf } from "../table/last_look.ts";
import type { View } from "../wire/protocol.ts";
import type { Reel } from "./reel.ts";

/** In how many steps it is looked for at once, the last ones. */
const kMost = 8;
const stepOf = ({ turn, step }: { readonly turn: number; readonly step: string }): string =>
  `${String(turn)}/${step}`;

/** What rulings did of which the log says only that they were, as the pieces of their steps show it. */
export async function deedsIn(reel: Reel, log: View["log"], searched: Set<number>): Promise<Deeds> {
  const steps = new Set(Object.values(log).filter(isUnsaid).map(stepOf));
  const pieces = reel.pieces().filter((one) => steps.has(stepOf(one)) && !searched.has(one.n));
  let deeds: Deeds = {};
  for (const { n } of pieces.slice(-kMost)) {
    searched.add(n);
    const { views } = await reel.told(n);
    let [last] = views;
    for (const view of views) {
      deeds = withDeeds(deeds, lookOf(last), view);
      last = view;
    }
  }
  return deeds;
}
