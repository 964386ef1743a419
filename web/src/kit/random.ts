/** 128 bits that nobody guesses. Plain HTTP in a local network has no randomUUID. */
export function keyText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
