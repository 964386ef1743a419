import type { enPlay } from "./play_en.ts";

export const dePlay: typeof enPlay = {
  play: {
    needs: (n) => `braucht ${String(n)}:`,
    volley: "Diese Salve",
    step: "Dieser Schritt",
    yours: "Eigene",
    close: "Weglegen",
    lines: (n) => (n === 1 ? "Die Zeile des Protokolls" : `Die ${String(n)} Zeilen des Protokolls`),
    gone: {
      eliminated: (names) => `${names} ausgeschaltet`,
      surrendered: (names) => `${names} ergeben`,
      driven_off: (names) => `${names} vom Tisch vertrieben`,
    },
    counts: {
      forced_back: (n) => `${String(n)} zurückgedrängt`,
      suppressed: (n) => `${String(n)} niedergehalten`,
      pinned: (n) => `${String(n)} festgenagelt`,
      shaken: (n) => `${String(n)} erschüttert`,
      demoralized: (n) => `${String(n)} demoralisiert`,
      no_effect: (n) => `${String(n)} ohne Wirkung`,
      miss: (n) => `${String(n)} daneben`,
      out_of_range: (n) => `${String(n)} außer Reichweite`,
      out_of_arc: (n) => `${String(n)} nicht im Schussfeld`,
      no_line: (n) => `${String(n)} ohne Schusslinie`,
      unharmed: (n) => `${String(n)} unversehrt unter Feuer`,
      spotted: (n) => `${String(n)} entdeckt`,
      lost: (n) => `${String(n)} außer Sicht`,
    },
    motion: "Auf der Karte zeigen, was in einem Schritt geschah",
    sounds: "Geräusche: Schuss, Würfel, neuer Schritt",
  },
};
