import type { OpenWords } from "./open_en.ts";

export const openDe: OpenWords = {
  heading: "Offene Tische",
  hint: "Hier wird jemand gesucht. Nimm einen freien Platz, und du sitzt sofort am Tisch.",
  free: (seats) => `Frei: ${seats}`,
  made: (time) => `eröffnet ${time}`,
  take: (seat) => `Als ${seat} Platz nehmen`,
  yours: "Dein eigener Tisch.",
  unkept:
    "Dieser Browser behält nichts: Wird diese Seite geschlossen, sind ihre Links hier verloren. Kopiere sie vorher alle.",
  make: {
    legend: "Offener Tisch",
    hint: "Ein Platz, den du ankreuzt, hat keinen Link: In der Übersicht kann ihn jeder nehmen. Wer zuerst kommt, hat ihn.",
    noBot: "Wo Blau oder Rot offen ist, spielt der Bot nicht mit.",
    words: "Wen du suchst",
    example: "Deutsch oder Englisch, abends",
  },
  seat: {
    isOpen: "Offen für alle",
    withdraw: "Zurückziehen, mit einem Link",
    open: "Für alle öffnen",
    again: "Niemand kam? Wieder öffnen",
    closes: "Dann kann ihn jeder in der Übersicht nehmen, und sein Link öffnet nichts mehr.",
    sure: (seat) => `${seat} für alle öffnen`,
  },
  substitute: {
    heading: "Vertretung",
    hint: "Dein Platz wird in der Übersicht allen angeboten. Du spielst weiter, bis ihn jemand nimmt; dann öffnen deine Links nichts mehr, und er hat alles, was deine Seite weiß.",
    hintOfReferee:
      "Der Platz wird in der Übersicht allen angeboten. Wer ihn hat, spielt weiter, bis ihn jemand nimmt.",
    whose: "Wessen Platz",
    ask: "Vertretung suchen",
    sought: (seat) => `Für ${seat} wird eine Vertretung gesucht.`,
    yours:
      "Du spielst weiter, bis jemand deinen Platz nimmt. Willst du ihn behalten, suche niemanden.",
    withdraw: "Niemanden suchen",
  },
};
