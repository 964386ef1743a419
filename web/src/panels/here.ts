import { getContext, setContext } from "svelte";
import { mapOrder, numbersOf, piecesOf } from "../table/scene.ts";
import type { Shown } from "../table/shown.ts";
import type { Table } from "../table/table.ts";
import type { View } from "../wire/protocol.ts";

const kKey = Symbol("table");
/** The table at which the panels sit. */
export const sitAt = (table: Table): Table => setContext(kKey, table);
export const useTable = (): Table => getContext<Table>(kKey);

/** What a stand, a contact or a company is called in this view. */
export function nameOf(view: View, id: string | undefined): string {
  if (id === undefined) return "";
  const own = view.stands[id]?.name ?? view.contacts[id]?.type ?? view.companies[id]?.name;
  const known = Object.entries(view.desk?.contacts ?? {}).find(([key]) => key.endsWith(`/${id}`));
  return own ?? (known ? nameOf(view, known[1].stand) : id);
}

const kNamed = 3;
/** The first names, and how many more there are. */
export function shortList(names: readonly string[]): string {
  const more = names.length - kNamed;
  if (more < 2) return names.join(", ");
  return `${names.slice(0, kNamed).join(", ")}, +${String(more)}`;
}

export interface Named {
  readonly id: string;
  /** With the number that the map shows beside it where others have the same name. */
  readonly name: string;
}
/** What can be aimed at, in map order, and each told from the others. */
export function targetsNamed({ view, audience }: Shown, ids: readonly string[]): readonly Named[] {
  const pieces = piecesOf(view, audience);
  const numbers = numbersOf(pieces, new Set(ids));
  const order = mapOrder(pieces).map(({ id }) => id);
  return [...ids]
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((id) => {
      const n = view.contacts[id] ? undefined : numbers.get(id);
      return { id, name: n === undefined ? nameOf(view, id) : `${nameOf(view, id)} (${n})` };
    });
}

/** For an entry of a list: while it is pointed at, so is its stand on the map. */
export function pointsAt(table: Table, id: string): Record<string, () => void> {
  const point = (): void => table.draft.update((draft) => ({ ...draft, hover: id }));
  const leave = (): void =>
    table.draft.update(({ hover, ...rest }) =>
      hover === undefined || hover === id ? rest : { ...rest, hover },
    );
  return { onpointerenter: point, onpointerleave: leave, onfocus: point, onblur: leave };
}
