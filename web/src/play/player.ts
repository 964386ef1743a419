import { observable, type Readable } from "../observable.ts";
import type { View } from "../protocol.ts";
import { fittedLength, rolesAt, runningAt, type Play, type Role, type Running } from "./roles.ts";
import { lengthOf, type Scene } from "./scene.ts";
import { scenesOf } from "./scenes.ts";

export type { Role, Running } from "./roles.ts";

/** What the board shows of it now. */
export interface Moment {
  /** Those that are drawn otherwise than the last view has them, by id. */
  readonly roles: ReadonlyMap<string, Role>;
  readonly running: readonly Running[];
}
/** The time of a page: that of its frames. */
export interface Frames {
  now(): number;
  /** Calls once, at the next frame; the answer takes it back. */
  next(call: () => void): () => void;
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
}

const kPageFrames: Frames = {
  now: () => performance.now(),
  next: (call) => {
    const frame = requestAnimationFrame(call);
    return () => cancelAnimationFrame(frame);
  },
};
/** Whoever wants no motion has none; a page out of sight has no frames. */
const isPageStill = (): boolean =>
  document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

interface Queued extends Play {
  readonly done: (scenes: readonly Scene[]) => void;
}

export const createPlayer = (options: PlayerOptions = {}): Player => new Queue(options);

class Queue implements Player {
  readonly playing = observable<Moment | undefined>(undefined);
  readonly #isStill: () => boolean;
  readonly #pace: () => number;
  readonly #frames: Frames;
  #queue: readonly Queued[] = [];
  #begun = 0;
  /** How much nominal time passes in a millisecond of the first in the queue. */
  #speed = 1;
  #end: (() => void) | undefined;

  constructor({ isStill = isPageStill, pace = () => 1, frames = kPageFrames }: PlayerOptions) {
    this.#isStill = isStill;
    this.#pace = pace;
    this.#frames = frames;
  }

  play(
    before: View,
    after: View,
    scenes: readonly Scene[] = scenesOf(before, after),
  ): Promise<readonly Scene[]> {
    if (scenes.length === 0) return Promise.resolve(scenes);
    if (this.#isStill()) {
      this.skip();
      return Promise.resolve(scenes);
    }
    return new Promise((done) => {
      this.#queue = [...this.#queue, { before, after, scenes, done }];
      if (this.#queue.length === 1) this.#begin();
      else this.#show();
    });
  }
  skip(): void {
    const passed = this.#queue;
    this.#queue = [];
    this.#end?.();
    this.#end = undefined;
    this.playing.set(undefined);
    for (const { done, scenes } of passed) done(scenes);
  }

  /** The more waits, the faster. */
  #begin(): void {
    const [first, ...others] = this.#queue;
    if (!first) return this.skip();
    const lasts = fittedLength(first.scenes) / (this.#pace() * (1 + others.length));
    this.#speed = lengthOf(first.scenes) / Math.max(1, lasts);
    this.#begun = this.#frames.now();
    this.#show();
    this.#end ??= this.#frames.next(this.#step);
  }
  #time(): number {
    return (this.#frames.now() - this.#begun) * this.#speed;
  }
  #show(): void {
    const [first, ...others] = this.#queue;
    if (!first) return;
    const time = this.#time();
    const waiting = others.map((play) => ({ ...play, time: 0 }));
    this.playing.set({
      roles: rolesAt([{ ...first, time }, ...waiting]),
      running: runningAt(first.scenes, time),
    });
  }
  readonly #step = (): void => {
    this.#end = undefined;
    const [first, ...others] = this.#queue;
    if (!first) return;
    if (this.#time() < lengthOf(first.scenes)) {
      this.#show();
      this.#end = this.#frames.next(this.#step);
      return;
    }
    this.#queue = others;
    first.done(first.scenes);
    this.#begin();
  };
}
