import { observable, type Readable } from "../kit/observable.ts";
import type { Moment, Player } from "../play/player.ts";
import { loadNumbers, numbered, withNew } from "../table/contact_numbers.ts";
import { isUnsaid } from "../table/deeds.ts";
import { withLooked } from "../table/memory.ts";
import type { Shown } from "../table/shown.ts";
import type { Table } from "../table/table.ts";
import type { Audience, ListedPiece, View } from "../wire/protocol.ts";
import type { Source, Why } from "./pieces.ts";
import { Reel } from "./reel.ts";
import type { Pace, Telling } from "./telling.ts";

/** What a player has not seen happen, as it stands with it. */
export interface MissedState {
  /** Shown on the board now; else it is offered, if there is anything. */
  readonly isPlaying: boolean;
  readonly pieces: readonly ListedPiece[];
  /** Of the piece that is shown. */
  readonly n?: number;
  /** Why it could not be shown. */
  readonly trouble?: Why;
}
const kNothing: MissedState = { isPlaying: false, pieces: [] };
/** Milliseconds: whoever is here has then seen what closed. */
const kSeen = 500;

/** Much is told faster, so that nobody waits for the end of it. */
const paceFor = (steps: number): Pace => (steps > 12 ? 4 : steps > 4 ? 2 : 1);

/**
 * The steps that closed while a player was not here: offered when he comes back, and shown on his
 * board, which is all that waits for it.
 */
export class Missed {
  readonly state = observable<MissedState>(kNothing);
  /** The table as the board has it: while steps are shown, with what was seen then. */
  readonly onBoard: Table;
  readonly #table: Table;
  readonly #seat: string;
  readonly #sourceOf: (audience: Audience) => Source;
  readonly #shown = observable<Shown | undefined>(undefined);
  readonly #playing = observable<Moment | undefined>(undefined);
  readonly #ends: readonly (() => void)[];
  #reel: Reel | undefined;
  #story: { readonly telling: Telling; readonly player: Player; end(): void } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #opening: number | undefined;
  /** How what is told is told: on its way since there is something. */
  #teller: Promise<typeof import("./tell_at.ts")> | undefined;
  /** Asked for, and on its way. */
  #wanted: object | undefined;
  #isAsked = false;
  #isCut = false;
  /** In which pieces it was looked for what rulings did. */
  readonly #searched = new Set<number>();
  /** What the board has now was told so. */
  #told: View | undefined;

