import { de } from "./de.ts";
import type { DiceWords } from "./dice_words.ts";

const sideOf = (side: string): string => (side === "red" ? de.side.red : de.side.blue);

export const diceDe: DiceWords = {
  when: (turn, step, what) => `${what} (Runde ${turn}, ${step})`,
  weather: "Wetter",
  initiative: (side, tie) =>
    `Initiative von ${sideOf(side)}${tie > 0 ? `, nach Gleichstand ${tie}` : ""}`,
  response: (observer, battery) =>
    observer === battery
      ? `Antwort von ${battery}`
      : `Antwort von ${battery} auf den Ruf von ${observer}`,
  hit: (firer, target, nth) => `Trefferwurf ${nth} von ${firer} auf ${target}`,
  result: (target, firer, nth) => `Ergebnis von Treffer ${nth} auf ${target} von ${firer}`,
  area: (target, aimedAt, nth) =>
    `Ergebnis von Treffer ${nth} auf ${target}${target === aimedAt ? "" : `, Feuer auf ${aimedAt}`}`,
  passenger: (passenger, vehicle) => `${passenger} im verlorenen ${vehicle}`,
  morale: (company) => `Moral von ${company}`,
  ammunition: (firer, nth) => `Munition von ${firer}, Wurf ${nth}`,
  discard: (side) => `Abwurf von ${sideOf(side)}`,
};
