import { getContext, setContext } from "svelte";
import type { View } from "../protocol.ts";
import type { Table } from "../table.ts";

const kKey = Symbol("table");
/** The table at which the panels sit. */
export const sitAt = (table: Table): Table => setContext(kKey, table);
export const useTable = (): Table => getContext<Table>(kKey);

/** What a stand, a contact or a company is called in this view. */
export function nameOf(view: View, id: string | undefined): string {
  if (id === undefined) return "";
  return view.stands[id]?.name ?? view.contacts[id]?.type ?? view.companies[id]?.name ?? id;
}
