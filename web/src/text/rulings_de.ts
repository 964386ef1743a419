import type { enRulings } from "./rulings_en.ts";

export const deRulings: typeof enRulings = {
  rulings: {
    setOption: "Eine Option der Regeln ändern",
    option: "Option",
    value: "Wert von jetzt an",
    now: (value) => `Jetzt: ${value}`,
    pausedByClock:
      "Die Uhr hat drei Schritte hintereinander beendet: Die Schlacht hat sich selbst angehalten.",
    deadlineStopped: "Die Frist wartet auf den Schiedsrichter.",
    askForPath: "Den Schiedsrichter um diesen Weg bitten",
    notNow: "Jetzt nicht",
    endStepLoses: (late) =>
      late.length > 0
        ? `Noch nicht abgeschlossen: ${late.join(", ")}. Was erklärt ist, gilt; alles andere in diesem Schritt ist verloren.`
        : "Der Schritt endet für beide Seiten.",
    endBattleLoses: (winner) =>
      `Das Gefecht endet für alle; Sieger: ${winner}. Was vorbereitet ist, ist verloren.`,
    removeLoses: (stand, aboard) =>
      aboard.length > 0
        ? `${stand} verlässt das Gefecht und seine Befehle; an Bord: ${aboard.join(", ")}.`
        : `${stand} verlässt das Gefecht und seine Befehle.`,
    offTable: "Ein Teil der Base liegt außerhalb des Tisches.",
    standsOn: (names) => `Stünde auf ${names}.`,
    refereeAway:
      "Gerade ist kein Schiedsrichter da. Ein erbetener Weg wartet auf einen, solange dieser Schritt dauert; bis dahin bleibt die Einheit stehen.",
    asked: "Wartet auf den Schiedsrichter",
    askedMoves: "Wege, die auf dich warten",
    approve: "Zulassen",
    decline: "Ablehnen",
    itsOrder: "Ihren Befehl ändern",
    order: "Befehl in Kraft",
    noOrder: "kein Befehl",
    arrow: "Seine Richtung",
    setOrder: "Befehl setzen",
    issuer: "Gibt Befehle als",
    asEquipped: "wie seine Ausrüstung sagt",
    nobody: "gibt keine",
    morale: "Die Moralzahl einer Kompanie ändern",
    number: "Moralzahl",
    setMorale: "Zahl setzen",
    extend: "Mehr Zeit",
    minutes: (n) => (n === 1 ? "1 Minute" : `${n} Minuten`),
  },
};
