import type { Shown } from "../table/shown.ts";
import type { Table } from "../table/table.ts";
import type { Side } from "../wire/protocol.ts";
import { newLines, type NewLine } from "./new_lines.ts";
import type { Scene } from "./scene.ts";
import { scenesOf } from "./scenes.ts";
import { tallyOf, type Tally } from "./tally.ts";

/** What this seat was told when a step closed. */
export interface Volley {
  /** There was fire in it. */
  readonly isFire: boolean;
  readonly tally: readonly Tally[];
  readonly lines: readonly NewLine[];
  /** It is shown on the map; else it is read. */
  readonly isPlayed: boolean;
}

/** While a step is open, own stands are where the hand has put them. */
function withoutOwn(scenes: readonly Scene[], { view, audience }: Shown): readonly Scene[] {
  const isPlayer = audience === "blue" || audience === "red";
  return scenes.filter((scene) => {
    if (scene.kind !== "appear" && !(scene.kind === "move" && isPlayer)) return true;
    return !(scene.who in view.stands);
  });
}

/** The same eyes, and the battle has gone on. */
function isNext(was: Shown, now: Shown): boolean {
  const [before, after] = [was.view.battle, now.view.battle];
  return (
    was.audience === now.audience &&
    was.borrowed === now.borrowed &&
    before.lifted === after.lifted &&
    before.opening <= after.opening
  );
}

function volleyOf(
  was: Shown,
  now: Shown,
  scenes: readonly Scene[],
  isPlayed: boolean,
): Volley | undefined {
  const own: Side = now.audience === "red" ? "red" : "blue";
  const tally = tallyOf(scenes, [now.view, was.view], own);
  if (tally.length === 0) return undefined;
  const shown = new Set(scenes.flatMap((scene) => ("n" in scene ? [scene.n] : [])));
  const lines = newLines(was.view, now.view).filter(
    ({ n, told }) => shown.has(n) || told.kind === "contact_made",
  );
  return { isFire: scenes.some(({ kind }) => kind === "shot"), tally, lines, isPlayed };
}

/** Plays what this seat is told, as it is told; the answer ends it. */
export function playAtTable(table: Table, tell: (volley: Volley) => void): () => void {
  const { player, shown } = table;
  let last: Shown | undefined;
  return shown.subscribe((now) => {
    const was = last;
    last = now;
    if (!was || !now || was.view === now.view) return;
    if (!isNext(was, now)) return player.skip();
    const isSameStep = was.view.battle.opening === now.view.battle.opening;
    const all = scenesOf(was.view, now.view);
    const isPlayed = !player.isStill();
    const volley = isSameStep ? undefined : volleyOf(was, now, all, isPlayed);
    if (volley) tell(volley);
    void player.play(was.view, now.view, isSameStep ? withoutOwn(all, now) : all);
  });
}
