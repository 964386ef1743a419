/** What the referee can do besides moving things: time and rules. */
export const enRulings = {
  rulings: {
    setOption: "Change an option of the rules",
    option: "Option",
    value: "Value from now on",
    now: (value: string) => `Now: ${value}`,
    askForPath: "Ask the referee for this path",
    asked: "Waiting for the referee",
    askedMoves: "Paths that wait for you",
    approve: "Approve",
    decline: "Decline",
    extend: "More time",
    minutes: (n: number) => (n === 1 ? "1 minute" : `${n} minutes`),
  },
};
