import { withCalls, type Calls } from "../acts/calls.ts";
import type { Draft } from "../acts/draft.ts";
import { observable, type Observable, type Readable } from "../kit/observable.ts";
import type { Audience, OrderChit, Step, View } from "../wire/protocol.ts";
import type { Shown } from "./shown.ts";

/** Why a shot is not proposed unless it is asked for: by who has other work, far for its weapon, by who is hidden. */
export const kDoubts = ["rear", "long", "hidden"] as const;
export type Doubt = (typeof kDoubts)[number];

export interface Aim {
  readonly line: number;
  readonly target: string;
}
export interface LastOrder {
  readonly chit: OrderChit;
  readonly arrow?: number;
}
/** The orders of one step, by who gave them. */
export interface OrdersGiven {
  readonly at: string;
  readonly by: Readonly<Record<string, LastOrder>>;
}
/** What there is to decide in the turns of the battle that explains itself. */
export type Decision = "openFire" | "mortars" | "reserve" | "early" | "last";
/** The decision that was put last, and when. */
export interface Decided {
  readonly turn: number;
  readonly step: Step;
  readonly decision: Decision;
}
/** What this browser keeps for a player of a battle. The server hears nothing of it. */
export interface Memory {
  /** Who holds his fire until his player lets him fire again. */
  readonly held: readonly string[];
  /** By firer: with what he aimed last, and at whom. */
  readonly aimed: Readonly<Record<string, Aim>>;
  /** Which doubtful shots he wants to see among what is proposed, and in which step. */
  readonly asked: { readonly at: string; readonly of: readonly Doubt[] };
  /** What was called of his shots, up to which line of the log. */
  readonly calls: Calls;
  readonly heard: number;
  /** The orders of this step, or of the last that had any, and those before. */
  readonly orders: OrdersGiven;
  readonly ordersBefore: OrdersGiven;
  /** By seat: which of the steps that are told was closed last when he looked. */
  readonly looked: Readonly<Record<string, number>>;
  /** He has read who he is and what he is to do. */
  readonly isWelcomed: boolean;
  /** He wants to be told what to do next, or not; absent until he has said so. */
  readonly isGuided?: boolean;
  /** Steps in a row in which he has nothing are one press; absent until he has said so: as the battle has it. */
  readonly emptySteps?: boolean;
  /** Of the battle that explains itself. */
  readonly decided?: Decided;
}
const kNoOrders: OrdersGiven = { at: "", by: {} };
export const kNoMemory: Memory = {
  held: [],
  aimed: {},
  asked: { at: "", of: [] },
  calls: {},
  heard: 0,
  orders: kNoOrders,
  ordersBefore: kNoOrders,
  looked: {},
  isWelcomed: false,
};

export const isOrderStep = ({ battle }: View): boolean =>
  battle.step === "orders" || battle.step === "first_orders";
const timeOf = ({ battle }: View): string => `${battle.turn}/${battle.step}`;

function ordersIn(view: View, audience: Audience): OrdersGiven["by"] {
  const own = Object.values(view.orders).flatMap(({ side, sealed, issuer, chit, arrow }) =>
    side === audience && sealed && issuer !== undefined
      ? [[issuer, { chit, ...(arrow !== undefined && { arrow }) }] as const]
      : [],
  );
  return Object.fromEntries(own);
}

/** With the orders that lie on the table now. */
export function withOrders(memory: Memory, view: View, audience: Audience): Memory {
  if (!isOrderStep(view)) return memory;
  const now = { at: timeOf(view), by: ordersIn(view, audience) };
  if (memory.orders.at === now.at) {
    const isSame = JSON.stringify(memory.orders.by) === JSON.stringify(now.by);
    return isSame ? memory : { ...memory, orders: now };
  }
  return { ...memory, orders: now, ordersBefore: memory.orders };
}

export function withAim(memory: Memory, { act }: Draft): Memory {
  if (act.kind !== "fire" || act.target === undefined) return memory;
  const { firer, line, target } = act;
  const last = memory.aimed[firer];
  if (last?.line === line && last.target === target) return memory;
  return { ...memory, aimed: { ...memory.aimed, [firer]: { line, target } } };
}

export const askedNow = ({ asked }: Memory, view: View): readonly Doubt[] =>
  asked.at === timeOf(view) ? asked.of : [];
/** These doubtful shots too are proposed, until the step ends. */
export function withAsked(memory: Memory, view: View, doubt: Doubt): Memory {
  const of = [...new Set([...askedNow(memory, view), doubt])];
  return { ...memory, asked: { at: timeOf(view), of } };
}

/** These hold their fire from now on, or no longer. */
export function withHeld(memory: Memory, ids: readonly string[], isHeld: boolean): Memory {
  const others = memory.held.filter((id) => !ids.includes(id));
  return { ...memory, held: isHeld ? [...others, ...ids] : others };
}

/** Whoever sits here has seen all that is told up to this piece. */
export function withLooked(memory: Memory, seat: string, n: number): Memory {
  if (memory.looked[seat] === n) return memory;
  return { ...memory, looked: { ...memory.looked, [seat]: n } };
}

const keyOf = (battle: string, audience: Audience): string =>
  `ordercap.memory.${battle}.${audience}`;
export function loadMemory(battle: string, audience: Audience): Memory {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(battle, audience)) ?? "{}") as object;
    return { ...kNoMemory, ...kept };
  } catch {
    return kNoMemory;
  }
}
function saveMemory(battle: string, audience: Audience, memory: Memory): void {
  try {
    localStorage.setItem(keyOf(battle, audience), JSON.stringify(memory));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** The memory of whoever sits here: it follows what is shown and what is aimed at. */
export function remember(
  battle: string,
  shown: Readable<Shown | undefined>,
  draft: Readable<Draft>,
): { readonly memory: Observable<Memory>; end(): void } {
  const memory = observable(kNoMemory);
  let player: Audience | undefined;
  const see = (now: Shown | undefined): void => {
    const isPlayer = now?.audience === "blue" || now?.audience === "red";
    if (!now || now.borrowed || !isPlayer) return;
    if (player !== now.audience) {
      player = now.audience;
      memory.set(loadMemory(battle, now.audience));
    }
    memory.update((m) => withCalls(withOrders(m, now.view, now.audience), now.view));
  };
  const ends = [
    shown.subscribe(see),
    draft.subscribe((now) => memory.update((m) => withAim(m, now))),
    memory.subscribe((m) => player && saveMemory(battle, player, m)),
  ];
  return { memory, end: () => ends.forEach((end) => end()) };
}
