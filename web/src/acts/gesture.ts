import type { Spot } from "../ground/geometry.ts";
import type { Lit } from "../table/scene.ts";
import type { Command, Point, View } from "../wire/protocol.ts";

/** What there is to know of one kind of act; each has a file in `kinds/`. */
export interface Gesture<A> {
  /** The stand whose act this is. */
  actor(act: A): string | undefined;
  /** The command that it is ready to become; absent while something is missing. */
  command(act: A): Command | undefined;
  /** Those of this kind that a stand may begin, from the choices alone. */
  offers(view: View, stand: string): readonly { readonly key: string; readonly act: A }[];
  /** Is it still among the choices? After an update it may not be. */
  isOffered(view: View, act: A): boolean;
  /** What can be chosen next: only what came with the view's choices. */
  lit(view: View, act: A): Lit;
  /** Begun from the same offer? */
  isSame(a: A, b: A): boolean;
}

const kNobody: ReadonlySet<string> = new Set();
export const litUp = (targets: Iterable<string>, places: readonly Spot[] = []): Lit => ({
  actors: kNobody,
  targets: new Set(targets),
  places,
});
export const spotsOf = (points: readonly Point[] = []): readonly Spot[] =>
  points.map(([x, y]) => ({ x, y }));
/** The way that a stand looks, or was told to. */
export const facingOf = (view: View, stand: string): number =>
  view.facings[stand] ?? view.stands[stand]?.facing ?? 0;
