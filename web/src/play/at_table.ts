import type { Shown } from "../shown.ts";
import type { Table } from "../table.ts";
import type { Scene } from "./scene.ts";
import { scenesOf } from "./scenes.ts";

/** Own stands that are moved while a step is open are where the hand has put them. */
function withoutOwn(scenes: readonly Scene[], { view }: Shown): readonly Scene[] {
  return scenes.filter((scene) => {
    if (scene.kind !== "move" && scene.kind !== "appear") return true;
    return !(scene.who in view.stands);
  });
}

/** Plays what this seat is told, as it is told; the answer ends it. */
export function playAtTable(table: Table): () => void {
  let before: Shown | undefined;
  return table.shown.subscribe((after) => {
    const was = before;
    before = after;
    if (!was || !after || was.audience !== after.audience || was.borrowed !== after.borrowed)
      return;
    const isSameStep = was.view.battle.opening === after.view.battle.opening;
    const scenes = scenesOf(was.view, after.view);
    void table.player.play(was.view, after.view, isSameStep ? withoutOwn(scenes, after) : scenes);
  });
}
