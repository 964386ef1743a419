import type { Decided, Decision, Memory } from "../table/memory.ts";
import type { View } from "../wire/protocol.ts";
import type { Advice } from "./advice.ts";
import type { Draft } from "./draft.ts";

/** The battle that explains itself: one thing is asked a turn, and all else is carried on with. */
export const explainsItself = ({ battle }: View): boolean => battle.scenario === "tutorial";

/** What each turn asks; where it cannot be asked, what comes later in that turn. */
const kInTurn: Readonly<Partial<Record<number, readonly Decision[]>>> = {
  1: ["openFire", "reserve"],
  2: ["mortars", "openFire", "reserve"],
  3: ["reserve"],
  4: ["early", "openFire", "reserve"],
  5: ["last"],
};

function isNow(decision: Decision, { battle, choices }: View, say: Advice["say"]): boolean {
  switch (decision) {
    case "openFire":
    case "last":
      return say === "fire";
    case "mortars":
      return say === "mission";
    case "reserve":
      return say === "chooseIssuer" && battle.step === "orders";
    case "early":
      return say === "prepFire" && Object.keys(choices.fires).length > 0;
  }
}

/** The decision of this turn as long as its step is open: each turn has one, the first that comes. */
export function decisionIn(
  view: View,
  { decided }: Memory,
  say: Advice["say"],
): Decision | undefined {
  const { turn, step } = view.battle;
  if (!explainsItself(view)) return undefined;
  if (decided?.turn === turn) return decided.step === step ? decided.decision : undefined;
  return kInTurn[turn]?.find((one) => isNow(one, view, say));
}

export const withDecided = (memory: Memory, { battle }: View, decision: Decision): Memory =>
  memory.decided?.turn === battle.turn
    ? memory
    : { ...memory, decided: { turn: battle.turn, step: battle.step, decision } satisfies Decided };

/** What is left is routine, as far as nobody has begun anything by hand: until the next decision, or the end. */
export function routineIn(
  view: View,
  { decided }: Memory,
  { act, group, formation }: Draft,
): Advice["routine"] {
  if (!explainsItself(view) || act.kind !== "none" || group || formation) return undefined;
  const { turn, turns } = view.battle;
  return decided?.turn === turn && turn === turns ? "toTheEnd" : "toTheNext";
}
