import type { enFirstPage } from "./first_page_en.ts";

export const deFirstPage: typeof enFirstPage = {
  lead: "Du führst ein Bataillon des Zweiten Weltkriegs. Ein Stein auf der Karte ist eine Einheit: etwa ein Zug Infanterie oder vier bis sechs Fahrzeuge oder Geschütze. Eine Runde ist eine halbe Stunde.",
  back: "Zu den Schlachten",
  secretTitle: "Niemand sieht alles",
  secret:
    "Du siehst deine eigenen Einheiten und die des Feindes, die deine entdeckt haben. Wer verborgen bleibt und nicht feuert, bleibt ungesehen. Den Rest behält der Server für sich.",
  ordersTitle: "Befehle werden geheim gegeben, eine Runde im Voraus",
  orders:
    "Befehlsgeber legen einen Befehl unter einer Kappe zu ihrer Kompanie, und ein Pfeil sagt, wohin. Erst bei der Bewegung wird er aufgedeckt. Am häufigsten sind:",
  turnTitle: "Eine Runde",
  turn: "Beide Seiten entscheiden jeden Schritt zugleich und ohne zu wissen, was die andere tut. In diesen Schritten hast du am meisten zu tun:",
  measureTitle: "Niemand misst",
  measure:
    "Es gibt kein Lineal. Ob ein Ziel in Reichweite ist, zeigt sich, wenn geschossen wird; ein vergeblicher Schuss gehört dazu. Jeder Wurf wird im Protokoll erklärt, mit den Regeln, die dazu führten.",
  handsTitle: "Mit den Händen",
  hands: [
    "Klicke einen Stein mit gelbem Ring: Er kann jetzt handeln, und daneben steht, wie.",
    "Befehle: ziehe von einem Befehlsgeber dorthin, wohin er gehen soll; zwei schnelle Klicks, und er hält.",
    "Bewegung: ziehe eine Einheit, oder ihre Kappe für alle, die ihr folgen. „So weit ihr Befehl reicht“ bewegt alle.",
    "Feuer: gestrichelte Pfeile zeigen, wer auf wen feuern würde. Nimm alle, ziehe von einer auf einen anderen Feind oder lass eine das Feuer halten.",
    "Mehrere zugleich: rahme sie mit Umschalt ein, oder halte einen Finger und ziehe.",
  ],
  moreTitle: "Und dann",
  more: "Der Rest erklärt sich beim Spielen: Jede Regel im Protokoll führt zu ihrem Eintrag.",
  rules: "Alle Regeln",
};
