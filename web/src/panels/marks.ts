import { isLost } from "../table/scene.ts";
import type { Words } from "../text/en.ts";
import type { StandSeen, View } from "../wire/protocol.ts";
import { nameOf } from "./here.ts";

/** What is left to fire with; the weapons are named only where others still have something. */
function ammunitionMarks(view: View, stand: StandSeen, w: Words): readonly string[] {
  const known = stand.ammunition ?? [];
  const empty = known.filter(({ depleted }) => depleted);
  const weapons = view.types[stand.line]?.weapons?.length ?? Infinity;
  const marks = known.flatMap(({ weapon, depleted, left }) =>
    depleted || left === undefined ? [] : [w.stands.left(weapon, left)],
  );
  if (empty.length === 0) return marks;
  const names = empty.map(({ weapon }) => weapon).join(", ");
  return [empty.length < weapons ? w.stands.emptyOf(names) : w.stands.empty, ...marks];
}

/** When and from where a stand comes that is still to come. */
export function entryOf({ map }: View, { entry_turn: turn, at }: StandSeen, w: Words): string {
  if (turn === undefined) return "";
  if (!at) return w.stands.entry(turn);
  const [x, y] = at;
  const away = { north: map.height - y, east: map.width - x, south: y, west: x };
  const edges = ["north", "east", "south", "west"] as const;
  const edge = edges.reduce((a, b) => (away[b] < away[a] ? b : a));
  return `${w.stands.entry(turn)} ${w.stands.from[edge]}`;
}

/** What is to be said about a stand or a contact beyond its name, most pressing first. */
export function marksOf(view: View, id: string, w: Words): readonly string[] {
  const stand = view.stands[id];
  const contact = view.contacts[id];
  const marks: string[] = [];
  const seen = stand ?? contact;
  if (!seen) return marks;
  if (stand && isLost(stand.presence)) return [w.presence[stand.presence]];
  if (seen.state !== "steady") marks.push(w.state[seen.state]);
  if (seen.crew_left_gun) marks.push(w.stands.crewOnly);
  if (seen.suppressed) marks.push(w.stands.suppressed);
  if (contact?.quality) marks.push(w.quality[contact.quality]);
  if (stand) marks.push(...ammunitionMarks(view, stand, w));
  if (stand?.sorties !== undefined) marks.push(w.stands.sorties(stand.sorties));
  if (contact?.riders) marks.push(w.stands.riders);
  if (contact?.towing) marks.push(w.stands.towing);
  if (contact && !contact.in_sight) marks.push(w.stands.lastSeen(contact.turn));
  if (!stand) return marks;
  if (stand.presence !== "on_table") {
    const carrier = nameOf(view, stand.aboard);
    const aboard = carrier && (stand.limbered ? w.stands.towedBy : w.stands.aboard)(carrier);
    marks.push(aboard || entryOf(view, stand, w) || w.presence[stand.presence]);
    if (stand.presence === "reserve" && stand.at) marks.push(w.stands.comesIn);
  } else marks.push(stand.visible ? w.stands.seen : w.stands.hidden);
  if (stand.own_company) marks.push(w.stands.ledBy(nameOf(view, stand.company)));
  if (stand.camouflaged && stand.presence !== "reserve") marks.push(w.stands.camouflaged);
  for (const order of stand.orders ?? []) {
    const chit = view.orders[order]?.chit;
    if (chit) marks.push(w.stands.follows(w.chit[chit]));
  }
  const carries = stand.carries ?? [];
  if (carries.length > 0)
    marks.push(w.stands.carries(carries.map((c) => nameOf(view, c)).join(", ")));
  if (stand.fired_in) marks.push(w.stands.fired);
  if (stand.moved) marks.push(w.stands.moved);
  return marks;
}
