/** What is said on the page of the rules. */
export const enRules = {
  rules: {
    contents: "Contents",
    heading: "Rules",
    search: "Find a rule by its number or a word",
    sources: "Source",
    server: "What the server does",
    sequence: "Sequence of play",
    inFull: "Each step in full",
    catalogue: "Catalogue",
    charts: "Charts",
    chartsHint: "The very tables that the server consults, with default options. Version",
    questions: "Ask the rulebook",
    loading: "Opening the rulebook …",
    found: (n: number) =>
      n === 0 ? "No rule matches." : `${n} ${n === 1 ? "rule matches" : "rules match"}.`,
    namedBy: "Named by",
    andMore: (n: number) => `and ${n} more`,
    startAgain: "Start again",
    missing: (field: string) => `Still needed: ${field}.`,
    asLine: "As lines of “ordercap rules”",
    penetration: "penetration …",
    pointsHint: "Corners as x,y with a space between them, in inches.",
    add: (what: string) => `Add to: ${what}`,
    remove: "Remove",
  },
  trust: { heading: "Why you can trust this table" },
};
