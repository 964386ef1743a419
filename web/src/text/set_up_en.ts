/** What is said while a side sets up. */
export const enSetUp = {
  tray: {
    heading: "To be set up",
    hint: "Press “As a block”, then the map inside the dashed zone. Or choose one stand.",
    placed: (n: number, all: number) => `${String(n)} of ${String(all)} on the table`,
    block: (company: string) => `As a block: ${company}`,
    blockShort: "As a block",
    again: "Set up anew",
    servers: (n: number) =>
      n === 1 ? "Show the server's place for 1" : `Show the server's places for ${String(n)}`,
    serversHint: "Until you end the step each can be moved.",
    pressMap: "Press the map where the middle of the block shall be. The others make way.",
    at: (i: number) => `Round place ${String(i + 1)}`,
    allPlaced: "All are on the table. Drag any of them elsewhere, or end the step.",
  },
};