  constructor(table: Table, seat: string, sourceOf: (audience: Audience) => Source) {
    this.#table = table;
    this.#seat = seat;
    this.#sourceOf = sourceOf;
    this.onBoard = withOther(table, this.#shown, this.#playing);
    const look = (): void => void this.#look(true);
    document.addEventListener("visibilitychange", look);
    this.#ends = [
      table.shown.subscribe((now) => this.#follow(now)),
      table.player.playing.subscribe(() => this.#draw()),
      table.battle.subscribe(({ connection }) => this.#connected(connection === "open")),
      () => document.removeEventListener("visibilitychange", look),
      () => clearTimeout(this.#timer),
      () => this.skip(),
    ];
  }

  #follow(now: Shown | undefined): void {
    this.#draw();
    const isPlayer = now?.audience === "blue" || now?.audience === "red";
    if (!now || !isPlayer || now.borrowed) return;
    const { opening } = now.view.battle;
    const { code } = now.view.prompt;
    // Whoever decides has gone on.
    const isDone = this.#isAsked && (code !== "decide" || opening !== this.#opening);
    if (isDone && !this.#story && !this.#wanted) this.putAway();
    this.#isAsked = code === "decide";
    if (opening === this.#opening) return;
    const isFirst = this.#opening === undefined;
    this.#opening = opening;
    this.#reel ??= new Reel(this.#sourceOf(now.audience));
    clearTimeout(this.#timer);
    if (isFirst) void this.#look(true);
    else this.#timer = setTimeout(() => void this.#look(false), kSeen);
  }
  #connected(isOpen: boolean): void {
    const isBack = isOpen && this.#isCut;
    this.#isCut = !isOpen;
    if (isBack) void this.#look(true);
  }

  /** Whoever was here all the time has seen what closed; who comes back is offered it. */
  async #look(isBack: boolean): Promise<void> {
    const reel = this.#reel;
    if (!reel || document.hidden) return;
    const list = await reel.read().catch(() => undefined);
    if (!list || document.hidden) return;
    void this.#learn(reel).catch(() => undefined);
    const last = list.pieces.at(-1)?.n ?? 0;
    const seen = this.#table.memory.get().looked[this.#seat];
    const isOffered = this.state.get().pieces.length > 0;
    const isSeen = seen === undefined || seen > last || (!isBack && !isOffered);
    if (isSeen) return this.#sees(last);
    const pieces = list.pieces.filter(({ n }) => n > seen);
    void this.#telling().catch(() => undefined);
    this.state.update((now) => ({ ...now, pieces }));
  }
  /** What rulings did of which the log says only that they were. */
  async #learn(reel: Reel): Promise<void> {
    const { view, borrowed } = this.#table.shown.get() ?? {};
    if (!view || borrowed || !Object.values(view.log).some(isUnsaid)) return;
    const { deedsIn } = await import("./ruled.ts");
    this.#table.learn(await deedsIn(reel, view.log, this.#searched));
  }
  #sees(n: number): void {
    this.#table.memory.update((memory) => withLooked(memory, this.#seat, n));
  }

  #telling(): Promise<typeof import("./tell_at.ts")> {
    return (this.#teller ??= import("./tell_at.ts"));
  }
  /** Shows what is offered. */
  async play(): Promise<void> {
    const { pieces, isPlaying } = this.state.get();
    const [reel, [first]] = [this.#reel, pieces];
    if (!reel || !first || isPlaying) return;
    this.state.set({ isPlaying: true, pieces, n: first.n });
    const wanted = {};
    this.#wanted = wanted;
    const teller = await this.#telling().catch(() => undefined);
    if (this.#wanted !== wanted) return;
    this.#wanted = undefined;
    if (!teller) return this.state.set({ isPlaying: false, pieces, trouble: "failed" });
    const { telling, player } = teller.tellOn(reel, {
      isStill: () => this.#table.player.isStill(),
    });
    telling.setPace(paceFor(pieces.length));
    const ends = [
      telling.battle.subscribe(() => this.#draw()),
      telling.state.subscribe(({ at }) => at && this.state.update((now) => ({ ...now, n: at.n }))),
      player.playing.subscribe(() => this.#draw()),
      () => telling.end(),
      () => player.skip(),
    ];
    const story = { telling, player, end: () => ends.forEach((end) => end()) };
    this.#story = story;
    await telling.goTo({ n: first.n, frame: 0 });
    await telling.play();
    if (this.#story !== story) return;
    const { trouble } = telling.state.get();
    this.#stop();
    if (trouble) this.state.set({ isPlaying: false, pieces, trouble });
    else this.putAway();
  }
  #stop(): void {
    const story = this.#story;
    this.#story = this.#wanted = undefined;
    story?.end();
    this.#draw();
  }
  /** Whoever does anything goes back to the table as it is. */
  skip(): void {
    if (!this.#story && !this.#wanted) return;
    this.#stop();
    this.putAway();
  }
  /** He has seen it, or does not want to. */
  putAway(): void {
    const last = this.state.get().pieces.at(-1);
    if (last) this.#sees(last.n);
    this.state.set(kNothing);
  }
  end(): void {
    for (const end of this.#ends) end();
  }

  #draw(): void {
    const live = this.#table.shown.get();
    const { view } = this.#story?.telling.battle.get() ?? {};
    this.#shown.set(view && live ? this.#then(view, live) : live);
    this.#playing.set((this.#story?.player ?? this.#table.player).playing.get());
  }
  /** As it was then, on the same ground and with the same names. */
  #then(view: View, { view: now, audience }: Shown): Shown {
    const last = this.#shown.get();
    if (last?.borrowed && this.#told === view) return last;
    const numbers = withNew(loadNumbers(this.#table.id, audience), view);
    const isSame = JSON.stringify(view.map) === JSON.stringify(now.map);
    this.#told = view;
    const named = numbered(view, numbers);
    return { view: isSame ? { ...named, map: now.map } : named, audience, borrowed: true };
  }
}

/** The same table with something else to be seen on it. */
function withOther(
  table: Table,
  shown: Readable<Shown | undefined>,
  playing: Player["playing"],
): Table {
  const { player } = table;
  const other: Partial<Table> = {
    shown,
    player: {
      playing,
      play: (...what) => player.play(...what),
      skip: () => player.skip(),
      isStill: () => player.isStill(),
    },
  };
  return new Proxy(table, {
    get: (target, key: keyof Table): unknown => {
      const own: unknown = other[key] ?? target[key];
      return typeof own === "function" ? (own.bind(target) as unknown) : own;
    },
  });
}
