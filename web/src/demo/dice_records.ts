import { digestOf, faceBy, type DiceRecord } from "../dice/dice_record.ts";
import { headOver } from "../dice/heads_in_record.ts";
import type { Shares } from "../dice/shares.ts";

/** A record as the server wrote it at the end of a short battle. */
export const kDiceRecord = await import("./dice_record.json").then(
  (file) => file.default as Required<DiceRecord>,
);
const { rolled, blue, red, promise_blue, promise_red, ...kNoShares } = kDiceRecord;
export const kShares = { blue, red, promise_blue, promise_red };

/** Everything but the faces made anew, as whoever keeps the server can. */
export function madeAnew(record: DiceRecord): DiceRecord {
  const heads = kDiceRecord.heads.map(({ turn, count }) => ({
    turn,
    count,
    head: headOver(record, record.salt ?? "", turn, count),
  }));
  return { ...record, digest: digestOf(record), heads };
}

/** An honest record of this secret, in which these shares are, and this was mixed in. */
export function recordWith(
  shares: Shares,
  mixed: string,
  { seed, salt }: { readonly seed: string; readonly salt: string } = kDiceRecord,
): DiceRecord {
  const face = faceBy(seed);
  const dice = rolled.map(({ purpose }) => ({ purpose, face: face(mixed + purpose) }));
  return madeAnew({ ...kNoShares, seed, salt, ...shares, rolled: dice });
}
