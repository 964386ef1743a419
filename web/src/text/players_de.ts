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
  pace: {
    heading: "Tempo",
    own: "wie die Optionen es sagen",
    names: {
      live: "Live",
      evening: "Ein Abend",
      day: "Ein Tag je Entscheidung",
      three_days: "Drei Tage je Entscheidung",
      week: "Eine Woche je Entscheidung",
    },
    means: {
      own: "",
      live: "Ohne Uhr; beide Seiten sitzen am Tisch.",
      evening:
        "15 Minuten je Entscheidung. Bei ruhigen Schritten kann man im Voraus passen; jeder dauert mindestens 15 Sekunden.",
      day: "Wer zu spät kommt, hat zwölf Stunden mehr. Bei ruhigen Schritten kann man im Voraus passen; jeder dauert mindestens zehn Minuten.",
      three_days:
        "Wer zu spät kommt, hat einen Tag mehr. Bei ruhigen Schritten kann man im Voraus passen; jeder dauert mindestens eine halbe Stunde.",
      week: "Wer zu spät kommt, hat zwei Tage mehr. Bei ruhigen Schritten kann man im Voraus passen; jeder dauert mindestens eine Stunde.",
    },
  },
  late: {
    until: (time) => `Zu spät: ${time}`,
    who: (names) => `Zu spät: ${names}.`,
  },
  ahead: {
    heading: "Im Voraus gepasst",
    none: "nichts",
    hint: "Öffnet sich so ein Schritt, hast du entschieden, ohne Karte und ohne Ansage. Die andere Seite erfährt das nicht.",
    untilContact: "Was ich jetzt ankreuze, endet, sobald meine Seite einen neuen Feind sieht",
    ends: "bis ein neuer Feind gesehen wird",
    discards: "Die neuesten Karten werden abgeworfen",
    all: "Bei allen passen",
    noMore: "Bei keinem passen",
    always: (step) => `${step} immer passen`,
    alwaysHint: "Sooft er sich öffnet, hast du entschieden, bis du etwas anderes sagst.",
    takeBack: "Zurücknehmen",
    takeBackHint: "Solange der Schritt offen ist, kannst du neu entscheiden.",
    lasts: (time) => `Der Schritt bleibt mindestens ${time} offen.`,
  },
};
