/** Of battles that are told, what is said elsewhere, too. */
export const enTold = {
  told: {
    replay: "Replay",
    loading: "The pieces of this battle are being fetched …",
    /** In the lobby's list. */
    watched: {
      step: "watched one step behind",
      turn: "watched one turn behind",
      "2_turns": "watched two turns behind",
      "3_turns": "watched three turns behind",
      end: "to be seen when it is over",
    },
    soFar: "Replay so far",
  },
};
