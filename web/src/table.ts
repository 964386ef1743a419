import {
  loadNumbers,
  numbered,
  saveNumbers,
  withNew,
  type ContactNumbers,
} from "./contact_numbers.ts";
import { offersFor, stillOffered } from "./acts.ts";
import { performAll, type Unmet } from "./acts/all.ts";
import { proposedFire, type FireAct } from "./acts/fire.ts";
import type { GroundUnder } from "./ground_under.ts";
import { actorOf, commandOf, kNothing, type Act, type Draft } from "./draft.ts";
import { remember, withAim, type Memory } from "./memory.ts";
import { observable, type Observable, type Readable } from "./observable.ts";
import { loadPreferences, savePreferences, type Preferences } from "./preferences.ts";
import type { Audience, Command, View } from "./protocol.ts";
import { isSameStep, remarkOn, type Remark } from "./remarks.ts";
import { actorsOf, isLost } from "./scene.ts";
import { shareInDice } from "./share.ts";
import type { Shown } from "./shown.ts";
import type { Battle } from "./store.ts";

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
  /** Sends many acts, each by itself. */
  performAll(acts: readonly Act[]): Promise<void>;
  /** One step back: the act first, then the selection. */
  cancel(): void;
  end(): void;
}

function shownOf(state: ReturnType<Battle["get"]>): Shown | undefined {
  if (state.seenAs) return { ...state.seenAs, borrowed: true };
  return state.view && { view: state.view, audience: state.audience, borrowed: false };
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
  const { group, formation, groupChit, block: _, ...rest } = draft;
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

export function layTable(battle: Battle, id = ""): Table {
  const draft = observable<Draft>(kNothing);
  const shown = observable<Shown | undefined>(undefined);
  const preferences = observable(loadPreferences());
  const glance = observable<Glance | undefined>(undefined);
  const ground = observable<GroundUnder | undefined>(undefined);
  const unsent = observable<Unsent>({ reason: "", tell: [], letter: "", chat: "" });
  const preview = observable(false);
  const remark = observable<Remark | undefined>(undefined);
  const { memory, end: forget } = remember(id, shown, draft);
  const proposals = proposedAmong(shown, memory);
  const unmet = observable<readonly Unmet[]>([]);
  /** Sent and not yet answered: a second press asks for nothing more. */
  let asked: Act | undefined;
  let isCommitting = false;
  let seen: Shown | undefined;
  const numbers = new Map<Audience, ContactNumbers>();
  /** Each contact by its name and number. */
  const named = (raw: Shown): Shown => {
    const { view, audience } = raw;
    if (raw.borrowed || audience === "referee") return raw;
    const before = numbers.get(audience) ?? loadNumbers(id, audience);
    const now = withNew(before, view);
    numbers.set(audience, now);
    if (now !== before) saveNumbers(id, audience, now);
    return { ...raw, view: numbered(view, now) };
  };
  const show = (raw: Shown | undefined): void => {
    const before = shown.get();
    if (raw?.view === seen?.view && raw?.audience === seen?.audience) return;
    seen = raw;
    const now = raw && named(raw);
    shown.set(now);
    if (!now) return;
    const last = before ?? now;
    const was = draft.get();
    const kept = revised(was, now, last.view);
    draft.set(kept);
    const said = remarkOn(was, kept, last, now, { isCommitting, ...(asked && { act: asked }) });
    if (said) remark.set(said);
    if (!isSameStep(now.view, last.view)) unmet.set([]);
    if (now.view.prompt.code !== "decide" || !isSameStep(now.view, last.view)) isCommitting = false;
  };
  const ends = [
    battle.subscribe((state) => show(shownOf(state))),
    preferences.subscribe(savePreferences),
    shareInDice(id, battle),
    forget,
  ];
  const begin = (act: Act): void =>
    draft.update((d) => {
      const selected = actorOf(act) ?? d.selected;
      return selected === undefined ? { act } : { selected, act };
    });
  const select = (id: string | undefined): void => {
    const now = shown.get();
    if (id === undefined || !now) return draft.set(kNothing);
    const [offer] = now.borrowed ? [] : offersFor(now.view, id);
    const shot = proposals.get().find(({ firer }) => firer === id);
    const act = offer?.act.kind === "fire" && shot ? shot : offer?.act;
    draft.set({ selected: id, act: act ?? { kind: "none" } });
  };
  const performMany = async (acts: readonly Act[]): Promise<boolean> => {
    draft.set(kNothing);
    memory.update((was) => acts.reduce((now, act) => withAim(now, { act }), was));
    unmet.set(await performAll(battle, acts));
    return unmet.get().length === 0;
  };
  const perform = async (command: Command): Promise<boolean> => {
    isCommitting ||= command.do === "commit";
    const { accepted } = await battle.send(withWords(command, unsent.get().tell));
    if (command.do === "commit" && !accepted) isCommitting = false;
    if (accepted) remark.set(undefined);
    if (accepted && "reason" in command) unsent.update((now) => ({ ...now, reason: "", tell: [] }));
    if (accepted && command.do === "write_to_side")
      unsent.update((now) => ({ ...now, letter: "" }));
    return accepted;
  };

  return {
    id,
    battle,
    shown,
    draft,
    preferences,
    glance,
    unsent,
    remark,
    preview,
    ground,
    memory,
    proposals,
    unmet,
    select,
    selectAll: (ids) => {
      const [only, ...others] = ids;
      if (only === undefined || others.length === 0) select(only);
      else draft.set({ act: { kind: "none" }, group: ids });
    },
    propose: (formation = []) =>
      draft.update(({ formation: _, ...rest }) =>
        formation.length > 0 ? { ...rest, act: { kind: "none" }, formation } : rest,
      ),
    begin,
    change: (act) => draft.update((d) => ({ ...d, act })),
    perform,
    performDraft: async () => {
      const { act, formation } = draft.get();
      if (formation) return performMany(formation);
      const command = commandOf(act);
      if (!command || act === asked) return false;
      asked = act;
      const accepted = await perform(command);
      if (asked === act) asked = undefined;
      if (accepted && draft.get().act === act)
        draft.update((d) => ({ ...d, act: { kind: "none" } }));
      return accepted;
    },
    performAll: async (acts) => void (await performMany(acts)),
    cancel: () =>
      draft.update(({ formation, ...d }) =>
        d.act.kind === "none" && !formation ? kNothing : { ...d, act: { kind: "none" } },
      ),
    end: () => {
      for (const end of ends) end();
      battle.end();
    },
  };
}
