import type { ContactSeen, Told, View } from "../wire/protocol.ts";
import { kBand, mapOrder, piecesOf, type NumberedContact } from "./scene.ts";

/** Which of the contacts of its name each one is: it keeps its number for the battle. */
export interface ContactNumbers {
  readonly numbers: Readonly<Record<string, number>>;
  /** How many of each name there have been. */
  readonly counts: Readonly<Record<string, number>>;
}
export const kNoContacts: ContactNumbers = { numbers: {}, counts: {} };

/** Lines of contacts: step by step as they were made, in each as a reader looks over the map. */
function linesOf({ log }: View): readonly Told[] {
  const lines = Object.entries(log)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, told]) => told);
  const steps = new Map<string, number>();
  for (const { turn, step } of lines) {
    const key = `${turn}/${step}`;
    if (!steps.has(key)) steps.set(key, steps.size);
  }
  const when = ({ turn, step }: Told): number => steps.get(`${turn}/${step}`) ?? 0;
  const band = ({ place }: Told): number => -Math.floor((place?.[1] ?? 0) / kBand);
  return lines
    .filter(({ kind }) => kind === "contact_made")
    .sort(
      (a, b) => when(a) - when(b) || band(a) - band(b) || (a.place?.[0] ?? 0) - (b.place?.[0] ?? 0),
    );
}

/** With contacts that are new: in the order in which they were made, then as a reader looks. */
export function withNew(before: ContactNumbers, view: View): ContactNumbers {
  const numbers: Record<string, number> = { ...before.numbers };
  const counts: Record<string, number> = { ...before.counts };
  const add = (id: string, label: string): void => {
    if (id in numbers) return;
    counts[label] = (counts[label] ?? 0) + 1;
    numbers[id] = counts[label];
  };
  for (const { actor } of linesOf(view))
    if (actor && !(actor.id in view.stands)) add(actor.id, actor.label);
  const seen = mapOrder(piecesOf(view, "public")).filter(({ id }) => id in view.contacts);
  for (const { id, label } of seen) add(id, label);
  const isSame = Object.keys(numbers).length === Object.keys(before.numbers).length;
  return isSame ? before : { numbers, counts };
}

/** The view with each contact called by its number, in the log too, where its name alone is not enough. */
export function numbered(view: View, { numbers, counts }: ContactNumbers): View {
  const called = (id: string, label: string): string =>
    numbers[id] !== undefined && (counts[label] ?? 0) > 1 ? `${label} (${numbers[id]})` : label;
  const named = <W extends Told["actor"]>(who: W): W =>
    who && { ...who, label: called(who.id, who.label) };
  const contact = ([id, one]: [string, ContactSeen]): [string, NumberedContact] => {
    const type = called(id, one.type);
    return [id, type === one.type ? one : { ...one, type, number: numbers[id] ?? 0 }];
  };
  const line = ([n, told]: [string, Told]): [string, Told] => {
    const isOf = [told.actor, told.target].some((who) => who && who.id in numbers);
    if (!isOf) return [n, told];
    const { actor, target, ...rest } = told;
    return [
      n,
      { ...rest, ...(actor && { actor: named(actor) }), ...(target && { target: named(target) }) },
    ];
  };
  return {
    ...view,
    contacts: Object.fromEntries(Object.entries(view.contacts).map(contact)),
    log: Object.fromEntries(Object.entries(view.log).map(line)),
  };
}

const keyOf = (battle: string, audience: string): string =>
  `ordercap.contacts.${battle}.${audience}`;

export function loadNumbers(battle: string, audience: string): ContactNumbers {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(battle, audience)) ?? "null") as unknown;
    return (kept as ContactNumbers | null) ?? kNoContacts;
  } catch {
    return kNoContacts;
  }
}
export function saveNumbers(battle: string, audience: string, numbers: ContactNumbers): void {
  try {
    localStorage.setItem(keyOf(battle, audience), JSON.stringify(numbers));
  } catch {
    // Without storage they last as long as the page.
  }
}
