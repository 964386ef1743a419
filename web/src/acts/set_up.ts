import type { Shown } from "../table/shown.ts";
import type { Table } from "../table/table.ts";
import { isWaiting, trayOf } from "./deploy.ts";

const kPatience = 5000;

/** The view of this table in which this holds; what there is, if it never comes to that. */
function untilShown(table: Table, holds: (shown: Shown) => boolean): Promise<void> {
  return new Promise((done) => {
    let end = (): void => undefined;
    const late = setTimeout(() => finish(), kPatience);
    const finish = (): void => {
      clearTimeout(late);
      end();
      done();
    };
    end = table.shown.subscribe((shown) => {
      if (shown && holds(shown)) queueMicrotask(finish);
    });
  });
}

/** Who has no place yet is set down where the server would set him down, and lies there to be seen: until the commit each may still be moved. */
export async function takeServersPlaces(table: Table): Promise<void> {
  const view = table.shown.get()?.view;
  for (const id of view ? trayOf(view).flatMap(({ waiting }) => waiting) : []) {
    const now = table.shown.get()?.view;
    const [at] = now?.choices.deploy[id]?.places ?? [];
    const stand = now?.stands[id];
    if (!at || !isWaiting(stand)) continue;
    const facing = stand?.facing ?? 0;
    if (await table.perform({ do: "deploy_stand", stand: id, at, facing }))
      await untilShown(table, (shown) => !isWaiting(shown.view.stands[id]));
  }
}
