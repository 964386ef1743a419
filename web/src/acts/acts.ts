import type { Lit } from "../table/scene.ts";
import type { Command, View } from "../wire/protocol.ts";
import type { Act } from "./draft.ts";
import type { Gesture } from "./gesture.ts";
import { card } from "./kinds/card.ts";
import { deploy } from "./kinds/deploy.ts";
import { fire } from "./kinds/fire.ts";
import { mission } from "./kinds/mission.ts";
import { move } from "./kinds/move.ts";
import { none } from "./kinds/none.ts";
import { occupy } from "./kinds/occupy.ts";
import { order } from "./kinds/order.ts";
import { add, edit } from "./kinds/referee.ts";
import { transport } from "./kinds/transport.ts";
import { turn } from "./kinds/turn.ts";

/** An act that a stand can begin now, ready to be begun. */
export interface Offer {
  readonly key: string;
  readonly act: Exclude<Act, { kind: "none" | "add" }>;
}

/** The likeliest first: in this order they are offered. */
const kGestures: { readonly [K in Act["kind"]]: Gesture<Extract<Act, { kind: K }>> } = {
  order,
  move,
  fire,
  mission,
  deploy,
  transport,
  occupy,
  turn,
  card,
  edit,
  add,
  none,
};
const gestureOf = ({ kind }: Act): Gesture<Act> => kGestures[kind];

/** All that this stand may begin. */
export const offersFor = (view: View, stand: string): readonly Offer[] =>
  Object.values(kGestures).flatMap(({ offers }) => offers(view, stand) as readonly Offer[]);
export const stillOffered = (view: View, act: Act): boolean => gestureOf(act).isOffered(view, act);
export const actorOf = (act: Act): string | undefined => gestureOf(act).actor(act);
export const commandOf = (act: Act): Command | undefined => gestureOf(act).command(act);
export const litBy = (view: View, act: Act): Lit => gestureOf(act).lit(view, act);
export const isSameAct = (a: Act, b: Act): boolean =>
  a.kind === b.kind && gestureOf(a).isSame(a, b);
