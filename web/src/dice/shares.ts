import type { View } from "../wire/protocol.ts";

/** What was shown before the first roll, kept in this browser. */
export interface Remembered {
  readonly commitment: string;
  readonly contribution?: string;
  /** Drawn here, promised, and not opened yet. */
  readonly drawn?: string;
  /** Opened here, whether or not the server took it. */
  readonly sent?: string;
  /** The other side's promise when this side opened its share first, and its own. */
  readonly promised?: string;
  readonly own?: string;
  /** The server said that the share does not count. */
  readonly lapsed?: boolean;
}

/** What is known of the sides' shares in the dice; absent where there is none. [S-102] */
export interface Shares {
  readonly blue?: string;
  readonly red?: string;
  /** What the shares were promised by, before any was opened. */
  readonly promise_blue?: string;
  readonly promise_red?: string;
}

export const kOther = { blue: "red", red: "blue" } as const;
export type Side = keyof typeof kOther;
export const isSide = (audience: string): audience is Side => audience in kOther;
const kSides = ["blue", "red"] as const;

type Told = Pick<View, "dice" | "battle">;

/** This side's share was sent when other promises stood: these may have been chosen by who knew it. [S-102] */
export const isSentElsewhere = ({ dice }: Told, side: Side, was?: Remembered): boolean =>
  was?.sent !== undefined &&
  (dice.commitment !== was.commitment || dice[`promise_${kOther[side]}`] !== was.promised);

/** As above, or this side's own promise is another or gone; not where no share counts, and that was said. */
export function isChangedSince(view: Told, side: Side, was?: Remembered): boolean {
  if (was?.sent === undefined || (was.lapsed && view.battle.turn > 0)) return false;
  const isOwn = was.own === undefined || was.own === view.dice[`promise_${side}`];
  return !isOwn || isSentElsewhere(view, side, was);
}

/** Stands before every purpose; the promise of a share that was kept back counts in its place. [S-102] */
export function mixedIn({ blue, red, promise_blue, promise_red }: Shares): string {
  if (!blue && !red) return "";
  return `${blue || promise_blue || ""}:${red || promise_red || ""}:`;
}

/**
 * Who could choose among dice, if he also kept the server. `went_on`: his share counts without the other's, whose
 * promise he may have known before he drew it.
 */
export type ChoiceLeft =
  | {
      readonly code: "kept_back" | "never_promised" | "went_on" | "unpromised";
      readonly side: Side;
    }
  | { readonly code: "none_counts" };

/** None when both shares were promised and opened. [S-102] */
export function choicesLeft(shares: Shares): readonly ChoiceLeft[] {
  if (!shares.blue && !shares.red) return [{ code: "none_counts" }];
  return kSides.flatMap((side): readonly ChoiceLeft[] => {
    const isPromised = Boolean(shares[`promise_${side}`]);
    if (shares[side]) return isPromised ? [] : [{ code: "unpromised", side }];
    const other = kOther[side];
    const missing: ChoiceLeft = { code: isPromised ? "kept_back" : "never_promised", side };
    // Of a share without a promise as much is said as of one that went on.
    return shares[`promise_${other}`] ? [missing, { code: "went_on", side: other }] : [missing];
  });
}

/**
 * `broken`: a share is not as promised. `other`: the other side's promise is not the one that this browser was
 * shown. `kept`: each share is as promised, and so is what this browser was shown before it opened its own;
 * `fit`: as far as the record goes. `none`: there is no share, or one without a promise.
 */
export type Promises = "broken" | "other" | "kept" | "fit" | "none";

export function promisesIn(
  shares: Shares,
  promiseFor: (side: Side, share: string) => string,
  remembered?: Remembered,
  own?: Side,
): Promises {
  const told = remembered?.promised;
  const made = kSides.map((side) => [shares[side], shares[`promise_${side}`], side] as const);
  const given = made.filter(([share]) => share);
  const isLapsed = remembered?.lapsed === true && given.length === 0;
  const shown = own ? [shares[`promise_${kOther[own]}`]] : made.map(([, promise]) => promise);
  if (told !== undefined && !isLapsed && !shown.includes(told)) return "other";
  const isBroken = ([share = "", promise, side]: (typeof made)[number]): boolean =>
    Boolean(promise) && promise !== promiseFor(side, share);
  if (given.some(isBroken)) return "broken";
  if (given.length === 0 || given.some(([, promise]) => !promise)) return "none";
  return told === undefined ? "fit" : "kept";
}

/**
 * `mixed_in`: it was rolled again with it, and no die was wrong; `in_record`: some were. `missing`: it is not
 * there. `lapsed`: it did not count, and that was said. `refused`: it was sent and not taken. `unsent`: it was
 * drawn here and never sent. `unknown`: this browser holds none.
 */
export type OwnShare =
  "mixed_in" | "in_record" | "missing" | "lapsed" | "refused" | "unsent" | "unknown";

export function ownShareIn(
  shares: Shares,
  isRolledAgain: boolean,
  remembered?: Remembered,
  own?: Side,
): OwnShare {
  const { contribution, sent, drawn, lapsed } = remembered ?? {};
  const given = contribution ?? sent ?? drawn;
  if (given === undefined) return "unknown";
  const there = own ? [shares[own]] : [shares.blue, shares.red];
  const isNoneThere = !shares.blue && !shares.red;
  if (there.includes(given)) return isRolledAgain ? "mixed_in" : "in_record";
  if (contribution === undefined) return sent === undefined ? "unsent" : "refused";
  return lapsed && isNoneThere ? "lapsed" : "missing";
}
