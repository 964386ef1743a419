/** What all at the table are told of the referee, and may ask of him. */
export const enRulings = {
  rulings: {
    pausedByClock: "The clock has ended three steps in a row: the battle has paused itself.",
    deadlineStopped: "The deadline waits for the referee.",
    askForPath: "Ask the referee for this path",
    notNow: "Not now",
    refereeAway:
      "No referee is here now. A path that you ask for waits for one as long as this step lasts; until then the stand stays.",
    asked: "Waiting for the referee",
  },
};
