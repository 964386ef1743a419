import type { AheadWords } from "./ahead_en.ts";

export const aheadDe: AheadWords = {
  heading: "Im Voraus gepasst",
  none: "nichts",
  hint: "Öffnet sich so ein Schritt, hast du entschieden, ohne Karte und ohne Ansage. Die andere Seite erfährt das nicht.",
  untilContact: "Was ich jetzt ankreuze, endet, sobald meine Seite einen neuen Feind sieht",
  ends: "bis ein neuer Feind gesehen wird",
  discards: {
    choice: "Karten über der Höchstzahl werden abgeworfen",
    random: "Welche Karten über der Höchstzahl abgeworfen werden, bestimmen die Würfel",
    none: "Karten über der Höchstzahl bleiben auf der Hand",
  },
  newestFirst: "Die neuesten gehen zuerst. Drücke, was noch vor ihnen gehen soll:",
  order: "Diese gehen zuerst, in der Reihenfolge, in der du sie drückst, danach die neuesten:",
  noHand: "Du hast keine Karten, aus denen du wählen könntest.",
  goesAs: (n) => `Geht als Nummer ${String(n)}`,
  all: "Bei allen passen",
  noMore: "Bei keinem passen",
  emptySteps: "Schritte hintereinander, in denen ich nichts habe, brauchen nur einen Druck",
  emptyStepsHint:
    "Drehen allein zählt erst, wenn du von einem Feind weißt. Du wählst für diese Schlacht; ohne deine Wahl gilt das dort, wo man bei ruhigen Schritten im Voraus passen kann. In einer Live-Schlacht könnten die anderen an deiner Eile merken, dass du nichts hattest.",
};
