import { isOrderStep, type Memory } from "../table/memory.ts";
import type { Shown } from "../table/shown.ts";
import type { View } from "../wire/protocol.ts";
import { isSetUp, trayOf } from "./deploy.ts";
import type { Advice } from "./advice.ts";
import { decisionIn, explainsItself, routineIn } from "./decisions.ts";
import type { Draft } from "./draft.ts";
import { easyMission, easyOrders } from "./easy.ts";
import type { FireAct } from "./kinds/fire.ts";
import { allToTheEnd } from "./moves.ts";
import { companiesWithout } from "./orders.ts";

export interface Coached {
  readonly view: View;
  readonly draft: Draft;
  readonly memory: Memory;
  readonly proposals: readonly FireAct[];
  /** Something was refused in this step: the hand that did it does not do it again. */
  readonly isRefused: boolean;
}

/** The battle that explains itself is explained to its end, all others through their first turn. */
export function isCoached(view: View, { isGuided }: Memory): boolean {
  if (explainsItself(view)) return isGuided ?? true;
  return view.battle.turn <= 1 && (isGuided ?? false);
}

function onSetUp({ view, draft }: Coached): Advice {
  const waiting = trayOf(view).reduce((sum, row) => sum + row.waiting.length, 0);
  if (draft.group || draft.act.kind === "deploy") return { say: "block", count: 0, lit: "board" };
  if (waiting === 0) return { say: "deployed", count: 0, lit: "commit" };
  return { say: "deploy", count: waiting, lit: "tray", does: "places" };
}

function onOrders(coached: Coached): Advice {
  const { act } = coached.draft;
  if (act.kind === "order" && !act.offer) return { say: "chooseOrder", count: 0, lit: "chits" };
  if (act.kind === "order" && act.marker && act.offer?.needs_arrow)
    return { say: "pointOrder", count: 0, lit: "direction" };
  if (act.kind === "order") return { say: "layOrder", count: 0, lit: "board" };
  const without = companiesWithout(coached.view).length;
  if (without === 0) return { say: "ordered", count: 0, lit: "commit" };
  const { does } = easyOrders(coached.view, coached.memory);
  return { say: "chooseIssuer", count: without, lit: "actors", ...(does && { does }) };
}

function onFire({ view, proposals }: Coached): Advice {
  if (view.battle.step.startsWith("prep_fire")) return { say: "prepFire", count: 0, lit: "commit" };
  if (proposals.length > 0)
    return { say: "fire", count: proposals.length, lit: "board", does: "fire" };
  const shots = Object.keys(view.shots).length;
  return { say: shots > 0 ? "fired" : "noFire", count: shots, lit: "commit" };
}

function onMoves(view: View): Advice {
  const count = allToTheEnd(view).length;
  if (count > 0) return { say: "move", count, lit: "board", does: "moves" };
  return { say: "stay", count: 0, lit: "commit" };
}

function onArtillery(view: View): Advice {
  if (easyMission(view)) return { say: "mission", count: 1, lit: "actors", does: "mission" };
  const count = Object.keys(view.missions).length;
  return { say: count > 0 ? "asked" : "artillery", count, lit: "commit" };
}

function onStep(coached: Coached): Advice {
  const { view } = coached;
  switch (view.battle.step) {
    case "deployment":
      return isSetUp(view) ? onSetUp(coached) : { say: "pass", count: 0, lit: "commit" };
    case "orders":
    case "first_orders":
      return isOrderStep(view) ? onOrders(coached) : { say: "pass", count: 0, lit: "commit" };
    case "prep_fire_a":
    case "prep_fire_b":
    case "opportunity_fire":
    case "general_fire":
      return onFire(coached);
    case "side_a_moves":
    case "side_b_moves":
      return onMoves(view);
    case "artillery_response":
      return onArtillery(view);
    case "change_facing":
      return { say: "facing", count: 0, lit: "commit" };
    default:
      return { say: "pass", count: 0, lit: "commit" };
  }
}

function onChoices(coached: Coached): Advice {
  const count = coached.view.choices.must_discard;
  return count > 0 ? { say: "discard", count, does: "discard" } : onStep(coached);
}

/** From the own view, the own draft and the own memory alone. */
export function adviceOn(coached: Coached): Advice {
  const { view, draft, memory, isRefused } = coached;
  if (view.battle.over) return { say: "over", count: 0 };
  if (!view.choices.may_commit) return { say: "wait", count: 0 };
  const { does, lit, ...advice } = onChoices(coached);
  const decision = decisionIn(view, memory, advice.say);
  const routine = decision || isRefused ? undefined : routineIn(view, memory, draft);
  return {
    ...advice,
    ...(decision && { decision }),
    ...(routine ? { routine, lit: "commit" } : lit && { lit }),
    ...(does && !isRefused && { does }),
  };
}

/** What this seat is told now; nothing to whoever is not guided, looks on, or looks through another's eyes. */
export function adviceFor(
  shown: Shown | undefined,
  coached: Omit<Coached, "view">,
): Advice | undefined {
  const isPlayer = shown?.audience === "blue" || shown?.audience === "red";
  if (!shown || shown.borrowed || !isPlayer) return undefined;
  return isCoached(shown.view, coached.memory)
    ? adviceOn({ ...coached, view: shown.view })
    : undefined;
}
