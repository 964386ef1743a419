// A side writes until it is refused. How much that is hangs on what it wrote itself, and on nothing that others wrote or that came of it. [REL-29]

export const kMegabytes = 1; // of a battle: a seat may write 32,768 bytes
const kLong = "\u{1d54e}".repeat(997); // of four bytes each
const kLongLines = 8;
const kShort = 60;
const kMost = 20;

/** `write`: a line, answered by the act. */
export async function writeToTheBound(write) {
  for (let i = 0; i < kLongLines; ++i) await write(`${i} ${kLong}`);
  for (let i = 0; i < kMost; ++i) {
    const { answers } = await write(`${i} `.padEnd(kShort, "y"));
    if (answers.some((text) => String(text).includes("battle_full"))) return;
  }
}
