import { sha256 } from "@noble/hashes/sha2.js";
import { linesOf, linkOf, type Link, type Log, type TakenBack } from "./links.ts";

export interface ToldFinding {
  readonly dice: number;
  /** Each link follows from the one before, and none that this browser knew has changed. */
  readonly isWhole: boolean;
  /** This browser had kept a link; else there was none to compare with. */
  readonly isKnown: boolean;
  /** Earlier lines are no longer in the log: only their last link is known. */
  readonly isFromTheStart: boolean;
  /** How often the server came back with less than this browser had been told of. */
  readonly takenBack: readonly TakenBack[];
}

const utf8 = new TextEncoder();
const hashOf = (text: string): string =>
  [...sha256(utf8.encode(text))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const follows = (chain: string, { dice }: Log[string]): string =>
  dice.reduce(
    (before, { purpose = "", face, is_set }) =>
      hashOf(`${before}${purpose}=${face}${is_set ? "!" : ""}`),
    chain,
  );

/** Makes the chain again over every die that this seat was told of and that is still in its log. [S-105] */
export function checkTold(log: Log, known?: Link): ToldFinding {
  const lines = linesOf(log);
  const isFromTheStart = lines[0]?.[0] === 1;
  const now = linkOf(log, known);
  let chain = isFromTheStart ? "" : undefined;
  let isWhole = !now?.isBroken;
  let dice = 0;
  lines.forEach(([number, told], at) => {
    isWhole &&= number === (lines[0]?.[0] ?? 0) + at;
    if (told.dice.length === 0) return;
    isWhole &&= told.chain !== undefined;
    if (chain !== undefined) isWhole &&= follows(chain, told) === told.chain;
    chain = told.chain;
    dice += told.dice.length;
  });
  if (known && (lines.at(-1)?.[0] ?? 0) < known.line) isWhole = false;
  return {
    dice,
    isWhole,
    isKnown: known !== undefined && known.line > 0,
    isFromTheStart,
    takenBack: now?.takenBack ?? [],
  };
}
