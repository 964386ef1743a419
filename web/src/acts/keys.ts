import { commandOf } from "./acts.ts";
import { allToTheEnd } from "./moves.ts";
import { weaponOf } from "./kinds/fire.ts";
import { withNextTarget, withWeapon } from "./pulls.ts";
import { issuersOf, offersOf, orderBy, ordersBy, sameAsBefore } from "./orders.ts";
import type { Act } from "./draft.ts";
import { isOrderStep, withHeld } from "../table/memory.ts";
import type { OrderChit } from "../wire/protocol.ts";
import { mapOrder, piecesOf } from "../table/scene.ts";
import type { Table } from "../table/table.ts";

/** The letter of each order; the same in every language, so that hands need not learn twice. */
export const kChitKeys: Readonly<Record<OrderChit, string>> = {
  hold: "H",
  cautious_advance: "C",
  hasty_advance: "A",
  disengage: "D",
  rally: "R",
  take_command: "T",
  road_march: "M",
  entrench: "E",
  banzai: "B",
  regroup: "G",
};
const kWays: Readonly<Record<string, number>> = {
  ArrowUp: 0,
  ArrowRight: 90_000,
  ArrowDown: 180_000,
  ArrowLeft: 270_000,
};

/** One order for all who are chosen; what needs an arrow waits for it. */
export function orderAll(table: Table, chit: OrderChit): void {
  const { group = [] } = table.draft.get();
  const view = table.shown.get()?.view;
  if (!view) return;
  const issuers = issuersOf(view).filter((id) => group.includes(id));
  const needsArrow = offersOf(view, issuers).some((one) => one.chit === chit && one.needs_arrow);
  if (needsArrow) table.draft.update((draft) => ({ ...draft, groupChit: chit }));
  else void table.performAll(ordersBy(view, issuers, chit));
}

function placeOrBegin(table: Table, act: Act): void {
  table.change(act);
  if (commandOf(act)) void table.performDraft();
}

/** A letter is an order of the chosen commander, or of all who are chosen. */
function orderByLetter(table: Table, key: string): boolean {
  const view = table.shown.get()?.view;
  const { act, group } = table.draft.get();
  const chit = (Object.keys(kChitKeys) as OrderChit[]).find((one) => kChitKeys[one] === key);
  if (!view || !chit) return false;
  if (group) {
    const isOffered = offersOf(view, group).some((one) => one.chit === chit);
    if (isOffered) orderAll(table, chit);
    return isOffered;
  }
  const order = act.kind === "order" ? orderBy(view, act.issuer, chit) : undefined;
  if (order) placeOrBegin(table, order);
  return order !== undefined;
}

/** An arrow key is the way of an order that lacks one. */
function pointByArrow(table: Table, key: string): boolean {
  const view = table.shown.get()?.view;
  const { act, group = [], groupChit } = table.draft.get();
  const arrow = kWays[key];
  if (!view || arrow === undefined) return false;
  if (groupChit) void table.performAll(ordersBy(view, group, groupChit, arrow));
  else if (act.kind === "order" && act.offer?.needs_arrow && act.marker)
    placeOrBegin(table, { ...act, arrow });
  else return false;
  return true;
}

/** Another weapon by its number, another target by the point and the comma: what a pull does, for the chosen firer. */
function aimByKey(table: Table, key: string): boolean {
  const shown = table.shown.get();
  const { act } = table.draft.get();
  if (!shown || act.kind !== "fire") return false;
  const { view, audience } = shown;
  if (key !== "." && key !== ",") {
    const taken = /^[1-9]$/.test(key) ? withWeapon(view, act, Number(key) - 1) : undefined;
    if (taken) table.change(taken);
    return taken !== undefined;
  }
  const targets = weaponOf(view, act.firer, act.line)?.targets ?? [];
  const inReach = new Set(targets.map(({ target }) => target));
  const ids = mapOrder(piecesOf(view, audience))
    .map(({ id }) => id)
    .filter((id) => inReach.has(id));
  const aimed = withNextTarget(view, act, ids, key === "." ? 1 : -1);
  if (!aimed) return false;
  table.change(aimed);
  if (aimed.target !== undefined) table.glance.set({ id: aimed.target });
  return true;
}

function fire(table: Table): boolean {
  const { act, group } = table.draft.get();
  const shots = table.proposals.get().filter(({ firer }) => !group || group.includes(firer));
  if (act.kind === "fire" && act.target) void table.performDraft();
  else if (act.kind === "none" && shots.length > 0) void table.performAll(shots);
  else return false;
  return true;
}

function moveAll(table: Table): boolean {
  const { formation, group } = table.draft.get();
  const view = table.shown.get()?.view;
  const moves = view ? allToTheEnd(view, group) : [];
  if (formation) void table.performDraft();
  else if (moves.length > 0) table.propose(moves);
  else return false;
  return true;
}

function orderSame(table: Table): boolean {
  const view = table.shown.get()?.view;
  const orders = view && isOrderStep(view) ? sameAsBefore(view, table.memory.get()) : [];
  if (orders.length > 0) void table.performAll(orders);
  return orders.length > 0;
}

function holdFire(table: Table): boolean {
  const { selected, group } = table.draft.get();
  const view = table.shown.get()?.view;
  const ids = (group ?? (selected === undefined ? [] : [selected])).filter(
    (id) => view && id in view.stands,
  );
  const { held } = table.memory.get();
  const isHeld = ids.every((id) => held.includes(id));
  if (ids.length > 0) table.memory.update((now) => withHeld(now, ids, !isHeld));
  return ids.length > 0;
}

/** What a single key does at the table; answers whether it did anything. */
export function actByKey(table: Table, key: string): boolean {
  if (table.shown.get()?.borrowed) return false;
  const letter = key.toUpperCase();
  if (pointByArrow(table, key) || orderByLetter(table, letter) || aimByKey(table, key)) return true;
  switch (letter) {
    case "F":
      return fire(table);
    case "L":
      return moveAll(table);
    case "S":
      return orderSame(table);
    case "X":
      return holdFire(table);
    default:
      return false;
  }
}
