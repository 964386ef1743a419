import { endReach, reaches, ways, type Seat } from "../lobby/reach.ts";
import { keysOf } from "../lobby/seats.ts";
import { Refused } from "../wire/answers.ts";
import { forget, keptBefore } from "./kept.ts";
import { canBeCalled, current, subscription, tell } from "./this_browser.ts";

/** The list of a seat; whoever has it no more has none. */
async function listOf(seat: Seat): Promise<readonly string[]> {
  try {
    return (await reaches(seat)).map(({ id }) => id);
  } catch (error) {
    if (error instanceof Refused) return [];
    throw error;
  }
}
/** The new one is told before the old one ends: what breaks off in between is done the next time. */
async function renew(
  battle: string,
  old: readonly string[],
  made: PushSubscription,
  language: string,
): Promise<void> {
  for (const { key } of Object.values(keysOf(battle))) {
    const seat = { battle, key };
    const ended = (await listOf(seat)).filter((id) => old.includes(id));
    if (ended.length === 0) continue;
    await tell(seat, made, language);
    for (const id of ended) await endReach(seat, id);
  }
  forget(old);
}
/** This browser has another endpoint since: wherever a seat's calls went to the old one, they come here again. Nobody is asked anew. */
export async function renewWays(language: string): Promise<void> {
  if (!canBeCalled() || Notification.permission !== "granted") return;
  if (keptBefore((await current())?.endpoint).length === 0) return;
  const { push } = await ways();
  if (push === "") return;
  const made = await subscription(push);
  const old = keptBefore(made.endpoint);
  for (const battle of new Set(old.map((one) => one.battle))) {
    const ids = old.flatMap((one) => (one.battle === battle ? [one.id] : []));
    await renew(battle, ids, made, language).catch(() => undefined);
  }
}
