import { actorOf, commandOf, offersFor, stillOffered } from "../acts/acts.ts";
import { performAll, type Unmet } from "../acts/all.ts";
import type { Advice } from "../acts/advice.ts";
import { adviceFor } from "../acts/coach.ts";
import { withDecided } from "../acts/decisions.ts";
import { kNothing, type Act, type Draft } from "../acts/draft.ts";
import type { FireAct } from "../acts/kinds/fire.ts";
import { proposedFire } from "../acts/proposals.ts";
import { onceMore } from "../acts/spread.ts";
import { keepHeads } from "../dice/heads.ts";
import { keepLinks } from "../dice/links.ts";
import { shareInDice } from "../dice/share.ts";
import type { GroundUnder } from "../ground/ground_under.ts";
import { observable, type Observable, type Readable } from "../kit/observable.ts";
import { loadPreferences, savePreferences, type Preferences } from "../kit/preferences.ts";
import { createPlayer, isPageStill, type Player } from "../play/player.ts";
import { fileWords, inTongue, kAsPrinted, type FileWords } from "../text/in_tongue.ts";
import type { Audience, Command, View } from "../wire/protocol.ts";
import type { Battle } from "../wire/store.ts";
import {
  loadNumbers,
  numbered,
  saveNumbers,
  withNew,
  type ContactNumbers,
} from "./contact_numbers.ts";
import { saying, type Deeds } from "./deeds.ts";
import { Hearing } from "./hearing.ts";
import { remember, withAim, type Memory } from "./memory.ts";
import { isSameStep, remarkOn, withPassed, type Remark } from "./remarks.ts";
import { actorsOf, isLost } from "./scene.ts";
import type { Shown } from "./shown.ts";

/** Where the board is asked to look. */
export interface Glance {
  readonly id?: string;
  readonly at?: readonly [number, number];
}

export const listeners = ["blue", "red", "spectators"] as const;
export type Listener = (typeof listeners)[number];

/** What was typed and has not been sent; it stays through every change of tab and stand. */
export interface Unsent {
  /** Of the referee's next ruling. */
  readonly reason: string;
  /** Whom the referee tells the reason of a ruling that everybody hears of. */
  readonly tell: readonly Listener[];
  /** Of the referee to a side. */
  readonly letter: string;
  readonly chat: string;
}

/** One person at one table: what board and panels share. */
export interface Table {
  /** Of the battle. */
  readonly id: string;
  readonly battle: Battle;
  readonly shown: Readable<Shown | undefined>;
  readonly draft: Observable<Draft>;
  readonly preferences: Observable<Preferences>;
  readonly glance: Observable<Glance | undefined>;
  readonly unsent: Observable<Unsent>;
  /** What befell the draft or the chosen stand last; it stays until it is put away. */
  readonly remark: Observable<Remark | undefined>;
  /** Many acts are on their way to the server; what lies sealed is not yet all that was asked. */
  readonly sending: Readable<boolean>;
  /** What ending the step would do is to be shown on the map. */
  readonly preview: Observable<boolean>;
  /** The ground that was pointed at last. */
  readonly ground: Observable<GroundUnder | undefined>;
  /** What this browser keeps of this player's ways. */
  readonly memory: Observable<Memory>;
  /** Whom each stand that is free to fire would fire at, until its player says otherwise. */
  readonly proposals: Readable<readonly FireAct[]>;
  /** What was refused of the acts that were sent together last. */
  readonly unmet: Observable<readonly Unmet[]>;
  /** What a newcomer is told now; nothing to whoever knows the way. */
  readonly advice: Readable<Advice | undefined>;
  /** Lines of the log: rulings that were made while this player was not here. */
  readonly ruled: Observable<readonly string[]>;
  /** Says in the log what older rulings of this seat did. */
  learn(found: Deeds): void;
  /** What is routine is carried on with, step after step. */
  readonly carriesOn: Observable<boolean>;
  /** What happened, as the board shows it happen. */
  readonly player: Player;
  select(id: string | undefined): void;
  /** Chooses several; of one alone it is the same as to select it. */
  selectAll(ids: readonly string[]): void;
  /** Shows moves of many, to be made together. */
  propose(formation: Draft["formation"]): void;
  begin(act: Act): void;
  change(act: Act): void;
  /** Sends what the draft has become, if it is complete. */
  performDraft(): Promise<boolean>;
  perform(command: Command): Promise<boolean>;
  /** Ends the step that is seen: not the one that may open while this travels. */
  commit(): Promise<boolean>;
  /** The decision in the open step, while it is open. */
  takeBack(): Promise<boolean>;
  /** Sends many acts, each by itself. */
  performAll(acts: readonly Act[]): Promise<void>;
  /** One step back: the act first, then the selection. */
  cancel(): void;
  end(): void;
}

