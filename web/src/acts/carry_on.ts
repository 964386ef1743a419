import type { Readable } from "../kit/observable.ts";
import type { Table } from "../table/table.ts";
import { followAdvice } from "./coach_hands.ts";

/** What is done is looked at before the next is: the names of the steps are read as they pass. */
const [kLook, kStillLook] = [450, 60];

async function once<T>(of: Readable<T>, holds: (now: T) => boolean): Promise<void> {
  if (holds(of.get())) return;
  await new Promise<void>((done) => {
    const end = of.subscribe((now) => {
      if (!holds(now)) return;
      end();
      done();
    });
  });
}
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** One thing of what is routine; false where it is not taken as it is. */
async function doOne(table: Table): Promise<boolean> {
  const does = table.advice.get()?.does;
  if (does) {
    await followAdvice(table, does);
    return table.unmet.get().length === 0;
  }
  const before = table.shown.get()?.view.battle.opening;
  const isTaken = await table.commit();
  // The answer is here before what has changed is.
  await once(table.shown, (now) => {
    const { battle, choices } = now?.view ?? {};
    return !isTaken || battle?.opening !== before || !choices?.may_commit;
  });
  return isTaken;
}

/** Does what is routine, one step after the other, until there is something to decide or somebody stops it. */
export async function carryOn(table: Table): Promise<void> {
  const { carriesOn, advice, player } = table;
  if (carriesOn.get()) return;
  carriesOn.set(true);
  const isStopped = (): boolean => !carriesOn.get();
  while (advice.get()?.routine && (await doOne(table))) {
    await pause(player.isStill() ? kStillLook : kLook);
    await once(player.playing, (moment) => moment === undefined || isStopped());
    const waiting = once(advice, (now) => now?.say !== "wait");
    await Promise.race([waiting, once(carriesOn, (is) => !is)]);
    if (isStopped()) return;
  }
  carriesOn.set(false);
}
