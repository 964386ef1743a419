import { actByKey } from "../acts/keys.ts";
import type { Table } from "../table/table.ts";
import { intoForm } from "./focus.ts";
import { neighbourReady, readyStands } from "./ready.ts";

/** Where keys are letters that somebody writes, or choose among what has the focus. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : undefined;
  const isWriting =
    target?.closest("input:not([type=checkbox]), textarea, select, dialog") !== null;
  const isListed = event.key.startsWith("Arrow") && target?.closest(".stands, [role=tab]");
  return (target !== undefined && isWriting) || Boolean(isListed);
}

function goTo(table: Table, step: 1 | -1): boolean {
  const shown = table.shown.get();
  if (!shown) return false;
  const ready = readyStands(shown, table.memory.get().held);
  const next = neighbourReady(ready, table.draft.get().selected, step);
  if (!next) return false;
  table.select(next.id);
  table.glance.set({ id: next.id });
  void intoForm();
  return true;
}

/** Keys that mean the same wherever the focus is; answers whether this was one. */
export function pressed(table: Table, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) {
    const commit = document.querySelector<HTMLButtonElement>("[data-testid=commit]:enabled");
    if (event.key !== "Enter" || !commit) return false;
    // Held down, it is pressed once.
    if (!event.repeat) commit.click();
    return true;
  }
  if (isTaken(event) || !table.preferences.get().letters) return false;
  const letter = event.key.toLowerCase();
  if (letter === "n" || letter === "p") return goTo(table, letter === "n" ? 1 : -1);
  return actByKey(table, event.key);
}
