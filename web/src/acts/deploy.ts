import { fitted } from "../ground/fitted.ts";
import { ahead, basesOverlap, corners, spot, turned, type Spot } from "../ground/geometry.ts";
import type { StandSeen, View } from "../wire/protocol.ts";
import type { DeployAct } from "./kinds/deploy.ts";

/** A company that is to be set up: all of it, and who has no place yet. */
export interface TrayRow {
  readonly company: string;
  readonly all: readonly string[];
  readonly waiting: readonly string[];
}
export const isSetUp = ({ battle, choices }: View): boolean =>
  battle.phase === "set_up" && Object.keys(choices.deploy).length > 0;
export const isWaiting = (stand: StandSeen | undefined): boolean =>
  stand?.presence === "undeployed";

/** By company, as the scenario has them. */
export function trayOf(view: View): readonly TrayRow[] {
  if (!isSetUp(view)) return [];
  const ids = Object.keys(view.choices.deploy);
  const companyOf = (id: string): string => view.stands[id]?.company ?? "";
  return [...new Set(ids.map(companyOf))].map((company) => {
    const all = ids.filter((id) => companyOf(id) === company);
    return { company, all, waiting: all.filter((id) => isWaiting(view.stands[id])) };
  });
}

/** Between two bases of a block. */
const kGap = 250;

/** Where the stands of a block would stand if nothing were in the way: in ranks, the first in front. */
function ranks(stands: readonly StandSeen[], middle: Spot, facing: number): readonly Spot[] {
  const columns = Math.ceil(Math.sqrt(stands.length * 1.6));
  const wide = Math.max(...stands.map(({ width }) => width)) + kGap;
  const deep = Math.max(...stands.map(({ depth }) => depth)) + kGap;
  const rows = Math.ceil(stands.length / columns);
  return stands.map((_, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, stands.length - row * columns);
    const across = ((i % columns) - (inRow - 1) / 2) * wide;
    const back = (row - (rows - 1) / 2) * deep;
    return ahead(ahead(middle, turned(facing + 90000), across), turned(facing + 180000), back);
  });
}

/** These stands as one block round a place: each in a zone of its side and in nobody's way. */
export function blockAt(view: View, ids: readonly string[], middle: Spot): readonly DeployAct[] {
  const those = ids.flatMap((id) => {
    const stand = view.stands[id];
    return stand && id in view.choices.deploy ? [{ id, stand }] : [];
  });
  const [first] = those;
  if (!first) return [];
  const { facing, side } = first.stand;
  const zones = (view.map.zones ?? [])
    .filter((zone) => zone.side === side)
    .map(({ outline }) => outline.map(spot));
  const taken = Object.entries(view.stands).flatMap(([id, { at, presence, ...other }]) =>
    at && other.side === side && presence !== "aboard" && !ids.includes(id)
      ? [corners(spot(at), other.facing, other.width, other.depth)]
      : [],
  );
  const wanted = ranks(
    those.map(({ stand }) => stand),
    middle,
    facing,
  );
  return those.map(({ id, stand: { width, depth } }, i): DeployAct => {
    const base = { facing, width, depth };
    const isFree = (one: readonly Spot[]): boolean =>
      taken.every((other) => !basesOverlap(one, other));
    const at = fitted(wanted[i] ?? middle, base, zones, isFree);
    taken.push(corners(at, facing, width, depth));
    return { kind: "deploy", stand: id, at, facing };
  });
}
