import { observable } from "../kit/observable.ts";
import type { PieceList, View } from "../wire/protocol.ts";
import { lastOf, stepFrom, turnFrom, type Moment } from "./moment.ts";
import { whyOf, type Why } from "./pieces.ts";
import type { Reel } from "./reel.ts";
import { toldBattle } from "./told_battle.ts";

/** How fast it is played; 1 is as it is meant to be seen. */
export const kPaces = [0.5, 1, 2, 4] as const;
export type Pace = (typeof kPaces)[number];

/** What lies between two views, once the second is shown: it takes its time, and less when it is cut short. */
export type Stage = (before: View, after: View, pace: Pace, cut: AbortSignal) => Promise<void>;

export interface TellingState {
  readonly list?: PieceList;
  /** What is shown; absent until something is. */
  readonly at?: Moment;
  /** How many frames there are in its piece, as far as that is known. */
  readonly frames?: number;
  readonly isPlaying: boolean;
  readonly isLoading: boolean;
  readonly pace: Pace;
  /** Why it does not go on. */
  readonly trouble?: Why;
}

export const pauseFor = (time: number, cut: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const go = (): void => {
      clearTimeout(timer);
      cut.removeEventListener("abort", go);
      done();
    };
    const timer = setTimeout(go, time);
    cut.addEventListener("abort", go);
  });
/** Without any movement: time to see what has changed. */
export const pause: Stage = (_before, _after, pace, cut) => pauseFor(700 / pace, cut);

/** Tells a battle from its pieces: what is shown of it, moment by moment. */
export class Telling {
  readonly battle = toldBattle();
  readonly state = observable<TellingState>({ isPlaying: false, isLoading: true, pace: 1 });
  readonly #stage: Stage;
  #reel: Reel;
  #forget: () => void;
  #run = new AbortController();

  constructor(reel: Reel, stage: Stage = pause) {
    this.#stage = stage;
    this.#reel = reel;
    this.#forget = this.#listen();
  }

  #listen(): () => void {
    return this.#reel.list.subscribe((list) => list && this.#change({ list }));
  }
  #change(more: Partial<TellingState>): void {
    this.state.update((now) => ({ ...now, ...more }));
  }
  /** Whatever was under way no longer is. */
  #begin(): AbortSignal {
    this.#run.abort();
    this.#run = new AbortController();
    return this.#run.signal;
  }
  #fail(error: unknown): void {
    this.#change({ trouble: whyOf(error), isPlaying: false, isLoading: false });
  }

  /** Through other eyes, in the same step or the last that they see; answers whether they see any. */
  async lookThrough(reel: Reel): Promise<boolean> {
    try {
      await reel.read();
    } catch (error) {
      this.#change({ trouble: whyOf(error) });
      return true;
    }
    const last = lastOf(reel.pieces());
    if (!last) return false;
    const { at } = this.state.get();
    this.#forget();
    this.#reel = reel;
    this.#forget = this.#listen();
    await this.goTo(at && at.n <= last.n ? { n: at.n, frame: 0 } : last);
    return true;
  }
  /** What may be told by now; answers why it could not be asked. What is played goes on. */
  async refresh(): Promise<Why | undefined> {
    try {
      await this.#reel.read();
      this.state.update(({ trouble: _, ...now }) => now);
      return undefined;
    } catch (error) {
      this.#change({ trouble: whyOf(error) });
      return whyOf(error);
    }
  }

  /** As far as there is something to tell; it goes on playing from there if it was. */
  async goTo(at: Moment): Promise<void> {
    const { isPlaying } = this.state.get();
    const cut = this.#begin();
    await this.#show(at, cut);
    if (isPlaying && !cut.aborted) await this.#play(cut);
  }
  async #show(at: Moment, cut: AbortSignal): Promise<void> {
    this.#change({ isLoading: true });
    try {
      const { piece, views } = await this.#reel.told(at.n);
      if (cut.aborted) return;
      const frame = Math.min(at.frame, piece.frames.length);
      const view = views[frame];
      const audience = this.#reel.list.get()?.audience ?? "public";
      if (view) this.battle.show(view, audience);
      const settled = this.#settled({ n: at.n, frame }, piece.frames.length);
      const isHere = settled.n === at.n;
      this.state.update(({ trouble: _, frames: __, ...now }) => ({
        ...now,
        isLoading: false,
        at: settled,
        ...(isHere && { frames: piece.frames.length }),
      }));
    } catch (error) {
      if (!cut.aborted) this.#fail(error);
    }
  }
  /** Where one piece ends the next begins. */
  #settled(at: Moment, frames: number): Moment {
    const isNext = at.frame >= frames && this.#reel.pieces().some(({ n }) => n === at.n + 1);
    return isNext ? { n: at.n + 1, frame: 0 } : at;
  }

  async play(): Promise<void> {
    if (this.state.get().isPlaying) return;
    await this.#play(this.#begin());
  }
  stop(): void {
    this.#begin();
    this.#change({ isPlaying: false, isLoading: false });
  }
  toggle(): void {
    if (this.state.get().isPlaying) this.stop();
    else void this.play();
  }
  setPace(pace: Pace): void {
    this.#change({ pace });
  }
  async #play(cut: AbortSignal): Promise<void> {
    this.#change({ isPlaying: true });
    try {
      while (!cut.aborted && (await this.#playOne(cut)));
      if (!cut.aborted) this.#change({ isPlaying: false });
    } catch (error) {
      if (!cut.aborted) this.#fail(error);
    }
  }
  /** One frame on; answers whether there was one. */
  async #playOne(cut: AbortSignal): Promise<boolean> {
    const { at, pace } = this.state.get();
    if (!at) return false;
    const { piece, views } = await this.#reel.told(at.n);
    const next = Math.min(at.frame, piece.frames.length) + 1;
    const [before, after] = [views[next - 1], views[next]];
    if (!before || !after) {
      const onward = this.#settled(at, piece.frames.length);
      if (cut.aborted || onward === at) return false;
      await this.#show(onward, cut);
      return !this.state.get().trouble;
    }
    if (cut.aborted) return false;
    await this.#show({ n: at.n, frame: next }, cut);
    if (!cut.aborted) await this.#stage(before, after, pace, cut);
    return true;
  }

  step(way: 1 | -1): void {
    this.#jump(stepFrom, way);
  }
  turn(way: 1 | -1): void {
    this.#jump(turnFrom, way);
  }
  #jump(from: typeof stepFrom, way: 1 | -1): void {
    const { at } = this.state.get();
    const to = at && from(this.#reel.pieces(), at, way);
    if (to) void this.goTo(to);
  }
  /** To the newest that may be told. */
  async toEnd(): Promise<void> {
    if (await this.refresh()) return;
    const last = lastOf(this.#reel.pieces());
    if (last) await this.goTo(last);
  }
  end(): void {
    this.#begin();
    this.#forget();
  }
}
