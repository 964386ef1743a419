import type { enFirst } from "./first_en.ts";

export const deFirst: typeof enFirst = {
  first: {
    title: "Das Spiel in fünf Minuten",
    begin: "Hier beginnen",
    beginWhy: "Du hältst das Dorf, und der Feind muss zu dir kommen.",
    beginAs: (side) => `Als ${side} beginnen, gegen den Bot`,
    others: "Alle anderen Schlachten",
    youAre: (side) => `Du bist ${side}`,
    rounds: (n) =>
      `${String(n)} Runden. In jeder: Artillerie von außerhalb, Bewegung, Feuer und die Befehle für die nächste Runde. Die Leiste oben sagt immer, was jetzt zu tun ist; ihr gelber Knopf führt von da weiter.`,
    understood: "Verstanden",
  },
};
