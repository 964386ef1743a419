import { blake2b } from "@noble/hashes/blake2.js";
import type { ShownHead } from "../wire/protocol.ts";
import { bytesIn, bytesOf, hexOf } from "./bytes.ts";
import { checkHeads, type HeadsFinding, type RecordedHead } from "./heads_in_record.ts";
import { promiseFor } from "./promise.ts";
import type { Remembered } from "./shares.ts";
import {
  choicesLeft,
  mixedIn,
  ownShareIn,
  promisesIn,
  type ChoiceLeft,
  type OwnShare,
  type Promises,
  type Shares,
  type Side,
} from "./shares.ts";
import { toldRolled, untoldBy, type RolledDie, type ToldDice } from "./untold.ts";

/** GET /api/battles/<battle>/dice; everything but the purposes and faces in hexadecimal. [S-05] */
export interface DiceRecord extends Shares {
  readonly battle: string;
  readonly commitment: string;
  /** Only when everything is open. */
  readonly seed?: string;
  readonly salt?: string;
  /** How many dice there are, and what chains them in their order. [S-103] */
  readonly count?: number;
  readonly digest?: string;
  readonly rolled: readonly RolledDie[];
  readonly heads?: readonly RecordedHead[];
}

/** What was checked, and no more. */
export interface Finding {
  /**
   * Whether the opened seed is the one that was promised: as this browser was shown, or by the record alone;
   * `malformed`: salt and seed are not 64 digits each; cut elsewhere the same promise has another seed.
   */
  readonly commitment: "kept" | "fits" | "broken" | "malformed";
  readonly ownShare: OwnShare;
  /** `malformed`: a share or a promise is none that a server takes. */
  readonly promises: Promises | "malformed";
  /** Who could choose among dice. [S-102] */
  readonly choices: readonly ChoiceLeft[];
  /** None was left out, added, changed or put in another place since the digest was made. */
  readonly isWhole: boolean;
  readonly digest?: string;
  readonly heads: HeadsFinding;
  /** How many dice this seat was told of. */
  readonly told: number;
  /** Faces that this seat was told in a turn, and which no die of that turn shows. */
  readonly untold: readonly string[];
  /** Rolled again: all that the referee did not set. */
  readonly rolled: number;
  /** Purposes of dice that the record has as set by the referee: whether he did is not checked. [REF-01] */
  readonly set: readonly string[];
  /** Purposes of dice that show another face than the seed gives them. */
  readonly wrong: readonly string[];
}

/**
 * `wrong`: something was changed. `fair`: everything was checked here, and nobody could choose among dice. `fits`:
 * nothing was found, as far as one can see; so where a die is marked as set.
 */
export function verdictOn(found: Finding): "fair" | "fits" | "wrong" {
  const { commitment, ownShare, promises, choices, isWhole, heads, untold, rolled, set, wrong } =
    found;
  const isWrong =
    ["broken", "malformed"].includes(commitment) ||
    ownShare === "missing" ||
    ["broken", "malformed", "other"].includes(promises) ||
    !isWhole ||
    heads.code === "broken" ||
    heads.code === "other" ||
    untold.length > 0 ||
    wrong.length > 0;
  if (isWrong) return "wrong";
  const isSeen =
    commitment === "kept" && ownShare === "mixed_in" && promises === "kept" && heads.code === "fit";
  return isSeen && choices.length === 0 && rolled > 0 && set.length === 0 ? "fair" : "fits";
}

const kFaces = 10n;
const kNumbers = 1n << 64n;
const kLast = kNumbers - 1n - (kNumbers % kFaces);

/** What a seed gives for what is mixed in and the purpose of a die. */
export function faceBy(seed: string): (message: string) => number {
  const key = blake2b(bytesOf(seed), { dkLen: 32 });
  return (message) => faceOf(key, bytesIn(message));
}

function faceOf(key: Uint8Array, message: Uint8Array): number {
  for (let block = 0; block < 256; ++block) {
    const digest = blake2b(Uint8Array.of(block, ...message), { key, dkLen: 64 });
    const numbers = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    for (let at = 0; at < digest.length; at += 8) {
      const number = numbers.getBigUint64(at);
      if (number <= kLast) return Number(number % kFaces) + 1;
    }
  }
  throw new Error("a draw ends");
}

/** Over everything that a record names, and each die in order. [S-103] */
export function digestOf(record: DiceRecord): string {
  const { battle, commitment, blue = "", red = "", rolled } = record;
  const promises = [record.promise_blue ?? "", record.promise_red ?? ""];
  const names = [battle, commitment, blue, red, ...(promises.join("") ? promises : [])];
  let digest = blake2b(bytesIn(names.join(":")), { dkLen: 32 });
  for (const { purpose, face: shown, is_set } of rolled) {
    const line = bytesIn(`${purpose}=${shown}${is_set ? "!" : ""}`);
    digest = blake2b(Uint8Array.of(...digest, ...line), { dkLen: 32 });
  }
  return hexOf(digest);
}

const isHex = (text: string, digits: number): boolean =>
  text.length === digits && !/[^0-9a-f]/.test(text);

function commitmentIn(record: DiceRecord, seed: string, salt: string, told?: string) {
  if (!isHex(seed, 64) || !isHex(salt, 64)) return "malformed";
  const made = hexOf(blake2b(Uint8Array.of(...bytesOf(salt), ...bytesOf(seed)), { dkLen: 32 }));
  if (made !== record.commitment || ![undefined, made].includes(told)) return "broken";
  return told === undefined ? "fits" : "kept";
}

const areSharesTaken = ({ blue, red, promise_blue, promise_red }: Shares): boolean =>
  [blue, red].every((share) => !share || isHex(share, 32)) &&
  [promise_blue, promise_red].every((promise) => !promise || isHex(promise, 64));

/** Rolls every die again, from nothing but what the server has published. */
export function check(
  record: DiceRecord,
  remembered?: Remembered,
  log: readonly ToldDice[] = [],
  own?: Side,
  heads: readonly ShownHead[] = [],
): Finding | undefined {
  const { seed, salt, digest } = record;
  if (seed === undefined || salt === undefined) return undefined;
  const face = faceBy(seed);
  const mixed = mixedIn(record);
  const commitment = commitmentIn(record, seed, salt, remembered?.commitment);
  const rolled = record.rolled.filter((die) => !die.is_set);
  const wrong = rolled.filter((die) => face(mixed + die.purpose) !== die.face);
  const isRolledAgain = rolled.length > 0 && wrong.length === 0;
  return {
    commitment,
    ownShare: ownShareIn(record, isRolledAgain, remembered, own),
    promises: areSharesTaken(record)
      ? promisesIn(record, promiseFor, remembered, own)
      : "malformed",
    choices: choicesLeft(record),
    isWhole: record.count === record.rolled.length && digest === digestOf(record),
    ...(digest !== undefined && { digest }),
    heads:
      commitment === "malformed"
        ? { code: "broken", turn: 1, shown: heads.length }
        : checkHeads(record, salt, heads),
    told: toldRolled(log).length,
    untold: untoldBy(record.rolled, log),
    rolled: rolled.length,
    set: record.rolled.filter((die) => die.is_set).map((die) => die.purpose),
    wrong: wrong.map((die) => die.purpose),
  };
}
