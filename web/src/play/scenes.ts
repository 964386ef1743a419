import { isLost, placeOf } from "../table/scene.ts";
import type { View } from "../wire/protocol.ts";
import { lostOf, movesOf } from "./moves.ts";
import type { Marked, Scene, Untimed } from "./scene.ts";
import { scheduled } from "./schedule.ts";
import { Teller } from "./told_scenes.ts";

export { lengthOf, type Scene } from "./scene.ts";

type Markers = Pick<View["stands"][string], "state" | "suppressed">;
const kWorse = ["steady", "pinned", "shaken", "demoralized"] as const;

function markedAs(was: Markers | undefined, is: Markers): Marked["as"] | undefined {
  if (!was) return undefined;
  if (is.suppressed && !was.suppressed) return "suppressed";
  return kWorse.indexOf(is.state) > kWorse.indexOf(was.state) ? is.state : undefined;
}

/** Who bears a marker now. */
function marksOf(before: View, after: View): readonly Untimed[] {
  const own = Object.entries(after.stands)
    .filter(([, { presence }]) => !isLost(presence))
    .map(([who, is]) => [who, markedAs(before.stands[who], is)] as const);
  const contacts = Object.entries(after.contacts)
    .filter(([, { in_sight }]) => in_sight)
    .map(([who, is]) => [who, markedAs(before.contacts[who], is)] as const);
  return [...own, ...contacts].flatMap(([who, as]) => {
    const at = placeOf(after, who);
    return as && at ? [{ kind: "marked" as const, who, at, as }] : [];
  });
}

/** What is seen to happen between two views of one audience. What neither of them has is never guessed. */
export function scenesOf(before: View, after: View): readonly Scene[] {
  const told = new Teller(before, after).scenes();
  const ends = told.flatMap((scene) =>
    scene.kind === "gone" || scene.kind === "fall_back" ? [scene.who] : [],
  );
  const others = new Set(ends);
  const moves = movesOf(before, after, others);
  const lost = lostOf(before, after, others);
  const marks = marksOf(before, after);
  return scheduled([...moves, ...told, ...marks, ...lost]);
}
