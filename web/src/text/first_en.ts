/** For whoever sits down for the first time. */
export const enFirst = {
  first: {
    title: "The game in five minutes",
    begin: "Begin here",
    beginWhy: "You hold the village, and the enemy has to come to you.",
    beginAs: (side: string) => `Begin as ${side}, against the bot`,
    others: "All other battles",
    youAre: (side: string) => `You are ${side}`,
    rounds: (n: number) =>
      `${String(n)} turns. In each: guns beyond the table, movement, fire, and orders for the next turn. The bar above always says what to do now; its yellow button goes on from there.`,
    understood: "Understood",
  },
};
