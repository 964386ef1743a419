import { sha256 } from "@noble/hashes/sha2.js";

/** What a side promises before any share in the dice is opened. [S-102] */
export function promiseFor(side: string, share: string): string {
  const digest = sha256(new TextEncoder().encode(`${side}:${share}`));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