function shownOf(state: ReturnType<Battle["get"]>, isTold = false): Shown | undefined {
  if (state.seenAs) return { ...state.seenAs, borrowed: true };
  return state.view && { view: state.view, audience: state.audience, borrowed: isTold };
}

/** A choice of the last step hides who can act in this one; who cannot is let go. */
function isPast(selected: string, view: View, before: View, isPlayer: boolean): boolean {
  const stand = view.stands[selected];
  if (!stand && !(selected in view.contacts)) return true;
  if (!isPlayer) return false;
  const was = before.stands[selected];
  if (stand && was && isLost(stand.presence) && !isLost(was.presence)) return true;
  return !isSameStep(view, before) && offersFor(view, selected).length === 0;
}

/** Who was chosen together and can still act; who has moved meanwhile moves no more. */
function stillTogether(draft: Draft, view: View, before: View): Draft {
  const { group, formation, groupChit, block: _, volley: __, ...rest } = draft;
  if (!isSameStep(view, before)) return rest;
  const actors = group && actorsOf(view);
  const left = group?.filter((id) => actors?.has(id)) ?? [];
  const moves = formation?.filter((act) => stillOffered(view, act)) ?? [];
  return {
    ...rest,
    ...(left.length > 0 && { group: left, ...(groupChit && { groupChit }) }),
    ...(moves.length > 0 && { formation: moves }),
  };
}

/** The draft as far as the new choices still allow it. */
function revised(draft: Draft, { view, audience }: Shown, before: View): Draft {
  const { act, selected } = draft;
  const isPlayer = audience === "blue" || audience === "red";
  const isGone = selected !== undefined && isPast(selected, view, before, isPlayer);
  const kept = isGone ? kNothing : stillTogether(draft, view, before);
  return stillOffered(view, act) ? kept : { ...kept, act: { kind: "none" } };
}

const kHeardByAll = [
  "set_weather",
  "set_option",
  "extend_step",
  "end_step",
  "open_step",
  "pause",
  "resume",
  "end_battle",
  "reopen_battle",
] as const;
type OpenRuling = Extract<Command, { do: (typeof kHeardByAll)[number] }>;
const isHeardByAll = (command: Command): command is OpenRuling =>
  kHeardByAll.some((one) => one === command.do);

/** A ruling that everybody hears of, with its reason for those whom the referee tells it. */
function withWords(command: Command, tell: readonly Listener[]): Command {
  if (!isHeardByAll(command) || tell.length === 0) return command;
  return { ...command, told: Object.fromEntries(tell.map((one) => [one, command.reason])) };
}

function proposedAmong(
  shown: Readable<Shown | undefined>,
  memory: Readable<Memory>,
): Readable<readonly FireAct[]> {
  const proposals = observable<readonly FireAct[]>([]);
  const propose = (): void => {
    const now = shown.get();
    proposals.set(now && !now.borrowed ? proposedFire(now.view, memory.get()) : []);
  };
  shown.subscribe(propose);
  memory.subscribe(propose);
  return proposals;
}

export const layTable = (battle: Battle, id = "", player?: Player): Table =>
  new LaidTable(battle, id, player);

class LaidTable implements Table {
  readonly id: string;
  readonly battle: Battle;
  readonly shown = observable<Shown | undefined>(undefined);
  readonly draft = observable<Draft>(kNothing);
  readonly preferences = observable(loadPreferences());
  readonly glance = observable<Glance | undefined>(undefined);
  readonly ground = observable<GroundUnder | undefined>(undefined);
  readonly unsent = observable<Unsent>({ reason: "", tell: [], letter: "", chat: "" });
  readonly preview = observable(false);
  readonly sending = observable(false);
  readonly remark = observable<Remark | undefined>(undefined);
  readonly unmet = observable<readonly Unmet[]>([]);
  readonly memory: Observable<Memory>;
  readonly proposals: Readable<readonly FireAct[]>;
  readonly advice = observable<Advice | undefined>(undefined);
  readonly carriesOn = observable(false);
  readonly ruled: Observable<readonly string[]>;
  readonly player: Player;
  readonly #ends: readonly (() => void)[];
  readonly #numbers = new Map<Audience, ContactNumbers>();
  readonly #hearing: Hearing;
  /** Sent and not yet answered: a second press asks for nothing more. */
  #asked: Act | undefined;
  #isCommitting = false;
  #seen: Shown | undefined;
  #words: FileWords = kAsPrinted;

