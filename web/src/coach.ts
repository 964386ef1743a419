import { isSetUp, trayOf } from "./acts/deploy.ts";
import type { FireAct } from "./acts/kinds/fire.ts";
import { companiesWithout, issuersOf, ordersBy, sameAsBefore } from "./acts/orders.ts";
import type { Act, Draft } from "./draft.ts";
import { isOrderStep, type Memory } from "./memory.ts";
import type { View } from "./protocol.ts";
import type { Shown } from "./shown.ts";

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
    | "facing"
    | "pass";
  readonly count: number;
  readonly lit?: "tray" | "board" | "actors" | "chits" | "direction" | "commit";
  /** What is done for whoever does not want to choose. */
  readonly does?: "places" | "same" | "hold" | "fire" | "discard";
}
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

/** What the yellow button can do of orders: those of the last turn, else Hold for whoever leads a company without one. */
export function easyOrders({ view, memory }: Pick<Coached, "view" | "memory">): readonly Act[] {
  const same = sameAsBefore(view, memory);
  if (same.length > 0) return same;
  return companiesWithout(view).length > 0 ? ordersBy(view, issuersOf(view), "hold") : [];
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
  const isSame = sameAsBefore(coached.view, coached.memory).length > 0;
  const does =
    easyOrders(coached).length === 0 ? {} : ({ does: isSame ? "same" : "hold" } as const);
  return { say: "chooseIssuer", count: without, lit: "actors", ...does };
}

function onFire({ view, proposals }: Coached): Advice {
  if (view.battle.step.startsWith("prep_fire")) return { say: "prepFire", count: 0, lit: "commit" };
  if (proposals.length > 0)
    return { say: "fire", count: proposals.length, lit: "board", does: "fire" };
  const shots = Object.keys(view.shots).length;
  return { say: shots > 0 ? "fired" : "noFire", count: shots, lit: "commit" };
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
    case "side_b_moves": {
      const count = Object.keys(view.choices.moves).length;
      return count > 0
        ? { say: "move", count, lit: "board" }
        : { say: "stay", count, lit: "commit" };
    }
    case "artillery_response":
      return { say: "artillery", count: 0, lit: "commit" };
    case "change_facing":
      return { say: "facing", count: 0, lit: "commit" };
    default:
      return { say: "pass", count: 0, lit: "commit" };
  }
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
  return { ...advice, ...(does && !isRefused && { does }) };
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
