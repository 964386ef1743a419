import { observable, type Observable } from "../kit/observable.ts";
import type { Audience } from "../wire/protocol.ts";
import { loadDeeds, saveDeeds, withDeeds, withFound, type Deeds } from "./deeds.ts";
import { loadLook, lookOf, ruledSince, saveLook } from "./last_look.ts";
import type { Shown } from "./shown.ts";

/** What rulings have done, also while the player was not here: their lines of the log say only of which stand. */
export class Hearing {
  /** Lines of the log: rulings that were made while he was away. */
  readonly ruled: Observable<readonly string[]> = observable<readonly string[]>([]);
  readonly #id: string;
  readonly #isTold: boolean;
  readonly #deeds = new Map<Audience, Deeds>();
  #last: Shown | undefined;

  /** What is told of the past is not kept: it is no look at the table. */
  constructor(id: string, isTold: boolean) {
    this.#id = id;
    this.#isTold = isTold;
  }

  deedsOf(audience: Audience): Deeds {
    return this.#deeds.get(audience) ?? {};
  }
  hear(shown: Shown): void {
    const { view, audience, borrowed } = shown;
    const last = this.#last;
    this.#last = shown;
    if (borrowed && !this.#isTold) return;
    const before = this.#deeds.get(audience) ?? loadDeeds(this.#id, audience);
    const isNext = last?.audience === audience && last.borrowed === borrowed;
    const isBack = last === undefined && !this.#isTold;
    const then = isNext ? lookOf(last.view) : isBack ? loadLook(this.#id, audience) : undefined;
    const now = then ? withDeeds(before, then, view) : before;
    this.#deeds.set(audience, now);
    if (isBack && then) this.ruled.set(ruledSince(then, view));
    if (now !== before && !this.#isTold) saveDeeds(this.#id, audience, now);
  }
  /** What older rulings did, found later; answers whether any of it is new. */
  learn(audience: Audience, found: Deeds): boolean {
    const before = this.deedsOf(audience);
    const now = withFound(before, found);
    this.#deeds.set(audience, now);
    if (now !== before && !this.#isTold) saveDeeds(this.#id, audience, now);
    return now !== before;
  }
  /** He looks away: from here on he is told when he comes back. */
  readonly leave = (): void => {
    const { view, audience, borrowed } = this.#last ?? {};
    const isPlayer = audience === "blue" || audience === "red";
    if (view && isPlayer && !borrowed && !this.#isTold) saveLook(this.#id, audience, view);
  };
}
