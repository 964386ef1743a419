import type { enPlayers } from "./players_en.ts";

export const dePlayers: typeof enPlayers = {
  seat: {
    blue: "Blau",
    blue2: "Blau, Spieler 2",
    blue3: "Blau, Spieler 3",
    blue4: "Blau, Spieler 4",
    red: "Rot",
    red2: "Rot, Spieler 2",
    red3: "Rot, Spieler 3",
    red4: "Rot, Spieler 4",
    referee: "Schiedsrichter",
    public: "Zuschauer",
  },
  players: {
    heading: "Spieler",
    player: (n) => (n === 1 ? "Anführer" : `Spieler ${n}`),
    you: "du",
    leadsRest: "führt alle anderen Kompanien",
    ledByLeader: "vom Anführer geführt",
    away: "nicht da",
    committed: "hat abgeschlossen",
    takeUp: "Deine Kompanien übernehmen",
    ledForYou: "Der Anführer deiner Seite führt deine Kompanien, bis du sie übernimmst.",
    takeUpHint: "Bis dahin führt sie der Anführer deiner Seite.",
    takeOver: "Solange selbst führen",
  },
};
