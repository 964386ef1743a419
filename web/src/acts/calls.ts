import type { Told, TypeSeen, View } from "../wire/protocol.ts";

/** What was called of a shot, and where both stood then. */
export interface Call {
  readonly outcome: string;
  /** The weapon's name, or "Small arms". */
  readonly what: string;
  readonly places: string;
}
/** By firer and target, the last of each. */
export type Calls = Readonly<Record<string, Call>>;

/** What is kept of a player's shots. */
interface Heard {
  /** By firer: at whom he aims again. */
  readonly aimed: Readonly<Record<string, { readonly line: number; readonly target: string }>>;
  readonly calls: Calls;
  /** Up to which line of the log. */
  readonly heard: number;
}

const kWasted: ReadonlySet<string> = new Set(["out_of_range", "out_of_arc", "no_line"]);
const pairOf = (firer: string, target: string): string => `${firer} ${target}`;

/** It is compared with itself alone: has one of them moved since, or turned? */
function placesOf(view: View, firer: string, target: string, outcome: string): string {
  const { at, facing, aboard = "" } = view.stands[firer] ?? {};
  const from = at ?? view.stands[aboard]?.at;
  const to = view.contacts[target]?.at;
  return JSON.stringify([from, to, ...(outcome === "out_of_arc" ? [facing] : [])]);
}

/** Who wasted his shot is not remembered to aim there: if he does so again, his player wants it. */
function withoutWasted(aimed: Heard["aimed"], calls: Calls): Heard["aimed"] {
  const isWasted = (firer: string, target: string): boolean =>
    kWasted.has(calls[pairOf(firer, target)]?.outcome ?? "");
  return Object.fromEntries(
    Object.entries(aimed).filter(([firer, { target }]) => !isWasted(firer, target)),
  );
}

/** With what the new lines of the log call; those of earlier turns say nothing of where anybody stood. */
export function withCalls<M extends Heard>(memory: M, view: View): M {
  const last = Math.max(0, ...Object.keys(view.log).map(Number));
  if (last === memory.heard) return memory;
  const isNew = ([n, { kind, turn }]: readonly [string, Told]): boolean =>
    Number(n) > memory.heard && kind === "fire_resolved" && turn >= view.battle.turn - 1;
  const entries = Object.entries(view.log)
    .filter(isNew)
    .flatMap(([, { actor, target, outcome, what }]) => {
      if (!actor || !target) return [];
      const places = placesOf(view, actor.id, target.id, outcome);
      return [[pairOf(actor.id, target.id), { outcome, what, places }] as const];
    });
  const called = Object.fromEntries(entries);
  const aimed = withoutWasted(memory.aimed, called);
  return { ...memory, heard: last, aimed, calls: { ...memory.calls, ...called } };
}

export const reachOf = ({ bands = [] }: TypeSeen["weapons"][number]): number =>
  Math.max(0, ...bands.map(({ range }) => range));

/** What was called of such a shot since both stand where they are: it was wasted, or it could reach. */
export function calledOf(
  view: View,
  { calls }: Pick<Heard, "calls">,
  {
    firer,
    line,
    target,
  }: { readonly firer: string; readonly line: number; readonly target: string },
): "wasted" | "reaches" | undefined {
  const call = calls[pairOf(firer, target)];
  const weapons = view.types[view.stands[firer]?.line ?? ""]?.weapons ?? [];
  const weapon = weapons[line];
  if (!call || !weapon || call.places !== placesOf(view, firer, target, call.outcome))
    return undefined;
  const named = weapons.filter(({ name }) => name === call.what);
  const fired =
    named.length > 0 ? named : weapons.filter(({ flags = [] }) => flags.includes("small_arms"));
  if (!kWasted.has(call.outcome)) return fired.includes(weapon) ? "reaches" : undefined;
  const isAsShort = reachOf(weapon) <= Math.max(...fired.map(reachOf));
  const isAlso = call.outcome === "out_of_range" ? isAsShort : fired.includes(weapon);
  return isAlso || call.outcome === "no_line" ? "wasted" : undefined;
}
