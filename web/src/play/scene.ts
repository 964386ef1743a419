import type { Spot } from "../ground/geometry.ts";
import type { MoraleState, Side, Told } from "../wire/protocol.ts";

/** When it is shown, in milliseconds from the beginning, before all is made to fit. */
interface Timed {
  readonly starts: number;
  readonly lasts: number;
}
/** Of a line of the log: its number and what it says. */
interface Said {
  readonly n: number;
  readonly told: Told;
}
/** Along what was seen of its way: each run without a gap, and between two runs nobody knows. */
export interface Move extends Timed {
  readonly kind: "move";
  readonly who: string;
  readonly runs: readonly (readonly Spot[])[];
  /** At its end. */
  readonly facing: number;
  /** It was not known before. */
  readonly isNew: boolean;
}
/** Fire of one at one. */
export interface Shot extends Timed, Said {
  readonly kind: "shot";
  /** Absent when it is not known. */
  readonly who?: string;
  readonly target?: string;
  readonly side?: Side;
  readonly from?: Spot;
  readonly to?: Spot;
  /** Where it came from, if that is all that is known: a facing. */
  readonly bearing?: number;
}
/** What befell one of many under the same fire, shells or mines. */
export interface Hit extends Timed, Said {
  readonly kind: "hit";
  readonly who: string;
  readonly by: "fire" | "shells" | "mines";
  readonly at?: Spot;
}
/** The way between is known of an own stand alone. */
export interface FallBack extends Timed, Said {
  readonly kind: "fall_back";
  readonly who: string;
  readonly from: Spot;
  readonly to: Spot;
  readonly isOwn: boolean;
  readonly facing: number;
}
export interface Gone extends Timed, Said {
  readonly kind: "gone";
  readonly who: string;
  readonly at: Spot;
  /** It leaves a wreck. */
  readonly burns: boolean;
}
/** A contact that is made, or anything that is elsewhere and no way is known. */
export interface Appear extends Timed {
  readonly kind: "appear";
  readonly who: string;
  readonly at: Spot;
  /** Where it was before. */
  readonly from?: Spot;
}
/** Out of sight: from now on a ghost, or nothing. */
export interface Lost extends Timed {
  readonly kind: "lost";
  readonly who: string;
  readonly at: Spot;
}
/** It bears another marker. */
export interface Marked extends Timed {
  readonly kind: "marked";
  readonly who: string;
  readonly at: Spot;
  readonly as: "suppressed" | MoraleState;
}
/** Something that is seen to happen between one view and the next. */
export type Scene = Move | Shot | Hit | FallBack | Gone | Appear | Lost | Marked;

/** Before it has its time. */
export type Untimed = Scene extends infer S
  ? S extends Scene
    ? Omit<S, keyof Timed>
    : never
  : never;

/** A shot lands when so much of it has passed. */
export const kLands = 0.34;

/** When the last of them is over. */
export const lengthOf = (scenes: readonly Scene[]): number =>
  scenes.reduce((end, { starts, lasts }) => Math.max(end, starts + lasts), 0);
