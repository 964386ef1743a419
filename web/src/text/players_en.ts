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
    away: "away",
    committed: "has committed",
    takeUp: "Take up your companies",
    ledForYou: "The leader of your side leads your companies until you take them up.",
    takeUpHint: "Until you do, the leader of your side leads them.",
    takeOver: "Lead them meanwhile",
  },
};
