import { observable } from "../kit/observable.ts";
import type { Audience, View } from "../wire/protocol.ts";
import type { Battle, BattleState } from "../wire/store.ts";

/** A battle without a socket: what is shown of it comes from its pieces, and nothing can be done in it. */
export interface ToldBattle extends Battle {
  readonly isTold: true;
  show(view: View, audience: Audience): void;
}

export function toldBattle(): ToldBattle {
  const { get, subscribe, update } = observable<BattleState>({
    connection: "connecting",
    audience: "public",
    n: 0,
    chat: [],
    waiting: 0,
  });
  return {
    isTold: true,
    get,
    subscribe,
    show: (view, audience) =>
      update((now) => ({ ...now, connection: "open", view, audience, n: now.n + 1 })),
    send: () =>
      Promise.resolve({ accepted: false, code: "", reason: "This is over.", rules: [] } as const),
    chat: () => false,
    viewAs: () => undefined,
    stopViewingAs: () => undefined,
    forgetRefusal: () => undefined,
    end: () => undefined,
  };
}
