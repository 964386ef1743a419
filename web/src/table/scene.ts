import { spot, type Spot } from "../ground/geometry.ts";
import type {
  Audience,
  ContactSeen,
  Kind,
  MoraleState,
  Side,
  StandSeen,
  View,
} from "../wire/protocol.ts";

/** A contact that shares its name with others has a number for the battle; its `type` says it. */
export interface NumberedContact extends ContactSeen {
  readonly number?: number;
}
/** A stand as the board and the list show it: own, contact or ghost. */
export interface Piece {
  readonly id: string;
  readonly side: Side;
  /** Drawn with the frame of one's own; for referee and public, Blue's. */
  readonly own: boolean;
  readonly ghost: boolean;
  /** Own: a phantom, or a reserve that is still to come: nothing stands there. */
  readonly hollow: boolean;
  readonly label: string;
  /** Own: it gives orders. */
  readonly commands: boolean;
  /** Own: by its company a colour, the same for the battle; absent for others. */
  readonly band?: number;
  /** Which of its name, for the battle: a contact's that is not the only one. */
  readonly number?: number;
  readonly symbol: string;
  readonly kind: Kind;
  readonly at: Spot;
  readonly facing: number;
  readonly width: number;
  readonly depth: number;
  readonly state: MoraleState;
  readonly suppressed: boolean;
  /** Own: a weapon has nothing left to fire. */
  readonly empty: boolean;
  /** Own: does the enemy see it? Absent for others. */
  readonly seen?: boolean;
  readonly camouflaged: boolean;
  /** Who is aboard or behind it. */
  readonly load: number;
  readonly path: readonly Spot[];
  /** When it was last seen, of a ghost. */
  readonly turn?: number;
  readonly finished: boolean;
}

/** Where a stand is, or who carries it. */
export function placeOf(view: View, id: string): Spot | undefined {
  const stand = view.stands[id];
  const at = stand?.at ?? view.stands[stand?.aboard ?? ""]?.at ?? view.contacts[id]?.at;
  return at && spot(at);
}

/** Out of the battle for good. */
export const isLost = (presence: StandSeen["presence"]): boolean =>
  presence === "eliminated" ||
  presence === "surrendered" ||
  presence === "driven_off" ||
  presence === "vanished";
/** Of those that have a place: on the table, a phantom, or a reserve that is declared. */
const kOnMap: ReadonlySet<StandSeen["presence"]> = new Set(["on_table", "phantom", "reserve"]);

const isOwnFrame = (side: Side, audience: Audience): boolean =>
  audience === "blue" || audience === "red" ? side === audience : side === "blue";

/** A gun that still has some kind of round is not empty: lines of one number are one weapon. */
function isEmpty(view: View, { line, ammunition = [] }: StandSeen): boolean {
  const weapons = view.types[line]?.weapons ?? [];
  const left = weapons.filter((_, i) => !ammunition.some((one) => one.depleted && one.line === i));
  return ammunition.some((one) => {
    const number = weapons[one.line]?.weapon;
    return one.depleted && !left.some(({ weapon }) => weapon === number);
  });
}

/** Which of its side's companies it is. */
function bandOf({ companies }: View, company: string): number {
  const { side } = companies[company] ?? {};
  const own = Object.keys(companies).filter((id) => companies[id]?.side === side);
  return own.indexOf(company);
}

function ownPiece(view: View, id: string, stand: StandSeen, audience: Audience): Piece | undefined {
  if (!stand.at || !kOnMap.has(stand.presence)) return undefined;
  return {
    id,
    side: stand.side,
    own: isOwnFrame(stand.side, audience),
    ghost: false,
    hollow: stand.presence !== "on_table",
    label: stand.name,
    commands: stand.issuer !== "none" && stand.issuer !== "self",
    ...(stand.company in view.companies && { band: bandOf(view, stand.company) }),
    symbol: stand.symbol ?? "unknown",
    kind: stand.kind,
    at: spot(stand.at),
    facing: stand.facing,
    width: stand.width,
    depth: stand.depth,
    state: stand.state,
    suppressed: stand.suppressed ?? false,
    empty: isEmpty(view, stand),
    seen: stand.visible ?? false,
    camouflaged: stand.camouflaged ?? false,
    load: stand.carries?.length ?? 0,
    path: (stand.path ?? []).map(spot),
    finished: stand.finished_moving ?? false,
  };
}

