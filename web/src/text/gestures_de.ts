import type { enGestures } from "./gestures_en.ts";

export const deGestures: typeof enGestures = {
  many: {
    pullToFire:
      "Zieh auf der Karte vom Schützen zum Feind, den er treffen soll: Das ist der Schuss. Von einem Fahrzeug aus feuert auch, wer darin sitzt.",
    pullTogether:
      "Oder zieh auf der Karte von einem von ihnen zu einem Feind: Alle feuern auf ihn, die es können.",
    pullChosen: "Zieh auf der Karte von ihr zum Feind, oder wähle hier:",
    fireKeys: [
      ["N", "Schütze"],
      [".", "Ziel"],
      ["1–9", "Waffe"],
      ["F", "Feuer"],
    ],
    proposed: "Vorgeschlagenes Feuer",
    proposedHint:
      "Auf wen jeder zuletzt gezielt hat, sonst wofür die Waffe ist und was sie nach Augenmaß erreicht: gemessen hat niemand. Ein Zug auf der Karte zielt anders, ein Klick hier auch.",
    doubt: {
      rear: (n) =>
        `${String(n)} von Stab, Beobachtern und Mörsern ${n === 1 ? "könnte" : "könnten"} feuern: zeigen`,
      long: (n) => (n === 1 ? "1 weiter Schuss: zeigen" : `${String(n)} weite Schüsse: zeigen`),
      hidden: (n) =>
        n === 1
          ? "1 verborgene Einheit könnte feuern und gesehen werden: zeigen"
          : `${String(n)} verborgene Einheiten könnten feuern und gesehen werden: zeigen`,
    },
    byEye: { near: "nah", middling: "halbweit", far: "weit", very_far: "sehr weit" },
    fireAll: (n) =>
      n === 1 ? "Schuss wie gezeigt abgeben" : `${String(n)} Schüsse wie gezeigt abgeben`,
    endUnfired: (n) =>
      n === 1 ? "Schritt beenden: 1 könnte feuern" : `Schritt beenden: ${String(n)} könnten feuern`,
    hold: "Feuer halten",
    holdAll: (type) => `Feuer halten: ${type}`,
    holds: "Hält das Feuer",
    holding: "Halten das Feuer",
    release: (type, n) => `${type} (${String(n)}) darf wieder feuern`,
    chosen: (n) => `${String(n)} Einheiten gewählt`,
    chosenHint: "Umschalt und ziehen (mit dem Finger halten und ziehen) rahmt andere ein.",
    orderAll: "Ein Befehl für sie alle",
    orderAllHint:
      "Jede Kappe liegt, wo ihr die meisten folgen. Oder auf der Karte von einem von ihnen ziehen.",
    pointAll: "Wohin?",
    sameAsBefore: (n) => `Wie in der letzten Runde: ${String(n)} ${n === 1 ? "Befehl" : "Befehle"}`,
    sameOrder: (order) => `Wie in der letzten Runde: ${order}`,
    chooseIssuers: (n) => `${String(n)} Befehlsgebern zugleich befehlen`,
    without: (n, names) =>
      `${String(n)} ${n === 1 ? "Kompanie" : "Kompanien"} ohne Befehl: ${names}`,
    endWithout: (n) =>
      `Schritt beenden: ${String(n)} ${n === 1 ? "Kompanie" : "Kompanien"} ohne Befehl`,
    allTheSame: (ends) => `Trotzdem: ${ends}`,
    withoutHint:
      "Ohne Befehl bewegen sie sich nicht und feuern nicht zuerst (S-09). Noch ein Druck beendet den Schritt trotzdem.",
    pullHint:
      "Auf der Karte: von einem Befehlsgeber ziehen heißt Vorsichtiger Vormarsch dorthin, mit Umschalt (oder gehalten) Schneller; zwei schnelle Klicks, und er hält.",
    allToEnd: (n) => `Alle ${String(n)}, so weit ihr Befehl reicht`,
    capHint:
      "Auf der Karte: an einer Kappe ziehen, und alle, die ihr folgen, gehen ihren Pfeil entlang.",
    moveAll: (n) =>
      n === 1 ? "1 Einheit wie gezeigt bewegen" : `${String(n)} Einheiten wie gezeigt bewegen`,
    pointHint: "Oder klicke den Punkt auf dem Weg selbst.",
    unmet: (n) => `${String(n)} ${n === 1 ? "wurde" : "wurden"} abgelehnt; alles andere ist getan:`,
    against: (firer, target) => `${firer} → ${target}`,
  },
  keys: {
    heading: "Tasten",
    commit: "Strg+Eingabe",
    call: "Benachrichtigen, wenn ich dran bin und diese Seite nicht zu sehen ist",
    letters: "Einzelne Buchstaben handeln",
    yourTurn: (title) => `● Du bist dran: ${title}`,
    list: [
      ["N", "die nächste Einheit, die handeln kann"],
      ["P", "die davor"],
      ["← ↑ → ↓", "die Richtung des Befehlspfeils; sonst bewegt sich die Karte"],
      ["X", "die gewählte Einheit hält das Feuer oder nicht mehr"],
      [". ,", "das nächste Ziel des gewählten Schützen und das davor"],
      ["1 … 9", "seine erste bis neunte Waffe; auch während ein Schuss gezogen wird"],
      ["F", "feuern wie gezeigt, oder auf das Ziel, auf das gezielt ist"],
      ["L", "alle, die sich bewegen dürfen, ans Ende; noch einmal: los"],
      ["S", "dieselben Befehle wie in der letzten Runde"],
      ["Eingabe", "auf der Karte: tun, was gezeichnet ist"],
      ["Esc", "einen Schritt zurück"],
      ["Strg+Eingabe", "den Schritt beenden"],
      ["+ − 0", "näher, ferner, der ganze Tisch"],
      [
        "jede Taste, jeder Klick",
        "beendet, was die Karte vom letzten Schritt zeigt, und tut das Seine",
      ],
    ],
  },
};
