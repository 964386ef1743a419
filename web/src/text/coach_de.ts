import type { enCoach } from "./coach_en.ts";

export const deCoach: typeof enCoach = {
  theme: {
    heading: "Licht",
    auto: "wie im Raum",
    light: "bei Tag",
    dark: "bei Lampenlicht",
  },
  coach: {
    heading: "Deine erste Schlacht",
    say: {
      over: () => "Die Schlacht ist vorbei. Das Protokoll und die ganze Wahrheit sind offen.",
      wait: () => "Die andere Seite entscheidet noch. Von dir wird nichts verlangt.",
      discard: (n) =>
        `Du hältst zu viele Karten: Wähle unten ${String(n)} zum Ablegen (REF-05). Der gelbe Knopf nimmt die älteste.`,
      deploy: (n) =>
        `${String(n)} deiner Einheiten haben noch keinen Platz. Stelle eine Kompanie als Block in die gestrichelte Zone, oder lass den gelben Knopf Plätze für alle zeigen.`,
      block: () => "Drücke jetzt auf die Karte, innerhalb der gestrichelten Zone.",
      deployed: () =>
        "Alle stehen auf dem Tisch. Zieh jede, wohin du willst; der gelbe Knopf beendet das Aufstellen.",
      chooseIssuer: (n) =>
        `${String(n)} deiner Kompanien ${n === 1 ? "hat" : "haben"} keinen Befehl. Wähle einen Befehlsgeber mit gelbem Ring und gib einen: Ohne Befehl geht niemand und schießt niemand zuerst (S-09).`,
      chooseOrder: () =>
        "Wähle den Befehl. Halten ist für Verteidiger: Sie dürfen auf das feuern, was kommt (ORD-56).",
      layOrder: () =>
        "Drücke auf einen gelben Punkt: Dort liegt die Kappe, und wer nahe ist, folgt ihr.",
      pointOrder: () => "Wohin? Zieh von der Kappe aus, oder drücke eine Richtung.",
      ordered: () => "Jede Kompanie hat ihren Befehl. Der gelbe Knopf versiegelt sie.",
      prepFire: () =>
        "Du dürftest feuern, bevor sich jemand bewegt, aber wer jetzt feuert, feuert in dieser Runde nicht mehr (FIRE-03). Warte lieber, bis sie kommen: Beende den Schritt.",
      fire: (n) =>
        `${String(n)} können feuern. Zieh auf der Karte von einer deiner Einheiten zum Feind, den sie treffen soll: Das ist der Schuss. Die gestrichelten Pfeile sind ein Vorschlag; der gelbe Knopf nimmt ihn, wie er ist.`,
      fired: (n) =>
        n === 1
          ? "Ein Schuss ist bereit. Der gelbe Knopf versiegelt ihn."
          : `${String(n)} Schüsse sind bereit. Der gelbe Knopf versiegelt sie.`,
      noFire: () => "Niemand von dir sieht jemanden, auf den er feuern könnte. Beende den Schritt.",
      move: (n) =>
        `${String(n)} dürfen sich bewegen. Zieh eine Einheit, oder lass alle gehen, so weit ihr Befehl reicht.`,
      stay: () => "Unter Halten bewegt sich niemand. Beende den Schritt und sieh, wer kommt.",
      artillery: () =>
        "Geschütze jenseits des Tisches warten auf einen Beobachter, der etwas sieht. Jetzt brauchst du keine: Beende den Schritt.",
      facing: () =>
        "Einheiten dürfen sich drehen, bevor sie feuern. Deine blicken in die rechte Richtung: Beende den Schritt.",
      pass: () => "Hier ist nichts zu tun. Beende den Schritt.",
    },
    leave: "Ich kenne den Weg",
    ask: "Führe mich durch die erste Runde",
    does: {
      places: (n) =>
        n === 1 ? "Einen Platz für 1 Einheit zeigen" : `Plätze für ${String(n)} Einheiten zeigen`,
      discard: () => "Die älteste Karte ablegen",
      same: () => "Noch einmal dieselben Befehle",
      hold: () => "Alle halten lassen",
      fire: (n) => (n === 1 ? "Gezeigten Schuss abgeben" : `Gezeigte ${String(n)} Schüsse abgeben`),
    },
  },
};