function contactPiece(id: string, contact: NumberedContact, audience: Audience): Piece {
  const ghost = !contact.in_sight;
  return {
    id,
    side: contact.side,
    own: isOwnFrame(contact.side, audience),
    ghost,
    hollow: false,
    label: contact.type,
    commands: false,
    ...(contact.number !== undefined && { number: contact.number }),
    symbol: contact.symbol ?? "unknown",
    kind: contact.kind,
    at: spot(contact.at),
    facing: contact.facing,
    width: contact.width,
    depth: contact.depth,
    state: contact.state,
    suppressed: contact.suppressed ?? false,
    empty: false,
    camouflaged: false,
    load: (contact.towing ?? false) || (contact.riders ?? false) ? 1 : 0,
    path: (contact.path ?? []).map(spot),
    ...(ghost && { turn: contact.turn }),
    finished: false,
  };
}

const kBesideItsRide = 600; // thousandths of an inch

/** Who rides on a vehicle is drawn half beside it, so that both can be seen and chosen. */
function besideItsRide(piece: Piece, contacts: readonly Piece[]): Piece {
  const rides = contacts.some(
    ({ load, at }) => load > 0 && piece.load === 0 && at.x === piece.at.x && at.y === piece.at.y,
  );
  if (!rides) return piece;
  return { ...piece, at: { x: piece.at.x + kBesideItsRide, y: piece.at.y - kBesideItsRide } };
}

/** Everything with a base on the table: ghosts first, so that what is seen lies above them. */
export function piecesOf(view: View, audience: Audience): readonly Piece[] {
  const own = Object.entries(view.stands).flatMap(
    ([id, s]) => ownPiece(view, id, s, audience) ?? [],
  );
  const contacts = Object.entries(view.contacts).map(([id, c]) => contactPiece(id, c, audience));
  const seen = contacts.filter((p) => !p.ghost);
  return [...contacts.filter((p) => p.ghost), ...seen.map((p) => besideItsRide(p, seen)), ...own];
}

/** How high a band of the map is that a reader looks along. */
export const kBand = 4000;
/** From the upper left of the map to the lower right, in bands: the order in which a reader looks. */
export function mapOrder(pieces: readonly Piece[]): readonly Piece[] {
  const band = (piece: Piece): number => -Math.floor(piece.at.y / kBand);
  return [...pieces].sort((a, b) => band(a) - band(b) || a.at.x - b.at.x);
}

/** Numbers for those of these that have their name in common: their own for the battle, or in map order, never by how far they are. */
export function numbersOf(
  pieces: readonly Piece[],
  ids: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  const counts = new Map<string, number>();
  const those = mapOrder(pieces).filter(({ id }) => ids.has(id));
  for (const { id, label, number } of those) {
    if (number !== undefined) numbers.set(id, number);
    if (those.filter((other) => other.label === label).length === 1) continue;
    const n = (counts.get(label) ?? 0) + 1;
    counts.set(label, n);
    numbers.set(id, n);
  }
  return numbers;
}

/** The ids of everything that can be chosen next, and the places that can. */
export interface Lit {
  readonly actors: ReadonlySet<string>;
  readonly targets: ReadonlySet<string>;
  readonly places: readonly Spot[];
}

export function actorsOf(view: View): ReadonlySet<string> {
  const { choices } = view;
  const actors = new Set<string>([...Object.keys(choices.deploy), ...(choices.may_turn ?? [])]);
  for (const order of Object.values(choices.orders)) actors.add(order.issuer);
  for (const move of Object.values(choices.moves)) actors.add(move.stand);
  for (const fire of Object.values(choices.fires)) actors.add(fire.firer);
  for (const act of Object.values(choices.transport)) actors.add(act.stand);
  for (const place of Object.values(choices.occupy)) actors.add(place.stand);
  for (const mission of Object.values(choices.missions)) {
    if (mission.observer) actors.add(mission.observer);
  }
  return actors;
}

/** Whose fire is declared and can still be taken back. */
export const declaredFirers = ({ shots }: Pick<View, "shots">): ReadonlySet<string> =>
  new Set(Object.values(shots).map(({ firer }) => firer));

/** Of the actors, whom the step waits for: who has declared his fire may only fire once more. */
export function waitedFor(view: View): ReadonlySet<string> {
  const declared = declaredFirers(view);
  const fires = Object.entries(view.choices.fires).filter(([, { firer }]) => !declared.has(firer));
  return actorsOf({ ...view, choices: { ...view.choices, fires: Object.fromEntries(fires) } });
}

/** The middle of what is one's own, or of all. */
export function middleOf(pieces: readonly Piece[]): Spot | undefined {
  const own = pieces.filter((piece) => piece.own);
  const those = own.length > 0 ? own : pieces;
  if (those.length === 0) return undefined;
  const sum = those.reduce((s, { at }) => ({ x: s.x + at.x, y: s.y + at.y }), { x: 0, y: 0 });
  return { x: sum.x / those.length, y: sum.y / those.length };
}
