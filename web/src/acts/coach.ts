import { isOrderStep, type Memory } from "../table/memory.ts";
import type { Shown } from "../table/shown.ts";
import type { View } from "../wire/protocol.ts";
import { isSetUp, trayOf } from "./deploy.ts";
import type { Draft } from "./draft.ts";
import { easyMission, easyOrders, type Easy } from "./easy.ts";
import type { FireAct } from "./kinds/fire.ts";
import { allToTheEnd } from "./moves.ts";
import { companiesWithout } from "./orders.ts";

/** What a newcomer is told now, what lights up, and what the yellow button does first. */
export interface Advice {
  readonly say:
    | "over"
    | "wait"
    | "discard"
    | "deploy"
    | "block"
    | "deployed"
    | "chooseIssuer"
    | "chooseOrder"
    | "pointOrder"
    | "layOrder"
    | "ordered"
    | "prepFire"
    | "fire"
    | "fired"
    | "noFire"
    | "move"
    | "stay"
    | "artillery"
    | "mission"
    | "asked"
    | "facing"
    | "pass";
  readonly count: number;
  /** What there is to decide in this turn; absent in all other steps. */
  readonly decision?: Decision;
  readonly lit?: "tray" | "board" | "actors" | "chits" | "direction" | "commit";
  /** What is done for whoever does not want to choose. */
  readonly does?: Easy;
}
/** One of each turn of the battle that explains itself. */
export type Decision = "openFire" | "mortars" | "reserve" | "early" | "last";
export interface Coached {
  readonly view: View;
  readonly draft: Draft;
  readonly memory: Memory;
  readonly proposals: readonly FireAct[];
  /** Something was refused in this step: the hand that did it does not do it again. */
  readonly isRefused: boolean;
}

/** The battle that explains itself is explained to its end, all others through their first turn. */
export function isCoached({ battle }: View, { isGuided }: Memory): boolean {
  if (battle.scenario === "tutorial") return isGuided ?? true;
  return battle.turn <= 1 && (isGuided ?? false);
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

function decisionIn({ battle, choices }: View, { say }: Advice): Decision | undefined {
  if (battle.scenario !== "tutorial") return undefined;
  const canFire = Object.keys(choices.fires).length > 0;
  const byTurn: Readonly<Partial<Record<number, readonly [Decision, boolean]>>> = {
    1: ["openFire", say === "fire" && battle.step === "opportunity_fire"],
    2: ["mortars", say === "mission"],
    3: ["reserve", say === "chooseIssuer"],
    4: ["early", say === "prepFire" && canFire],
    5: ["last", say === "fire"],
  };
  const [decision, isNow] = byTurn[battle.turn] ?? [];
  return isNow ? decision : undefined;
}

/** From the own view and the own draft alone. */
export function adviceOn(coached: Coached): Advice {
  const { view, isRefused } = coached;
  if (view.battle.over) return { say: "over", count: 0 };
  if (!view.choices.may_commit) return { say: "wait", count: 0 };
  if (view.choices.must_discard > 0)
    return {
      say: "discard",
      count: view.choices.must_discard,
      ...(!isRefused && { does: "discard" as const }),
    };
  const { does, ...advice } = onStep(coached);
  const decision = decisionIn(view, advice);
  return { ...advice, ...(decision && { decision }), ...(does && !isRefused && { does }) };
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
