import { observable, type Readable } from "../kit/observable.ts";
import type { View } from "../wire/protocol.ts";
import { isAside } from "./aside.ts";
import { kPageFrames, type Frames } from "./frames.ts";
import { fittedLength, rolesAt, runningAt, type Play, type Role, type Running } from "./roles.ts";
import { lengthOf, type Scene } from "./scene.ts";
import { scenesOf } from "./scenes.ts";

export type { Frames } from "./frames.ts";
export type { Role, Running } from "./roles.ts";

/** What the board shows of it now. */
export interface Moment {
  /** Those that are drawn otherwise than the last view has them, by id. */
  readonly roles: ReadonlyMap<string, Role>;
  readonly running: readonly Running[];
}
export interface PlayerOptions {
  /** Nothing moves: all is passed at once. By default, as the page is asked to be. */
  readonly isStill?: () => boolean;
  /** 1: as usual, 2: in half the time. Read when a play begins. */
  readonly pace?: () => number;
  readonly frames?: Frames;
}
/** One queue of what happened, played in its order. */
export interface Player {
  /** Absent while nothing is played. */
  readonly playing: Readable<Moment | undefined>;
  /** Puts what happened between two views at the end of the queue; the answer comes when it has been played or passed. */
  play(before: View, after: View, scenes?: readonly Scene[]): Promise<readonly Scene[]>;
  /** Passes all that is in the queue. */
  skip(): void;
  /** Nothing would move now: what is to be played is better read. */
  isStill(): boolean;
}

/** Whoever wants no motion has none; a page out of sight has no frames. */
export const isPageStill = (): boolean =>
  document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

interface Queued extends Play {
  readonly done: (scenes: readonly Scene[]) => void;
}
/** One that is played: how far it is, in nominal milliseconds, and how many pass in a real one. */
interface Live extends Queued {
  time: number;
  speed: number;
}
/** When something else waits, what is played is over in so many milliseconds. */
const kHurried = 900;
/** What waits is all over so long after the last of it came; nothing is a mere flicker. */
const [kQueue, kFlicker] = [3000, 120];
export const createPlayer = (options: PlayerOptions = {}): Player => new Queue(options);

class Queue implements Player {
  readonly playing = observable<Moment | undefined>(undefined);
  readonly isStill: () => boolean;
  readonly #pace: () => number;
  readonly #frames: Frames;
  #live: readonly Live[] = [];
  #waiting: readonly Queued[] = [];
  /** When the last frame was, and when all that waits is to be over. */
  #last = 0;
  #due = 0;
  #end: (() => void) | undefined;

  constructor({ isStill = isPageStill, pace = () => 1, frames = kPageFrames }: PlayerOptions) {
    this.isStill = isStill;
    this.#pace = pace;
    this.#frames = frames;
  }

  play(
    before: View,
    after: View,
    scenes: readonly Scene[] = scenesOf(before, after),
  ): Promise<readonly Scene[]> {
    if (scenes.length === 0) return Promise.resolve(scenes);
    if (this.isStill()) {
      this.skip();
      return Promise.resolve(scenes);
    }
    return new Promise((done) => this.#queue({ before, after, scenes, done }));
  }
  skip(): void {
    const passed = [...this.#live, ...this.#waiting];
    this.#live = this.#waiting = [];
    this.#end?.();
    this.#end = undefined;
    this.playing.set(undefined);
    for (const { done, scenes } of passed) done(scenes);
  }

  #queue(play: Queued): void {
    const all = [...this.#live, ...this.#waiting];
    if (this.#live.length === 0) this.#last = this.#frames.now();
    if (all.length === 0 || isAside(play, all)) this.#begin(play);
    else {
      this.#waiting = [...this.#waiting, play];
      this.#due = this.#frames.now() + kQueue / this.#pace();
      for (const live of this.#live) {
        const left = lengthOf(live.scenes) - live.time;
        live.speed = Math.max(live.speed, left / kHurried);
      }
    }
    this.#show();
    this.#end ??= this.#frames.next(this.#step);
  }
  #begin(play: Queued, longest = Infinity): void {
    const lasts = Math.min(longest, fittedLength(play.scenes) / this.#pace());
    const speed = lengthOf(play.scenes) / Math.max(kFlicker, lasts);
    this.#live = [...this.#live, { ...play, time: 0, speed }];
  }
  #next(): void {
    const [first, ...others] = this.#waiting;
    if (!first || this.#live.length > 0) return;
    this.#waiting = others;
    this.#begin(first, (this.#due - this.#frames.now()) / (1 + others.length));
  }
  #show(): void {
    const waiting = this.#waiting.map((play) => ({ ...play, time: 0 }));
    this.playing.set({
      roles: rolesAt([...this.#live, ...waiting]),
      running: this.#live.flatMap(({ scenes, time }) => runningAt(scenes, time)),
    });
  }
  readonly #step = (): void => {
    this.#end = undefined;
    const now = this.#frames.now();
    for (const live of this.#live) live.time += (now - this.#last) * live.speed;
    this.#last = now;
    const isOver = ({ scenes, time }: Live): boolean => time >= lengthOf(scenes);
    const over = this.#live.filter(isOver);
    this.#live = this.#live.filter((live) => !isOver(live));
    for (const { done, scenes } of over) done(scenes);
    this.#next();
    if (this.#live.length === 0) return this.playing.set(undefined);
    this.#show();
    this.#end ??= this.#frames.next(this.#step);
  };
}
