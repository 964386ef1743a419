import type { Play } from "./roles.ts";
import type { Scene } from "./scene.ts";

/** Those who move, come and go beside each other wait for nobody. */
const kAside: ReadonlySet<Scene["kind"]> = new Set(["move", "appear", "lost"]);

const whoseOf = (plays: readonly Play[]): ReadonlySet<string | undefined> =>
  new Set(
    plays.flatMap(({ scenes }) =>
      scenes.map((scene) => (scene.kind === "shot" ? scene.target : scene.who)),
    ),
  );
export function isAside(play: Play, others: readonly Play[]): boolean {
  const taken = whoseOf(others);
  const isQuiet = ({ scenes }: Play): boolean => scenes.every(({ kind }) => kAside.has(kind));
  return [play, ...others].every(isQuiet) && ![...whoseOf([play])].some((id) => taken.has(id));
}
