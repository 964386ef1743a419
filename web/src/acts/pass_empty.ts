import type { Shown } from "../table/shown.ts";
import type { Table } from "../table/table.ts";
import type { Saying } from "../wire/protocol.ts";
import { carryOn, type Course } from "./carry_on.ts";
import { isEmptyStep, type Press } from "./empty_steps.ts";

/** Told in every turn, whatever anybody has seen or done. */
const kUsual: ReadonlySet<Saying> = new Set<Saying>([
  "turn_begun",
  "step_opened",
  "committed",
  "player_committed",
  "weather_rolled",
  "initiative_rolled",
  "share_promised",
  "contribution_given",
]);

/** What lies on the table as this player knows it. */
const kOnTable = [
  "wrecks",
  "abandoned_guns",
  "fieldworks",
  "obstacles",
  "templates",
  "objectives",
  "caps",
  "cards_played",
] as const;

/** What a player has before him as far as it would make him look up. */
export interface Sight {
  readonly lines: ReadonlySet<string>;
  /** Of the ways of contacts: all of them end with the turn, so only new ones are news. */
  readonly points: ReadonlySet<string>;
  readonly rest: string;
}
export function sightOf({ view, audience }: Shown): Sight {
  const { weather, spot_percent, paused, pause_asked } = view.battle;
  const all = Object.entries(view.contacts);
  // When it was last seen changes with every step.
  const contacts = all.map(([id, { turn, step, path, ...looks }]) => [id, looks] as const);
  const hand = view.hand.map(({ card }) => card);
  const facts = [audience, weather, spot_percent, paused, pause_asked];
  return {
    lines: new Set(Object.keys(view.log)),
    points: new Set(all.flatMap(([id, { path }]) => path.map((at) => `${id}/${at.join("/")}`))),
    rest: JSON.stringify([...facts, contacts, hand, kOnTable.map((part) => view[part])]),
  };
}
export function hasNews(before: Sight, now: Shown): boolean {
  const isNew = ([n, { kind }]: readonly [string, { readonly kind: Saying }]): boolean =>
    !before.lines.has(n) && !kUsual.has(kind);
  const { points, rest } = sightOf(now);
  return (
    Object.entries(now.view.log).some(isNew) ||
    [...points].some((point) => !before.points.has(point)) ||
    rest !== before.rest
  );
}

const isLookedAt = (): boolean => !document.hidden;

/** Steps in which this player has nothing, as long as nothing new comes: each is shown before it is passed. */
function emptySteps(table: Table, start: Shown, said: unknown, isSeen: () => boolean): Course {
  const { shown, battle, advice, draft } = table;
  const before = sightOf(start);
  const passed = new Map<string, number>();
  const asBefore = (): Shown | undefined => {
    const now = shown.get();
    const isChanged = !now || now.borrowed || hasNews(before, now);
    return isChanged || battle.get().chat.at(-1) !== said ? undefined : now;
  };
  return {
    looks: true,
    of: [shown, battle],
    waits: () => {
      const view = asBefore()?.view;
      return view !== undefined && !view.battle.over && !view.choices.may_commit;
    },
    goesOn: () => {
      const view = asBefore()?.view;
      if (!view || !isSeen() || advice.get()?.does || !isEmptyStep(view, draft.get())) return false;
      // What is opened anew is asked anew; only windows for cards come more than once a turn.
      const { turn, step, opening } = view.battle;
      if (passed.size === 0 && opening !== start.view.battle.opening) return false;
      const at = `${String(turn)}/${step}`;
      if (step !== "card_window" && (passed.get(at) ?? opening) !== opening) return false;
      passed.set(at, opening);
      return true;
    },
  };
}

/** Passes the step that was pressed on and those after it in which there is nothing for this player either. */
export async function passEmpty(
  table: Table,
  { shown, said }: Press,
  isSeen = isLookedAt,
): Promise<void> {
  if (shown) await carryOn(table, emptySteps(table, shown, said, isSeen));
}
