import {
  along,
  basesOverlap,
  bearing,
  corners,
  length,
  spot,
  type Spot,
} from "../ground/geometry.ts";
import { isLost } from "../table/scene.ts";
import type { View } from "../wire/protocol.ts";
import type { Unmet } from "./all.ts";
import type { MoveAct } from "./kinds/move.ts";

type Base = readonly Spot[];
/** By so much more each time a way is cut short. */
const kStep = 250;
const kRounding = 0.5;

const lengthOf = (way: readonly Spot[]): number =>
  way.slice(1).reduce((sum, to, i) => sum + length(way[i] ?? to, to), 0);

/** A way no longer than this. */
function cut(way: readonly Spot[], reach: number): readonly Spot[] {
  let left = reach;
  for (const [i, to] of way.entries()) {
    const from = way[i - 1] ?? to;
    const leg = length(from, to);
    if (leg > left + kRounding) return [...way.slice(0, i), along(from, to, left / leg)];
    left -= leg;
  }
  return way;
}

/** The whole way first, then ever shorter ones, down to the shortest that came with the choice. */
function waysOf(view: View, { choice, path }: MoveAct): readonly (readonly Spot[])[] {
  const at = view.stands[choice.stand]?.at;
  if (!at) return [path];
  const whole = [spot(at), ...path];
  const ready = (choice.paths ?? []).map((points) => {
    const way = points.map(spot);
    return lengthOf(way[0] && length(way[0], spot(at)) < 1 ? way : [spot(at), ...way]);
  });
  const [longest, least] = [lengthOf(whole), Math.min(...ready)];
  const cuts = Math.max(0, Math.floor((longest - least) / kStep));
  return Array.from({ length: cuts + 1 }, (_, i) => cut(whole, longest - i * kStep).slice(1));
}

/** Where it would stand: looking along its order's arrow, or on a road as that leads. */
function baseAt(view: View, { choice }: MoveAct, way: readonly Spot[]): Base | undefined {
  const stand = view.stands[choice.stand];
  const end = way.at(-1);
  if (!stand?.at || !end) return undefined;
  const before = way.at(-2) ?? spot(stand.at);
  const facing = choice.road_only ? bearing(before, end) : choice.arrow;
  return corners(end, facing, stand.width, stand.depth);
}

/** Own stands and wrecks as they lie now. */
function taken(view: View, side: string | undefined): Map<string, Base> {
  const stands = Object.entries(view.stands).flatMap(([id, stand]) => {
    const { at, presence, facing, width, depth } = stand;
    const lies = at && stand.side === side && presence !== "aboard" && !isLost(presence);
    return lies ? [[id, corners(spot(at), facing, width, depth)] as const] : [];
  });
  const wrecks = Object.entries(view.wrecks).map(
    ([id, { at, facing, width, depth }]) =>
      [`wreck/${id}`, corners(spot(at), facing, width, depth)] as const,
  );
  return new Map([...stands, ...wrecks]);
}

/** Whose place was taken when he came to it, since somebody had to stop before: what of these moves can be asked once more by what is known now. */
export function onceMore(
  view: View,
  moves: readonly MoveAct[],
  unmet: readonly Unmet[],
): readonly MoveAct[] {
  const refused = new Set(
    unmet.flatMap(({ command, refusal }) =>
      command.do === "move_stand" && refusal.code === "occupied" ? [command.stand] : [],
    ),
  );
  const late = moves.flatMap((act) => {
    const { stand } = act.choice;
    const choice = Object.values(view.choices.moves).find((one) => one.stand === stand);
    return refused.has(stand) && choice ? [{ ...act, choice }] : [];
  });
  const shorter = spread(view, late);
  const isOther = ([a, b]: readonly (Spot | undefined)[]): boolean =>
    a !== undefined && b !== undefined && length(a, b) > kRounding;
  return shorter.filter(({ path }, i) => isOther([path.at(-1), late[i]?.path.at(-1)]));
}

/** Moves that are made one after the other: whoever would end upon another, as far as his player knows, stops a little short of it. */
export function spread(view: View, moves: readonly MoveAct[]): readonly MoveAct[] {
  const [first] = moves;
  const places = taken(view, view.stands[first?.choice.stand ?? ""]?.side);
  return moves.map((act) => {
    const { stand } = act.choice;
    const isFree = (way: readonly Spot[]): boolean => {
      const base = baseAt(view, act, way);
      return [...places].every(
        ([id, other]) => !base || id === stand || !basesOverlap(base, other),
      );
    };
    const path = waysOf(view, act).find(isFree) ?? act.path;
    const base = baseAt(view, act, path);
    if (base) places.set(stand, base);
    return { ...act, path };
  });
}
