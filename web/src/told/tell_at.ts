import { createPlayer } from "../play/player.ts";
import { layTable, type Table } from "../table.ts";
import type { Reel } from "./reel.ts";
import { staged } from "./staged.ts";
import { Telling } from "./telling.ts";

/** A table on which a battle is told. */
export function tellAt(
  id: string,
  reel: Reel,
): { readonly telling: Telling; readonly table: Table } {
  const player = createPlayer({ pace: () => telling.state.get().pace });
  const telling = new Telling(reel, staged(player));
  return { telling, table: layTable(telling.battle, id, player) };
}