  constructor(battle: Battle, id: string, player?: Player) {
    this.id = id;
    this.battle = battle;
    this.#hearing = new Hearing(id, battle.isTold === true);
    this.ruled = this.#hearing.ruled;
    addEventListener("pagehide", this.#hearing.leave);
    document.addEventListener("visibilitychange", this.#hearing.leave);
    const isStill = (): boolean => !this.preferences.get().motion || isPageStill();
    this.player = player ?? createPlayer({ isStill });
    const { memory, end: forget } = remember(id, this.shown, this.draft);
    this.memory = memory;
    this.proposals = proposedAmong(this.shown, memory);
    this.#ends = [
      battle.subscribe((state) => this.#show(shownOf(state, battle.isTold))),
      this.preferences.subscribe(savePreferences),
      this.preferences.subscribe(() => void this.#translate()),
      // What is told of the past must not change what this browser remembers of it.
      ...(battle.isTold ? [] : [shareInDice, keepLinks, keepHeads].map((keep) => keep(id, battle))),
      forget,
      ...[this.shown, this.draft, memory, this.proposals, this.unmet].map((one) =>
        one.subscribe(() => this.#advise()),
      ),
    ];
  }

  /** Each contact by its name and number. */
  #named(raw: Shown): Shown {
    const { view, audience } = raw;
    if (raw.borrowed || audience === "referee") return raw;
    const before = this.#numbers.get(audience) ?? loadNumbers(this.id, audience);
    const now = withNew(before, view);
    this.#numbers.set(audience, now);
    if (now !== before) saveNumbers(this.id, audience, now);
    return { ...raw, view: numbered(view, now) };
  }
  #show(raw: Shown | undefined): void {
    if (raw?.view === this.#seen?.view && raw?.audience === this.#seen?.audience) return;
    if (raw) this.#hearing.hear(raw);
    this.#seen = raw;
    this.#lay(raw);
    void this.#translate();
  }
  learn(found: Deeds): void {
    const now = this.#seen;
    if (now && !now.borrowed && this.#hearing.learn(now.audience, found)) this.#lay(now);
  }
  #lay(raw: Shown | undefined): void {
    const before = this.shown.get();
    const named = raw && this.#named(raw);
    const view = named && saying(named.view, this.#hearing.deedsOf(named.audience));
    const now = view && { ...named, view: inTongue(view, named.audience, this.#words) };
    this.shown.set(now);
    if (now) this.#revise(now, before ?? now);
  }
  /** What files say comes in the language of whoever sits here, once that has come. */
  async #translate(): Promise<void> {
    const view = this.#seen?.view;
    if (!view) return;
    const words = await fileWords(this.preferences.get().language, view);
    const { scenario, cards } = this.#words;
    if (words.scenario === scenario && words.cards === cards) return;
    this.#words = words;
    this.#lay(this.#seen);
  }
  /** What is drafted follows what is shown, and what is lost of it is said. */
  #revise(now: Shown, last: Shown): void {
    const was = this.draft.get();
    const kept = revised(was, now, last.view);
    this.draft.set(kept);
    const said = remarkOn(was, kept, last, now, {
      isCommitting: this.#isCommitting,
      ...(this.#asked && { act: this.#asked }),
    });
    if (said) this.remark.set(withPassed(said, this.remark.get()));
    const isSame = isSameStep(now.view, last.view);
    if (!isSame) this.unmet.set([]);
    if (now.view.prompt.code !== "decide" || !isSame) this.#isCommitting = false;
  }
  #advise(): void {
    const coached = {
      draft: this.draft.get(),
      memory: this.memory.get(),
      proposals: this.proposals.get(),
      isRefused: this.unmet.get().length > 0,
    };
    const now = this.shown.get();
    const next = adviceFor(now, coached);
    const decision = next?.decision;
    if (now && decision) this.memory.update((m) => withDecided(m, now.view, decision));
    if (JSON.stringify(next) !== JSON.stringify(this.advice.get())) this.advice.set(next);
  }

  select(id: string | undefined): void {
    const now = this.shown.get();
    if (id === undefined || !now) return this.draft.set(kNothing);
    const [offer] = now.borrowed ? [] : offersFor(now.view, id);
    const shot = this.proposals.get().find(({ firer }) => firer === id);
    const act = offer?.act.kind === "fire" && shot ? shot : offer?.act;
    this.draft.set({ selected: id, act: act ?? { kind: "none" } });
  }
  selectAll(ids: readonly string[]): void {
    const [only, ...others] = ids;
    if (only === undefined || others.length === 0) this.select(only);
    else this.draft.set({ act: { kind: "none" }, group: ids });
  }
  propose(formation: Draft["formation"] = []): void {
    this.draft.update(({ formation: _, ...rest }) =>
      formation.length > 0 ? { ...rest, act: { kind: "none" }, formation } : rest,
    );
  }
  begin(act: Act): void {
    this.draft.update((d) => {
      const selected = actorOf(act) ?? d.selected;
      return selected === undefined ? { act } : { selected, act };
    });
  }
  change(act: Act): void {
    this.draft.update((d) => ({ ...d, act }));
  }
  async perform(command: Command): Promise<boolean> {
    this.#isCommitting ||= command.do === "commit";
    const before = this.remark.get();
    const { accepted } = await this.battle.send(withWords(command, this.unsent.get().tell));
    if (command.do === "commit" && !accepted) this.#isCommitting = false;
    if (!accepted) return false;
    this.remark.update((now) => (now === before ? undefined : now)); // what came of it is to be read
    if ("reason" in command) this.unsent.update((now) => ({ ...now, reason: "", tell: [] }));
    if (command.do === "write_to_side") this.unsent.update((now) => ({ ...now, letter: "" }));
    return true;
  }
  async commit(): Promise<boolean> {
    const opening = this.shown.get()?.view.battle.opening;
    return this.perform({ do: "commit", ...(opening === undefined ? {} : { opening }) });
  }
  async takeBack(): Promise<boolean> {
    const opening = this.shown.get()?.view.battle.opening;
    return this.perform({ do: "take_back_commit", ...(opening === undefined ? {} : { opening }) });
  }
  async performDraft(): Promise<boolean> {
    const { act, formation } = this.draft.get();
    if (formation) return this.#performMany(formation);
    const command = commandOf(act);
    if (!command || act === this.#asked) return false;
    this.#asked = act;
    const accepted = await this.perform(command);
    if (this.#asked === act) this.#asked = undefined;
    if (accepted && this.draft.get().act === act) this.change({ kind: "none" });
    return accepted;
  }
  async performAll(acts: readonly Act[]): Promise<void> {
    await this.#performMany(acts);
  }
  async #performMany(acts: readonly Act[]): Promise<boolean> {
    this.draft.set(kNothing);
    this.memory.update((was) => acts.reduce((now, act) => withAim(now, { act }), was));
    this.sending.set(true);
    this.unmet.set(await this.#performAsFarAsGoes(acts));
    this.sending.set(false);
    return this.unmet.get().length === 0;
  }
  /** Whoever is stopped on his way takes the place of another, who then stops short of him. */
  async #performAsFarAsGoes(acts: readonly Act[]): Promise<readonly Unmet[]> {
    const unmet = await performAll(this.battle, acts);
    const view = this.shown.get()?.view;
    const moves = acts.filter((act) => act.kind === "move");
    const again = view ? onceMore(view, moves, unmet) : [];
    if (again.length === 0) return unmet;
    const late = new Set(again.map(({ choice }) => choice.stand));
    const rest = unmet.filter(
      ({ command }) => command.do !== "move_stand" || !late.has(command.stand),
    );
    return [...rest, ...(await performAll(this.battle, again))];
  }
  cancel(): void {
    this.draft.update(({ formation, ...d }) =>
      d.act.kind === "none" && !formation ? kNothing : { ...d, act: { kind: "none" } },
    );
  }
  end(): void {
    this.#hearing.leave();
    removeEventListener("pagehide", this.#hearing.leave);
    document.removeEventListener("visibilitychange", this.#hearing.leave);
    this.carriesOn.set(false);
    this.player.skip();
    for (const end of this.#ends) end();
    this.battle.end();
  }
}
