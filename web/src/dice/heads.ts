import type { Battle, BattleState } from "../wire/store.ts";
import type { Book } from "./shown_heads.ts";
import { storedHeads } from "./kept_heads.ts";

/**
 * Keeps what this browser is shown of the dice at each turn's end. What it had been shown is read before the
 * server is asked, as in keepLinks; how it is kept is loaded when there is something to keep. [S-103]
 */
export function keepHeads(id: string, battle: Battle): () => void {
  const before = storedHeads(id);
  let book: Promise<Book> | undefined;
  let last: Partial<Pick<BattleState, "heads">> & { readonly turn?: number } = {};
  return battle.subscribe(({ heads, view }) => {
    const turn = view?.battle.turn;
    const isNew = heads !== last.heads || turn !== last.turn;
    if (turn === undefined || !isNew || (!heads && !before)) return;
    last = { turn, ...(heads && { heads }) };
    book ??= import("./shown_heads.ts").then(({ bookOf }) => bookOf(id, before));
    // What did not load, as while the server is away, is loaded for the next.
    void book.then((keep) => keep(turn, heads)).catch(() => (book = undefined));
  });
}
