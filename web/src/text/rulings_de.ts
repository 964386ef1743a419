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
    extend: "Mehr Zeit",
    minutes: (n) => (n === 1 ? "1 Minute" : `${n} Minuten`),
  },
};
