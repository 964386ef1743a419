import type { Player } from "../play/player.ts";
import { pauseFor, type Stage } from "./telling.ts";

/** Milliseconds: after what was played; where nothing was to be played; where it could not be, as nothing may move. */
const [kAfter, kNothing, kUnmoved] = [250, 500, 1400];

/** What happens between two views as the board shows it happen, and time to take it in. */
export function staged(player: Player): Stage {
  return async (before, after, pace, cut) => {
    const skip = (): void => player.skip();
    cut.addEventListener("abort", skip);
    const scenes = await player.play(before, after);
    cut.removeEventListener("abort", skip);
    const rest = scenes.length === 0 ? kNothing : player.isStill() ? kUnmoved : kAfter;
    if (!cut.aborted) await pauseFor(rest / pace, cut);
  };
}
