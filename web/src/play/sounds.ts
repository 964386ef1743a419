import type { Table } from "../table/table.ts";
import { cuesOf, type Cue } from "./cues.ts";
import type { Sounds } from "./made_sounds.ts";
import type { Moment } from "./player.ts";

const made = (): Promise<Sounds | undefined> =>
  import("./made_sounds.ts").then(
    ({ Sounds }) => new Sounds(),
    () => undefined, // then it is silent
  );

/** For whoever asked to hear it; the answer ends it. */
export function soundAtTable(table: Table): () => void {
  let sounds: Promise<Sounds | undefined> | undefined;
  let last: Moment | undefined;
  let [opening, isOn] = [table.shown.get()?.view.battle.opening, table.preferences.get().sounds];
  const play = (cue: Cue): void => {
    if (!isOn || document.hidden) return;
    sounds ??= made();
    void sounds.then((made) => made?.play(cue));
  };
  const ends = [
    table.player.playing.subscribe((moment) => {
      if (isOn) for (const cue of cuesOf(last, moment)) play(cue);
      last = moment;
    }),
    table.shown.subscribe((shown) => {
      const next = shown?.view.battle.opening;
      if (opening !== undefined && next !== undefined && next > opening) play("step");
      opening = next ?? opening;
    }),
    // Who turns them on hears one at once.
    table.preferences.subscribe((preferences) => {
      const wasOn = isOn;
      isOn = preferences.sounds;
      if (isOn && !wasOn) play("step");
    }),
  ];
  return () => {
    for (const end of ends) end();
    void sounds?.then((made) => made?.end());
  };
}
