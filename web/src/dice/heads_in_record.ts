import { blake2b } from "@noble/hashes/blake2.js";
import type { ShownHead } from "../wire/protocol.ts";
import { bytesIn, bytesOf, hexOf } from "./bytes.ts";
import type { RolledDie } from "./untold.ts";

/** What everybody was shown at the end of a turn, and over how many dice it is. [S-103] */
export interface RecordedHead extends ShownHead {
  readonly count: number;
}

/** As much of an opened record as its heads are made of. */
interface Opened {
  readonly battle: string;
  readonly commitment: string;
  readonly rolled: readonly RolledDie[];
  /** Absent in a record of an older server, or of dice that are not checked. */
  readonly heads?: readonly RecordedHead[];
}

/**
 * `fit`: all that this browser was shown are in the record and follow from its dice; `not_shown`: they follow from
 * its dice, and this browser was shown none; `none`: there are none to compare. `broken`: one does not follow from
 * the dice, or is wanting; `other`: this browser was shown another one, or one that the record does not have.
 */
export interface HeadsFinding {
  readonly code: "fit" | "not_shown" | "none" | "broken" | "other";
  /** At whose end the first wrong one was shown. */
  readonly turn?: number;
  /** How many this browser was shown. */
  readonly shown: number;
}

const hash = (bytes: Uint8Array): Uint8Array => blake2b(bytes, { dkLen: 32 });

/** Over the first dice of a record, as many as each place says. */
function* digestsOf({ battle, commitment, rolled }: Opened): Generator<string> {
  let digest = hash(bytesIn(`${battle}:${commitment}`));
  yield hexOf(digest);
  for (const { purpose, face, is_set } of rolled) {
    const line = bytesIn(`${purpose}=${face}${is_set ? "!" : ""}`);
    digest = hash(Uint8Array.of(...digest, ...line));
    yield hexOf(digest);
  }
}

/** Keyed with a secret that the opened record tells: until then nobody learns from it how many dice there were. */
const headOf = (salt: string, turn: number, count: number, digest: string): string =>
  hexOf(blake2b(bytesIn(`${turn}:${count}:${digest}`), { key: bytesOf(salt), dkLen: 32 }));

const turnOf = ({ purpose }: RolledDie): number => Number(/^t(\d+)\//.exec(purpose)?.[1] ?? 0);

/** As a server makes it when that turn ends. */
export const headOver = (record: Opened, salt: string, turn: number, count: number): string =>
  headOf(salt, turn, count, [...digestsOf(record)][count] ?? "");

/** Turn of the first head that does not follow from the dice, or that is wanting. */
function brokenIn(record: Opened, salt: string): number | undefined {
  const digests = [...digestsOf(record)];
  let last = { turn: 0, count: 0 };
  for (const { turn, count, head } of record.heads ?? []) {
    // A battle that is opened again after its end ends in the same turn once more.
    if (turn > last.turn + 1) return last.turn + 1;
    const digest = digests[count];
    const isInOrder = turn >= last.turn && count >= last.count && digest !== undefined;
    if (!isInOrder || head !== headOf(salt, turn, count, digest)) return turn;
    last = { turn, count };
  }
  return record.rolled
    .slice(last.count)
    .map(turnOf)
    .find((turn) => turn > last.turn);
}

/** Makes each head again, and compares with those that this browser was shown while the battle went on. [S-103] */
export function checkHeads(
  record: Opened,
  salt: string,
  heads: readonly ShownHead[],
): HeadsFinding {
  const shown = heads.length;
  const recorded = record.heads ?? [];
  const broken = recorded.length > 0 ? brokenIn(record, salt) : undefined;
  if (broken !== undefined) return { code: "broken", turn: broken, shown };
  const other = heads.find(
    ({ turn, head }, at) => recorded[at]?.turn !== turn || recorded[at].head !== head,
  );
  if (other) return { code: "other", turn: other.turn, shown };
  if (shown > 0) return { code: "fit", shown };
  return { code: recorded.length > 0 ? "not_shown" : "none", shown };
}
