import { createPlayer, type Player, type PlayerOptions } from "../play/player.ts";
import { layTable, type Table } from "../table/table.ts";
import type { Reel } from "./reel.ts";
import { staged } from "./staged.ts";
import { Telling } from "./telling.ts";

/** A battle that is told, as a board shows it happen. */
export function tellOn(
  reel: Reel,
  options: PlayerOptions = {},
): { readonly telling: Telling; readonly player: Player } {
  const player = createPlayer({ ...options, pace: () => telling.state.get().pace });
  const telling = new Telling(reel, staged(player));
  return { telling, player };
}

/** A table on which a battle is told. */
export function tellAt(
  id: string,
  reel: Reel,
): { readonly telling: Telling; readonly table: Table } {
  const { telling, player } = tellOn(reel);
  return { telling, table: layTable(telling.battle, id, player) };
}
