/** Seats, and the several players that a side may have. */
export const enPlayers = {
  seat: {
    blue: "Blue",
    blue2: "Blue, player 2",
    blue3: "Blue, player 3",
    blue4: "Blue, player 4",
    red: "Red",
    red2: "Red, player 2",
    red3: "Red, player 3",
    red4: "Red, player 4",
    referee: "Referee",
    public: "Spectator",
  },
  players: {
    heading: "Players",
    player: (n: number) => (n === 1 ? "Leader" : `Player ${n}`),
    you: "you",
    leadsRest: "leads all other companies",
    ledByLeader: "led by the leader",
    here: "here",
    pages: (n: number) => `open on ${n} pages`,
    away: "away",
    committed: "has committed",
    takeUp: "Take up your companies",
    ledForYou: "The leader of your side leads your companies until you take them up.",
    takeUpHint: "Until you do, the leader of your side leads them.",
    takeOver: "Lead them meanwhile",
  },
  /** A pause that both leaders ask for. */
  pauses: {
    heading: "Pause",
    asks: (side: string) => `${side} asks for a pause.`,
    ask: "Ask for a pause",
    agree: "Pause, too",
    withdraw: "Withdraw",
    hint: "Once both leaders have asked, the battle is paused until one of them lets it go on. Asking ends with the turn.",
    byConsent: "Both leaders wanted a pause.",
  },
  /** Hours in which nobody's time runs. */
  quiet: {
    heading: "Quiet hours",
    from: "from",
    to: "to",
    set: "Set",
    none: "No quiet hours",
    hint: "The deadline of a step counts no quiet hours of any player whose side decides in it, from the next step on. At most twelve hours each, of all players 18; shown in your time. Everybody sees them.",
  },
  /** Whose time is over, in the grace that is left. */
  late: {
    until: (time: string) => `Late: ${time}`,
    who: (names: string) => `Late: ${names}.`,
  },
  /** What is decided beforehand, and taken back. */
  ahead: {
    always: (step: string) => `Always pass ${step}`,
    alwaysHint: "You have decided whenever it opens, until you say otherwise.",
    takeBack: "Take it back",
    takeBackHint: "As long as the step is open you can decide anew.",
    lasts: (time: string) => `The step stays open ${time} at least.`,
  },
};
