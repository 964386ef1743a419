import { answerOf } from "../wire/answers.ts";
import { keysOf, seatedIn, type Role } from "./seats.ts";
import { visitOf } from "./visits.ts";

/** A battle in which this browser has a seat, as that seat may know it. */
export interface OwnBattle {
  readonly battle: string;
  readonly title: string;
  readonly role: Role;
  /** Of all seats that have one, by role. */
  readonly names: Readonly<Partial<Record<string, string>>>;
  readonly turn: number;
  readonly turns: number;
  /** That is open, as printed; absent for whoever watches later than the table. */
  readonly step?: string;
  /** It waits for this seat. */
  readonly mine: boolean;
  readonly over: boolean;
  readonly paused: boolean;
  /** Of the step, milliseconds since 1970; absent without a limit, or without the step. */
  readonly ends?: number;
  /** Of chat that this seat was told. */
  readonly lines: number;
}
export type Standing = "mine" | "theirs" | "goes" | "paused" | "over";

/** As many as are asked about at once. */
const kMost = 60;

/** Those that were visited last come first. */
function heldKeys(): readonly { readonly battle: string; readonly key: string }[] {
  const held = seatedIn().flatMap((battle) =>
    Object.entries(keysOf(battle)).map(([role, { key }]) => ({
      battle,
      key,
      at: visitOf(battle, role).at,
    })),
  );
  return held
    .sort((a, b) => b.at - a.at)
    .slice(0, kMost)
    .map(({ battle, key }) => ({ battle, key }));
}

export async function ownBattles(): Promise<readonly OwnBattle[]> {
  const seats = heldKeys();
  if (seats.length === 0) return [];
  const response = await fetch("/api/mine", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ seats }),
  });
  return (await answerOf<{ readonly battles: readonly OwnBattle[] }>(response)).battles;
}

const sideOf = (role: string): string => role.replace(/\d$/, "");
const isPlayer = (role: string): boolean => /^(blue|red)/.test(role);

/** The referee is never waited for. */
export function standingOf({ role, mine, over, paused }: OwnBattle): Standing {
  if (over) return "over";
  if (paused) return "paused";
  if (!isPlayer(role)) return "goes";
  return mine ? "mine" : "theirs";
}

/** Its time runs, and he is told which step has it. */
export const isTimed = (one: OwnBattle): boolean =>
  one.step !== undefined && !["over", "paused"].includes(standingOf(one));

/** Against whom it is played; for a referee, between whom. */
export const opponentsOf = ({ role }: Pick<OwnBattle, "role">): readonly ("blue" | "red")[] =>
  (["blue", "red"] as const).filter((side) => side !== sideOf(role));

const kOrder: readonly Standing[] = ["mine", "theirs", "goes", "paused", "over"];

/** What waits for whoever looks comes first, then by the time that is left; among equals, where he was last. */
export function inOrder(
  battles: readonly OwnBattle[],
  lastAt: (one: OwnBattle) => number = ({ battle, role }) => visitOf(battle, role).at,
): readonly OwnBattle[] {
  const rank = (one: OwnBattle): number => kOrder.indexOf(standingOf(one));
  const ends = ({ ends: at = Infinity }: OwnBattle): number => at;
  const by = (a: number, b: number): number => (a === b ? 0 : a - b);
  return [...battles].sort(
    (a, b) => by(rank(a), rank(b)) || by(ends(a), ends(b)) || by(lastAt(b), lastAt(a)),
  );
}

/** Lines that came since the chat was read here. */
export const unreadIn = ({ battle, role, lines }: OwnBattle): number =>
  Math.max(0, lines - visitOf(battle, role).lines);
