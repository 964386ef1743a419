import type { PaceWords } from "./pace_en.ts";

export const paceDe: PaceWords = {
  heading: "Tempo",
  own: "wie die Optionen es sagen",
  each: (time) => `${time} je Entscheidung`,
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
};
