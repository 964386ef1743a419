/** What is passed beforehand, or without a thought, and which cards go first. Fetched where it is asked for. */
export const aheadEn = {
  heading: "Passed beforehand",
  none: "nothing",
  hint: "Whenever such a step opens you have decided, without a card or a declaration. The other side is not told.",
  untilContact: "Those that I tick now end when my side sees a new enemy",
  ends: "until a new enemy is seen",
  discards: {
    choice: "Cards above the limit are discarded",
    random: "The dice choose which cards above the limit are discarded",
    none: "Cards above the limit stay in hand",
  },
  newestFirst: "The newest go first. Press those that are to go before them:",
  order: "These go first, in the order in which you press them; then the newest:",
  noHand: "You have no cards to choose from.",
  goesAs: (n: number) => `Goes as number ${String(n)}`,
  all: "Pass all of these",
  noMore: "Pass none of these",
  emptySteps: "Steps in a row in which I have nothing are one press",
  emptyStepsHint:
    "Turning alone counts as something once you know of an enemy. You choose for this battle; without your choice this holds where quiet steps can be passed beforehand. In a live battle the others could tell from your haste that you had nothing.",
};
export type AheadWords = typeof aheadEn;
