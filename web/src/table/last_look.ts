import type { Audience, StandSeen, Told, View } from "../wire/protocol.ts";

/** Of a stand, what a ruling may change. */
export type StandThen = Pick<
  StandSeen,
  "presence" | "at" | "facing" | "state" | "quality" | "suppressed" | "ammunition" | "visible"
>;
/** How far a player had heard and what he had when he looked last. */
export interface LastLook {
  readonly turn: number;
  readonly step: View["battle"]["step"];
  /** The number of the newest line of the log. */
  readonly heard: number;
  readonly stands: Readonly<Record<string, StandThen>>;
}

export const lookOf = ({ battle, log, stands }: View): LastLook => ({
  turn: battle.turn,
  step: battle.step,
  heard: Object.keys(log).reduce((most, n) => Math.max(most, Number(n)), 0),
  stands,
});
function thenOf(stand: StandThen): StandThen {
  const { presence, at, facing, state, quality, suppressed, ammunition, visible } = stand;
  const then = { presence, facing, state, quality, suppressed, ammunition, visible };
  return at ? { ...then, at } : then;
}

/** What a referee does to a battle; of its steps and its clock the table speaks elsewhere. */
const kRulings: readonly Told["kind"][] = [
  "stand_edited",
  "stand_removed",
  "stand_added",
  "order_set",
  "company_morale_set",
  "obstacle_added",
  "obstacle_removed",
  "weather_set",
  "option_set",
  "battle_reopened",
];
/** Lines of the log that tell of a ruling since then, oldest first. */
export const ruledSince = ({ heard }: LastLook, { log }: View): readonly string[] =>
  Object.keys(log)
    .filter((n) => Number(n) > heard && kRulings.includes(log[n]?.kind ?? "written"))
    .sort((a, b) => Number(a) - Number(b));

const keyOf = (battle: string, audience: Audience): string =>
  `ordercap.looked.${battle}.${audience}`;
export function loadLook(battle: string, audience: Audience): LastLook | undefined {
  try {
    const kept = localStorage.getItem(keyOf(battle, audience));
    return kept === null ? undefined : (JSON.parse(kept) as LastLook);
  } catch {
    return undefined;
  }
}
export function saveLook(battle: string, audience: Audience, view: View): void {
  try {
    const { stands, ...look } = lookOf(view);
    const then = Object.fromEntries(Object.entries(stands).map(([id, one]) => [id, thenOf(one)]));
    localStorage.setItem(keyOf(battle, audience), JSON.stringify({ ...look, stands: then }));
  } catch {
    // Without storage nothing can be said of what he has not seen.
  }
}
