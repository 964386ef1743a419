import type { enRulings } from "./rulings_en.ts";

export const deRulings: typeof enRulings = {
  rulings: {
    setOption: "Eine Option der Regeln ändern",
    option: "Option",
    value: "Wert von jetzt an",
    now: (value) => `Jetzt: ${value}`,
    askForPath: "Den Schiedsrichter um diesen Weg bitten",
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
