import { blake2b } from "@noble/hashes/blake2.js";
import type { Told } from "../wire/protocol.ts";
import { promiseFor } from "./promise.ts";

/** GET /api/battles/<battle>/dice; everything but the purposes and faces in hexadecimal. [S-05] */
export interface DiceRecord {
  readonly battle: string;
  readonly commitment: string;
  readonly blue?: string;
  readonly red?: string;
  /** What the shares were promised by, before any was opened. [S-102] */
  readonly promise_blue?: string;
  readonly promise_red?: string;
  /** Only when everything is open. */
  readonly seed?: string;
  readonly salt?: string;
  /** How many dice there are, and what chains them in their order. [S-103] */
  readonly count?: number;
  readonly digest?: string;
  readonly rolled: readonly { purpose: string; face: number; is_set?: boolean }[];
}

/** What was shown before the first roll, kept in this browser. */
export interface Remembered {
  readonly commitment: string;
  readonly contribution?: string;
  /** Drawn here, promised, and not opened yet. */
  readonly drawn?: string;
  /** The other side's promise when this side opened its share. */
  readonly promised?: string;
}

export interface Finding {
  /** The opened seed is the one that the commitment was made of, and the one remembered. */
  readonly isPromised: boolean;
  /** What this browser contributed was mixed in; true when it contributed nothing. */
  readonly hasOwnShare: boolean;
  /** Each share is the one that was promised before any was opened. */
  readonly isAsPromised: boolean;
  /** None was left out, added, changed or put in another place since the digest was made. */
  readonly isWhole: boolean;
  /** Faces that this seat was told in a turn, and which no die of that turn shows. */
  readonly untold: readonly string[];
  readonly dice: number;
  /** Set by the referee: they are open rulings, not rolls. */
  readonly set: number;
  /** Purposes of dice that show another face than the seed gives them. */
  readonly wrong: readonly string[];
}

const kFaces = 10n;
const kNumbers = 1n << 64n;
const kLast = kNumbers - 1n - (kNumbers % kFaces);

const utf8 = new TextEncoder();
const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function face(key: Uint8Array, message: Uint8Array): number {
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

function digestOf(record: DiceRecord): string {
  const { battle, commitment, blue = "", red = "", rolled } = record;
  const promises = [record.promise_blue ?? "", record.promise_red ?? ""];
  const names = [battle, commitment, blue, red, ...(promises.join("") ? promises : [])];
  let digest = blake2b(utf8.encode(names.join(":")), { dkLen: 32 });
  for (const { purpose, face: shown, is_set } of rolled) {
    const line = utf8.encode(`${purpose}=${shown}${is_set ? "!" : ""}`);
    digest = blake2b(Uint8Array.of(...digest, ...line), { dkLen: 32 });
  }
  return hexOf(digest);
}

/** As the record has it, and as this browser was told before it opened its own. [S-102] */
function isAsPromised(record: DiceRecord, told?: string): boolean {
  const { blue, red, promise_blue, promise_red } = record;
  const made = [blue && promiseFor("blue", blue), red && promiseFor("red", red)];
  const isKept = [promise_blue, promise_red].every((hash, at) => !hash || hash === made[at]);
  return isKept && (told === undefined || made.includes(told));
}

/** A line of the log, as far as its dice go. */
export type ToldDice = Pick<Told, "turn" | "dice">;

/**
 * What a seat was told is its own proof: each die must be in the record as it was told, and of one that it
 * was not told the purpose of, the face among the dice of its turn. [S-103]
 */
function untoldBy(record: DiceRecord, log: readonly ToldDice[]): string[] {
  const left = [...record.rolled];
  return log
    .flatMap(({ turn, dice }) => dice.map((die) => ({ ...die, turn })))
    .filter(({ turn, face: shown, purpose, is_set = false }) => {
      const at = left.findIndex(
        (die) =>
          die.face === shown &&
          (purpose === undefined
            ? die.purpose.startsWith(`t${turn}/`)
            : die.purpose === purpose && (die.is_set ?? false) === is_set),
      );
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    })
    .map(({ turn, face: shown, purpose }) => `${purpose ?? `t${turn}`}: ${shown}`);
}

/** Rolls every die again, from nothing but what the server has published. */
export function check(
  record: DiceRecord,
  remembered?: Remembered,
  log: readonly ToldDice[] = [],
): Finding | undefined {
  if (record.seed === undefined || record.salt === undefined) return undefined;
  const seed = bytesOf(record.seed);
  const promise = hexOf(blake2b(Uint8Array.of(...bytesOf(record.salt), ...seed), { dkLen: 32 }));
  const { blue = "", red = "" } = record;
  const mixedIn = blue || red ? `${blue}:${red}:` : "";
  const key = blake2b(seed, { dkLen: 32 });
  const rolled = record.rolled.filter((die) => !die.is_set);
  const own = remembered?.contribution;
  return {
    isPromised:
      promise === record.commitment &&
      (remembered === undefined || remembered.commitment === record.commitment),
    hasOwnShare: own === undefined || own === blue || own === red,
    isAsPromised: isAsPromised(record, remembered?.promised),
    isWhole: record.count === record.rolled.length && record.digest === digestOf(record),
    untold: untoldBy(record, log),
    dice: record.rolled.length,
    set: record.rolled.length - rolled.length,
    wrong: rolled
      .filter((die) => face(key, utf8.encode(mixedIn + die.purpose)) !== die.face)
      .map((die) => die.purpose),
  };
}
