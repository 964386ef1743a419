import type { enWhyNot } from "./why_not_en.ts";

export const deWhyNot: typeof enWhyNot = {
  whyNot: {
    lost: () => "Sie ist aus der Schlacht.",
    away: () => "Sie ist nicht auf dem Tisch oder an Bord eines Fahrzeugs.",
    demoralized: () => "Demoralisierte Einheiten feuern nie (FIRE-05).",
    cannotCommand: () =>
      "Festgenagelt, erschüttert oder demoralisiert gibt sie keine Befehle (R-10).",
    noCommander: () => "Sie gibt keine Befehle; sie folgt denen ihres Befehlsgebers (ORD-03).",
    hasOrdered: () => "Sie hat ihren Befehl für diese Runde gegeben (ORD-03).",
    hasFired: () => "Sie hat in dieser Runde gefeuert (FIRE-03).",
    pinned: () => "Festgenagelt oder erschüttert feuert sie nur im Allgemeinen Feuer (FIRE-04).",
    notHolding: (chit) =>
      `Unter ${chit} wartet sie auf das Allgemeine Feuer: Hier feuert nur, wer hält (ORD-56).`,
    withoutOrder: () => "Kein Befehl erreicht sie (ORD-02, S-09).",
    nobodyInSight: () => "Sie sieht niemanden, auf den ihr Befehl sie feuern lässt (FIRE-01).",
    hasMoved: () => "Sie hat sich bewegt.",
    holds: () => "Unter Halten bleibt sie stehen (ORD-55).",
    notNow: () => "Sie hat in diesem Schritt nichts zu tun.",
  },
};
