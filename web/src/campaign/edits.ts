import type { BattleDraft, BattleEdits, ForceDraft, Side } from "../wire/protocol.ts";
import type { Ask } from "./link.ts";

/** How a formation takes part in a battle. */
export type Part = "there" | "late" | "out";
/** What the staff changes of a battle before it makes it; what is absent or empty stays as drafted. */
export interface Changes {
  turns?: number | null;
  clock?: string;
  weather?: string;
  briefing_blue?: string;
  briefing_red?: string;
  /** Of the server. */
  bots: Record<Side, boolean>;
  /** By the formation. */
  parts: Record<string, { part?: Part; turn?: number | null }>;
  /** By the objective. */
  points: Record<string, { blue?: number | null; red?: number | null }>;
  options: Record<string, string>;
}
export const noChanges = (): Changes => ({
  bots: { blue: false, red: false },
  parts: {},
  points: {},
  options: {},
});

const kSides = ["blue", "red"] as const;
type MakeBattle = Extract<Ask, { type: "make_battle" }>;

/** A formation that comes by its road late is late still. */
export const draftedPart = ({ turn }: Pick<ForceDraft, "turn">): Part =>
  turn === undefined ? "there" : "late";
export const partsFor = (force: ForceDraft): readonly Part[] =>
  force.turn !== undefined
    ? ["late", "out"]
    : force.may_be_late
      ? ["there", "late", "out"]
      : ["there", "out"];
export const kSecond = 2;
export const turnOf = (force: ForceDraft, { parts }: Changes): number =>
  parts[force.formation]?.turn ?? force.turn ?? kSecond;
export const partOf = (force: ForceDraft, { parts }: Changes): Part =>
  parts[force.formation]?.part ?? draftedPart(force);

const differs = <T>(said: T | null | undefined, drafted: T): said is T =>
  said !== undefined && said !== null && said !== drafted;
const orAbsent = <T>(list: readonly T[]): readonly T[] | undefined =>
  list.length > 0 ? list : undefined;
const withoutAbsent = <T extends object>(all: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

function lateOf({ forces }: BattleDraft, changes: Changes): BattleEdits["late"] {
  const late = forces.filter(
    (force) =>
      partOf(force, changes) === "late" &&
      (draftedPart(force) !== "late" || turnOf(force, changes) !== force.turn),
  );
  return orAbsent(late.map((one) => ({ formation: one.formation, turn: turnOf(one, changes) })));
}
function pointsOf({ objectives }: BattleDraft, { points }: Changes): BattleEdits["points"] {
  return orAbsent(
    objectives.flatMap(({ name, points_blue: blue, points_red: red }) => {
      const said = points[name];
      if (!differs(said?.blue, blue) && !differs(said?.red, red)) return [];
      return [{ objective: name, points_blue: said?.blue ?? blue, points_red: said?.red ?? red }];
    }),
  );
}
/** Only what differs from the draft. */
export function editsOf(draft: BattleDraft, changes: Changes): BattleEdits {
  const said = <K extends "turns" | "clock" | "briefing_blue" | "briefing_red">(
    name: K,
  ): BattleDraft[K] | undefined => {
    const value = changes[name] as BattleDraft[K] | null | undefined;
    return differs(value, draft[name]) ? value : undefined;
  };
  const options = Object.entries(changes.options)
    .filter(([option, value]) => value !== "" && value !== draft.options[option])
    .map(([option, value]) => ({ option, value }));
  return withoutAbsent({
    turns: said("turns"),
    clock: said("clock"),
    weather: changes.weather || undefined,
    options: orAbsent(options),
    briefing_blue: said("briefing_blue"),
    briefing_red: said("briefing_red"),
    left_out: orAbsent(
      draft.forces
        .filter((force) => partOf(force, changes) === "out")
        .map(({ formation }) => formation),
    ),
    late: lateOf(draft, changes),
    points: pointsOf(draft, changes),
  }) as BattleEdits;
}

/** The command that makes it so. */
export function makeOf(battle: number, draft: BattleDraft, changes: Changes): MakeBattle {
  const bots = kSides.filter((side) => changes.bots[side]) as MakeBattle["bots"] & object;
  const edits = editsOf(draft, changes);
  return {
    type: "make_battle",
    battle,
    ...(bots.length > 0 && { bots }),
    ...(Object.keys(edits).length > 0 && { edits }),
  };
}
/** How much is changed, by its fields. */
export const countOf = ({ bots = [], edits = {} }: MakeBattle): number =>
  bots.length + Object.keys(edits).length;
