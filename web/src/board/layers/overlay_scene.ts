import type { Draft } from "../../acts/draft.ts";
import type { FireAct } from "../../acts/kinds/fire.ts";
import type { Spot } from "../../ground/geometry.ts";
import type { LeastPath } from "../../ground/least_paths.ts";
import type { Lit, Piece } from "../../table/scene.ts";
import type { Side, View } from "../../wire/protocol.ts";

/** What lies over the counters and follows the pointer. */
export interface Overlay {
  readonly view: View;
  readonly pieces: ReadonlyMap<string, Piece>;
  readonly lit: Lit;
  readonly draft: Draft;
  readonly side: Side;
  /** Where the server would move those whose orders do not let them stay. */
  readonly least: readonly LeastPath[];
  /** Who may fire at whom, of the one that is pointed at or chosen. */
  readonly fields: readonly (readonly [string, string])[];
  /** Shots that are proposed, and who holds his fire. */
  readonly proposals: readonly FireAct[];
  /** What takes all of them, or gives them up, is pointed at. */
  readonly areWhole: boolean;
  readonly held: readonly string[];
  /** The one by which a newcomer is shown how a shot is fired. */
  readonly taught?: FireAct;
  /** With what is fired that is being aimed. */
  readonly weapon?: string;
  /** What lies upon each other under the pointer. */
  readonly stack: readonly Piece[];
  /** Where the hand has drawn to, and what that costs, as words. */
  readonly cost?: { readonly at: Spot; readonly words: string; readonly tooFar: boolean };
}
