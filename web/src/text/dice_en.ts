import type { DiceWords } from "./dice_words.ts";
import { en } from "./en.ts";

const sideOf = (side: string): string => (side === "red" ? en.side.red : en.side.blue);

export const diceEn: DiceWords = {
  when: (turn, step, what) => `${what} (turn ${turn}, ${step})`,
  weather: "weather",
  initiative: (side, tie) => `initiative of ${sideOf(side)}${tie > 0 ? `, after tie ${tie}` : ""}`,
  response: (observer, battery) =>
    observer === battery
      ? `response of ${battery}`
      : `response of ${battery} to the call of ${observer}`,
  hit: (firer, target, nth) => `roll ${nth} of ${firer} to hit ${target}`,
  result: (target, firer, nth) => `result of hit ${nth} on ${target} by ${firer}`,
  area: (target, aimedAt, nth) =>
    `result of hit ${nth} on ${target}${target === aimedAt ? "" : `, fire at ${aimedAt}`}`,
  passenger: (passenger, vehicle) => `${passenger} aboard the lost ${vehicle}`,
  morale: (company) => `morale of ${company}`,
  ammunition: (firer, nth) => `ammunition of ${firer}, roll ${nth}`,
  discard: (side) => `discard of ${sideOf(side)}`,
};
