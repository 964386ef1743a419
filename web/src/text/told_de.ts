import type { enTold } from "./told_en.ts";

const many = (n: number, one: string, more: string): string =>
  `${String(n)} ${n === 1 ? one : more}`;

export const deTold: typeof enTold = {
  told: {
    replay: "Noch einmal ansehen",
    replayOf: (title: string) => `Noch einmal: ${title}`,
    loading: "Die Stücke dieser Schlacht werden geholt …",
    eyes: "Gesehen von",
    truth: "Die Wahrheit",
    setUp: "Aufstellung",
    timeline: "Zeitleiste",
    turns: "Runden",
    steps: (turn: string) => `Schritte von: ${turn}`,
    turn: (turn: number) => `Runde ${String(turn)}`,
    play: "Abspielen",
    stop: "Anhalten",
    nextStep: "Nächster Schritt",
    previousStep: "Voriger Schritt",
    nextTurn: "Nächste Runde",
    previousTurn: "Vorige Runde",
    toEnd: "Ans Ende",
    pace: "Tempo",
    link: "Link hierher",
    copied: "Kopiert",
    keys: "Tasten",
    keyHints: [
      ["Leertaste", "abspielen oder anhalten"],
      ["← →", "voriger oder nächster Schritt"],
      ["Umschalt + ← →", "vorige oder nächste Runde"],
      ["Pos1, Ende", "an den Anfang, ans Ende"],
    ],
    mark: {
      contacts: (n: number) => many(n, "Kontakt", "Kontakte"),
      fire: (n: number) => many(n, "Schuss", "Schüsse"),
      losses: (n: number) => many(n, "Verlust", "Verluste"),
      objectives: (n: number) => many(n, "Ziel genommen", "Ziele genommen"),
      rulings: (n: number) => many(n, "Entscheidung", "Entscheidungen"),
    },
    frame: (n: number, of: number) => `Augenblick ${String(n)} von ${String(of)}`,
    asSeenBy: (who: string) => `Noch einmal, wie es ${who} erfuhr.`,
    asPublicSaw: "Noch einmal, wie es Zuschauer erfuhren.",
    asTruth: "Noch einmal, wie es wirklich war.",
    why: {
      none: "Hier ist nichts zu sehen",
      gone: "Diese Schlacht wurde gelöscht",
      failed: "Der Server hat nicht geantwortet",
      key: "Dieser Browser hat keinen Schlüssel für diese Augen",
      nothing: "Noch ist nichts zu sehen",
    },
    whyMore: {
      none: "Diese Schlacht gibt es hier nicht, oder sie darf mit diesen Augen nicht gesehen werden.",
      gone: "Was in ihr geschah, ist für alle fort.",
      failed: "Die Schlacht konnte nicht gelesen werden. Versuche es gleich noch einmal.",
      key: "Wer mitgespielt hat, sieht mit den Augen seiner Seite in dem Browser, in dem er den Platz eingenommen hat; alle sehen mit allen Augen, sobald der Nebel gelüftet ist.",
      nothing: "Der erste Schritt dieser Schlacht ist noch nicht abgeschlossen.",
    },
    trouble: {
      none: "Dieser Teil der Schlacht wird nicht mehr erzählt: vielleicht wieder, wenn die Seite neu geladen wird.",
      gone: "Diese Schlacht wurde inzwischen gelöscht.",
      failed: "Der Server antwortet nicht. Versuche es gleich noch einmal.",
    },
    beyond:
      "Dieser Augenblick wird nicht oder noch nicht erzählt: dies ist der letzte, der es wird.",
    unclear: "Diese Adresse nennt keinen Augenblick: dies ist der Anfang.",
    asPublic: "Als Zuschauer",
  },
};
