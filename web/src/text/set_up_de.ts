import type { enSetUp } from "./set_up_en.ts";

export const deSetUp: typeof enSetUp = {
  tray: {
    heading: "Aufzustellen",
    hint: "Drücke „Als Block“, dann die Karte in der gestrichelten Zone. Oder wähle eine einzelne Einheit.",
    placed: (n, all) => `${String(n)} von ${String(all)} auf dem Tisch`,
    block: (company) => `Als Block: ${company}`,
    blockShort: "Als Block",
    again: "Neu aufstellen",
    servers: (n) =>
      n === 1 ? "Platz des Servers für 1 zeigen" : `Plätze des Servers für ${String(n)} zeigen`,
    serversHint: "Bis du den Schritt beendest, lässt sich jede noch bewegen.",
    pressMap:
      "Drücke auf die Karte, wo die Mitte des Blocks sein soll. Die anderen rücken beiseite.",
    at: (i) => `Um Platz ${String(i + 1)}`,
    allPlaced: "Alle stehen auf dem Tisch. Zieh jede, wohin du willst, oder beende den Schritt.",
  },
};
