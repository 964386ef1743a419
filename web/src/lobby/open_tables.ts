import { answerOf } from "../wire/answers.ts";
import {
  keepBattle,
  keptSeats,
  makerKeyOf,
  type ListedBattle,
  type NewBattle,
  type SeatLink,
} from "./lobby.ts";
import { keysOf, type Role } from "./seats.ts";

/** Battles in which a seat is open to anybody. */
export const openTables = (all: readonly ListedBattle[]): readonly ListedBattle[] =>
  all.filter(({ sought, over }) => sought.length > 0 && !over);

/** In which order seats stand wherever they are listed. */
export const kRoles: readonly Role[] = [
  "blue",
  "blue2",
  "blue3",
  "blue4",
  "red",
  "red2",
  "red3",
  "red4",
  "referee",
  "public",
];
/** Those that may be left open where sides have so many players. */
export const rolesToOpen = (players: Readonly<Record<"blue" | "red", number>>): readonly Role[] =>
  kRoles.filter((role) => {
    const side = /^(blue|red)(\d?)$/.exec(role);
    if (!side) return role === "referee";
    return Number(side[2] || 1) <= players[side[1] as "blue" | "red"];
  });

/** A seat of which whoever made the battle has no link: it is sought, or somebody took it. */
const withoutLink = (role: Role): SeatLink => ({ role, token: "", link: "" });
const inOrder = (seats: readonly SeatLink[]): readonly SeatLink[] =>
  [...seats].sort((a, b) => kRoles.indexOf(a.role) - kRoles.indexOf(b.role));
/** All its seats, those that are sought among them. */
export const withSought = (made: NewBattle): NewBattle => ({
  ...made,
  seats: inOrder([...made.seats, ...made.sought.map(withoutLink)]),
});
/** That seat has another link now, or none; it is kept so. */
function keepSeat(battle: string, seat: SeatLink): readonly SeatLink[] {
  const others = (keptSeats()[battle] ?? []).filter(({ role }) => role !== seat.role);
  const seats = inOrder([...others, seat]);
  keepBattle({ battle, seats, sought: [], maker_key: makerKeyOf(battle) ?? "" });
  return seats;
}

const pathOf = (battle: string): string => `/api/battles/${encodeURIComponent(battle)}`;
async function post<T>(battle: string, what: string, body: object): Promise<T> {
  const response = await fetch(`${pathOf(battle)}/${what}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answerOf<T>(response);
}

/** What everybody may know of it. */
export type TableSought = Pick<ListedBattle, "sought" | "words" | "seated">;
export const tableSought = async (battle: string): Promise<TableSought> =>
  answerOf<TableSought>(await fetch(pathOf(battle)));
/** Whoever comes first has it, unless he has seen the battle through other eyes. */
export const takeSeat = (battle: string, role: Role): Promise<SeatLink> =>
  post(battle, "join", { role, held: Object.values(keysOf(battle)).map(({ key }) => key) });
/** By who sits there, or the referee: the seat goes to whoever comes first. */
export const seekSubstitute = (
  battle: string,
  key: string,
  role: Role,
  words: string,
): Promise<object> => post(battle, "seek", { key, role, words });
export const seekNobody = (battle: string, key: string, role: Role): Promise<object> =>
  post(battle, "withdraw", { key, role });
/** Nobody is sought for it any more: it has a link again. Answers all seats of the battle. */
export const withdrawSeat = async (battle: string, role: Role): Promise<readonly SeatLink[]> =>
  keepSeat(battle, await post(battle, "withdraw", { key: makerKeyOf(battle), role }));
/** It is open to anybody: no link of it opens any more. Answers all seats of the battle. */
export async function openSeat(
  battle: string,
  role: Role,
  words: string,
): Promise<readonly SeatLink[]> {
  await post(battle, "seek", { key: makerKeyOf(battle), role, words });
  return keepSeat(battle, withoutLink(role));
}
