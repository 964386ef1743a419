import { observable, type Observable } from "../kit/observable.ts";
import type { Command, View } from "../wire/protocol.ts";
import type { Answer, Battle, BattleState } from "../wire/store.ts";

/** A battle without a server: every command is heard and answered alike, and changes nothing by itself. */
export interface StillBattle extends Battle {
  readonly update: Observable<BattleState>["update"];
}

export function stillBattle(
  state: Partial<BattleState> & { readonly view: View },
  hear: (command: Command) => void = () => undefined,
  answer: Answer = { accepted: true },
): StillBattle {
  const { get, subscribe, update } = observable<BattleState>({
    connection: "open",
    audience: "blue",
    n: 1,
    chat: [],
    waiting: 0,
    ...state,
  });
  return {
    get,
    subscribe,
    update,
    send: (command) => {
      hear(command);
      return Promise.resolve(answer);
    },
    chat: () => false,
    viewAs: () => undefined,
    stopViewingAs: () => undefined,
    forgetRefusal: () => update(({ refusal: _, ...rest }) => rest),
    end: () => undefined,
  };
}
