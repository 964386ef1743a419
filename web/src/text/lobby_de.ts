import type { enLobby } from "./lobby_en.ts";

export const deLobby: typeof enLobby = {
  lobby: {
    heading: "Schlachten",
    running: "Laufende Schlachten",
    campaigns: "Feldzüge",
    none: "Keine öffentliche Schlacht läuft.",
    watch: "Zusehen",
    scenarios: "Neue Schlacht beginnen",
    turns: (n) => `${n} Runden`,
    force: (nation, n) => `${nation}, etwa ${n} Einheiten`,
    minutes: (n) => `Etwa ${n} Minuten`,
    grades: ["eine erste Schlacht", "leicht", "mittel", "anspruchsvoll"],
    options: "Optionen",
    optionsHint: "Was leer bleibt, bleibt wie in den Regeln.",
    start: "Beginnen, mit einem Link für jeden Platz",
    startBot: (side) => `Als ${side} gegen den Bot spielen`,
    links: "Die Plätze deiner Schlacht",
    linksHint:
      "Jeder Link öffnet seinen Platz einmal: Wer ihn zuerst öffnet, hat den Platz. Öffne deinen, schicke die anderen weiter.",
    copy: "Link kopieren",
    copied: "Kopiert",
    open: "Öffnen",
    failed: "Der Server hat nicht wie erwartet geantwortet.",
    back: "Alle Szenarien",
    sideNow: (side) => `Diesmal spielst du ${side}.`,
    choose: "Auswählen",
    catalogue: "im Katalog",
    notListed: "nicht in der Liste",
    doNotList: "Nicht in die Liste: Nur wer einen Link hat, findet sie",
    ended: (n) => `Beendete Schlachten (${String(n)})`,
    remove: "Löschen",
    removeLoses: (title) =>
      `„${title}“ ist dann für alle fort: was darin geschah, ihre Würfel, ihr Chat und alle ihre Links. Sie lässt sich nicht zurückholen.`,
  },
};
