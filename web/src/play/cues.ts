import type { Moment } from "./player.ts";
import { kLands } from "./scene.ts";

/** What is heard: a shot, dice that fall, a step that opens. */
export type Cue = "shot" | "die" | "step";

/** What is heard from one moment to the next. */
export function cuesOf(before: Moment | undefined, now: Moment | undefined): readonly Cue[] {
  const shares = new Map(before?.running.map(({ scene, share }) => [scene, share]));
  const cues = (now?.running ?? []).flatMap(({ scene, share }): readonly Cue[] => {
    if (scene.kind !== "shot") return [];
    const was = shares.get(scene);
    const falls = (was ?? 0) < kLands && share >= kLands && scene.told.dice.length > 0;
    return [...(was === undefined ? ["shot" as const] : []), ...(falls ? ["die" as const] : [])];
  });
  return [...new Set(cues)];
}
