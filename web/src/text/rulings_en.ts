/** What the referee can do besides moving things: time and rules. */
export const enRulings = {
  rulings: {
    setOption: "Change an option of the rules",
    option: "Option",
    value: "Value from now on",
    now: (value: string) => `Now: ${value}`,
    pausedByClock: "The clock has ended three steps in a row: the battle has paused itself.",
    deadlineStopped: "The deadline waits for the referee.",
    askForPath: "Ask the referee for this path",
    notNow: "Not now",
    endStepLoses: (late: readonly string[]) =>
      late.length > 0
        ? `Not committed yet: ${late.join(", ")}. What is declared counts; all else in this step is lost.`
        : "The step ends for both sides.",
    endBattleLoses: (winner: string) =>
      `The battle ends for everybody; winner: ${winner}. What is prepared is lost.`,
    removeLoses: (stand: string, aboard: readonly string[]) =>
      aboard.length > 0
        ? `${stand} leaves the battle and its orders; it carries ${aboard.join(", ")}.`
        : `${stand} leaves the battle and its orders.`,
    offTable: "A part of its base is off the table.",
    standsOn: (names: string) => `It would stand upon ${names}.`,
    refereeAway:
      "No referee is here now. A path that you ask for waits for one as long as this step lasts; until then the stand stays.",
    asked: "Waiting for the referee",
    askedMoves: "Paths that wait for you",
    approve: "Approve",
    decline: "Decline",
    itsOrder: "Set its order",
    order: "Order in force",
    noOrder: "no order",
    arrow: "Its direction",
    setOrder: "Set the order",
    issuer: "Gives orders as",
    asEquipped: "as its equipment says",
    nobody: "gives none",
    morale: "Change a company's morale number",
    number: "Morale number",
    setMorale: "Set the number",
    extend: "More time",
    minutes: (n: number) => (n === 1 ? "1 minute" : `${n} minutes`),
  },
};
