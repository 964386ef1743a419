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
async function until(of: readonly Readable<unknown>[], holds: () => boolean): Promise<void> {
  if (holds()) return;
  await new Promise<void>((done) => {
    const ends = of.map((one) =>
      one.subscribe(() => {
        if (!holds()) return;
        for (const end of ends) end();
        done();
      }),
    );
  });
}
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

const openingOf = ({ shown }: Table): number | undefined => shown.get()?.view.battle.opening;

/** One thing of what is routine; false where it is not taken as it is. */
async function doOne(table: Table): Promise<boolean> {
  const does = table.advice.get()?.does;
  if (does) {
    await followAdvice(table, does);
    return table.unmet.get().length === 0;
  }
  const before = openingOf(table);
  const isTaken = await table.commit();
  // The answer is here before what has changed is.
  await once(table.shown, (now) => {
    const { battle, choices } = now?.view ?? {};
    return !isTaken || battle?.opening !== before || !choices?.may_commit;
  });
  return isTaken;
}

/** What is carried on with. */
export interface Course {
  /** The step that is open now belongs to it. */
  readonly goesOn: () => boolean;
  /** Others decide, and it may go on after them. */
  readonly waits: () => boolean;
  /** What tells of both. */
  readonly of: readonly Readable<unknown>[];
  /** Each step that has opened is looked at before it is ended. */
  readonly looks?: true;
}
const routine = ({ advice }: Table): Course => ({
  goesOn: () => advice.get()?.routine !== undefined,
  waits: () => advice.get()?.say === "wait",
  of: [advice],
});

/** Goes on, one step after the other, until there is something to decide or somebody stops it. */
export async function carryOn(table: Table, course = routine(table)): Promise<void> {
  const { carriesOn, player } = table;
  if (carriesOn.get()) return;
  carriesOn.set(true);
  const isStopped = (): boolean => !carriesOn.get();
  const look = (): Promise<void> => pause(player.isStill() ? kStillLook : kLook);
  while (course.goesOn() && (await doOne(table))) {
    await look();
    await once(player.playing, (moment) => moment === undefined || isStopped());
    let seen: number | undefined;
    do {
      await until([...course.of, carriesOn], () => isStopped() || !course.waits());
      seen = openingOf(table);
      if (course.looks && !isStopped()) await look();
    } while (!isStopped() && openingOf(table) !== seen);
    if (isStopped()) return;
  }
  carriesOn.set(false);
}
