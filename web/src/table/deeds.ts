import type { Audience, MoraleState, Point, Quality, Told, View } from "../wire/protocol.ts";
import type { LastLook, StandThen } from "./last_look.ts";
import { isLost } from "./scene.ts";

/** What a ruling has changed of a stand: its line of the log says only of which. */
export interface Deed {
  readonly from?: Point;
  readonly to?: Point;
  readonly facing?: number;
  readonly state?: MoraleState;
  readonly quality?: Quality;
  readonly suppressed?: boolean;
  /** Whether it has ammunition now. */
  readonly supply?: boolean;
  readonly visible?: boolean;
}
/** A line of the log, with what it does not say by itself. */
export type ToldDeed = Told & { readonly did?: Deed };

/** A ruling of which the log says only that it was. */
export const isUnsaid = (told: ToldDeed): boolean => told.kind === "stand_edited" && !told.did;

interface Kept {
  readonly did: Deed;
  /** Of which stand and when: a line of another battle with the same number is not this one. */
  readonly of: string;
}
/** By number of line. */
export type Deeds = Readonly<Record<string, Kept>>;

const kMost = 60;
const mark = ({ turn, step, actor }: Told): string => [turn, step, actor?.id].join("/");
const isSamePlace = (a?: Point, b?: Point): boolean => a?.[0] === b?.[0] && a?.[1] === b?.[1];
const maySpend = ({ ammunition }: StandThen): boolean =>
  !ammunition.some(({ depleted }) => depleted);
const left = ({ ammunition }: StandThen): string =>
  JSON.stringify(ammunition.map(({ depleted, left: n }) => [depleted, n]));

function deedOf(was: StandThen, now: StandThen): Deed {
  const isBack = isLost(was.presence) && !isLost(now.presence);
  const isMoved = now.at && (isBack || !isSamePlace(was.at, now.at));
  const deed: Deed = {
    ...(isMoved && was.at && !isBack && { from: was.at }),
    ...(isMoved && now.at && { to: now.at }),
    ...(was.facing !== now.facing && { facing: now.facing }),
    ...(was.state !== now.state && { state: now.state }),
    ...(was.quality !== now.quality && { quality: now.quality }),
    ...(was.suppressed !== now.suppressed && { suppressed: now.suppressed }),
    ...(left(was) !== left(now) && { supply: maySpend(now) }),
  };
  // Whoever is moved may be seen, or no longer: that is no ruling.
  const isElse = Object.keys(deed).length > 0;
  return isElse || was.visible === now.visible ? deed : { visible: now.visible };
}

/** With what the rulings since a look in the same step have done, where nothing else befell their stands. */
export function withDeeds(deeds: Deeds, before: LastLook, { battle, log, stands }: View): Deeds {
  if (battle.turn !== before.turn || battle.step !== before.step) return deeds;
  const lines = Object.entries(log).filter(([n]) => Number(n) > before.heard);
  const found = lines.flatMap(([n, told]) => {
    const id = told.kind === "stand_edited" ? told.actor?.id : undefined;
    const [was, now] = [before.stands[id ?? ""], stands[id ?? ""]];
    const about = lines.filter(([, { actor, target }]) => id === actor?.id || id === target?.id);
    const did = was && now && about.length === 1 ? deedOf(was, now) : {};
    return Object.keys(did).length > 0 ? [[n, { did, of: mark(told) }] as const] : [];
  });
  if (found.length === 0) return deeds;
  return Object.fromEntries([...Object.entries(deeds), ...found].slice(-kMost));
}

/** With what was found of older rulings. */
export function withFound(deeds: Deeds, found: Deeds): Deeds {
  const isKnown = Object.keys(found).every((n) => n in deeds);
  return isKnown ? deeds : Object.fromEntries(Object.entries({ ...found, ...deeds }).slice(-kMost));
}

/** The view with lines that say what was done. */
export function saying(view: View, deeds: Deeds): View {
  const told = Object.entries(deeds).flatMap(([n, { did, of }]) => {
    const line = view.log[n];
    return line && mark(line) === of ? [[n, { ...line, did }] as const] : [];
  });
  return told.length > 0 ? { ...view, log: { ...view.log, ...Object.fromEntries(told) } } : view;
}

const keyOf = (battle: string, audience: Audience): string =>
  `ordercap.deeds.${battle}.${audience}`;

export function loadDeeds(battle: string, audience: Audience): Deeds {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(battle, audience)) ?? "{}") as unknown;
    return kept as Deeds;
  } catch {
    return {};
  }
}
export function saveDeeds(battle: string, audience: Audience, deeds: Deeds): void {
  try {
    localStorage.setItem(keyOf(battle, audience), JSON.stringify(deeds));
  } catch {
    // Without storage they last as long as the page.
  }
}
