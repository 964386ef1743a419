import type { enRules } from "./rules_en.ts";

export const deRules: typeof enRules = {
  rules: {
    contents: "Inhalt",
    heading: "Regeln",
    search: "Regel nach Nummer oder Wort finden",
    searchBy: "Nummer oder Wort",
    sources: "Quelle",
    server: "Was der Server tut",
    sequence: "Ablauf der Runde",
    inFull: "Jeder Schritt genau (englisch)",
    catalogue: "Katalog",
    charts: "Tabellen",
    chartsHint:
      "Genau die Tabellen, nach denen der Server entscheidet, mit den üblichen Optionen. Fassung",
    questions: "Das Regelbuch fragen",
    loading: "Das Regelbuch wird geöffnet …",
    found: (n) =>
      n === 0 ? "Keine Regel passt." : `${n} ${n === 1 ? "Regel passt" : "Regeln passen"}.`,
    namedBy: "Genannt von",
    andMore: (n) => `und ${n} weiteren`,
    startAgain: "Von vorn",
    missing: (field) => `Es fehlt noch: ${field}.`,
    asLine: "Als Zeilen von „ordercap rules“",
    penetration: "Durchschlag …",
    pointsHint: "Ecken als x,y mit Leerzeichen dazwischen, in Zoll.",
    add: (what) => `Hinzufügen zu: ${what}`,
    remove: "Entfernen",
  },
  trust: { heading: "Warum man diesem Tisch trauen kann" },
};
