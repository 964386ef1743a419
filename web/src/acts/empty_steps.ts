import type { Memory } from "../table/memory.ts";
import type { Shown } from "../table/shown.ts";
import type { Table } from "../table/table.ts";
import type { View } from "../wire/protocol.ts";
import type { Draft } from "./draft.ts";

/** Whoever has nothing in them loses nothing by passing them; all other steps are ended one by one. */
const kPassable: readonly string[] = ["1A", "2B", "3A", "4A", "4B", "5C", "5E", "FW"];

const isNone = (of: object): boolean => Object.keys(of).length === 0;

/** The step asks this player and he has nothing in it: nothing to do, nothing begun, nothing sealed.
 * Turning alone, which is nearly always possible, is nothing as long as he knows of no enemy to turn to. */
export function isEmptyStep(
  { battle, choices, contacts, prompt }: View,
  { act, group, formation }: Draft,
): boolean {
  const { deploy, orders, forms, moves, transport, missions, cards, occupy } = choices;
  const printed = battle.step === "card_window" ? "FW" : battle.printed;
  const fires = Object.values(choices.fires).flatMap(({ weapons = [] }) => weapons);
  return (
    choices.may_commit &&
    kPassable.includes(printed) &&
    ![act.kind !== "none", group, formation, choices.must_discard].some(Boolean) &&
    Object.entries(prompt.seals).every(([what, n]) => n === 0 || what === "undeployed") &&
    [deploy, orders, forms, moves, transport, missions, cards, occupy].every(isNone) &&
    (isNone(choices.may_turn) || isNone(contacts)) &&
    fires.every(({ targets = [] }) => targets.length === 0)
  );
}

/** Where steps last a least time nobody learns from a press who had anything in them; elsewhere each says so of this battle. */
export const passesEmpty = ({ emptySteps }: Memory, { battle }: View): boolean =>
  emptySteps ?? Number(battle.options["window_seconds"] ?? 0) > 0;

/** What was before a player when he pressed; by the time it is acted on it can be another step. */
export interface Press {
  readonly shown: Shown | undefined;
  readonly said: unknown;
}
export const pressedOn = ({ shown, battle }: Table): Press => ({
  shown: shown.get(),
  said: battle.get().chat.at(-1),
});
export async function pressEmpty(
  table: Table,
  fetched = () => import("./pass_empty.ts"),
): Promise<void> {
  const press = pressedOn(table);
  const opening = press.shown?.view.battle.opening;
  const passes = await fetched().catch(() => undefined);
  if (passes) await passes.passEmpty(table, press);
  else if (opening !== undefined) await table.perform({ do: "commit", opening });
}
