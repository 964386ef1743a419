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
    decides: (turn) => `Die Entscheidung der Runde ${String(turn)}`,
    decision: {
      openFire:
        "Wer eröffnet das Feuer? Wer feuert, wird von da an gesehen; wer wartet, bleibt verborgen und kann später feuern.",
      mortars:
        "Wohin feuern die Mörser? Sprenggranaten treiben Infanterie zurück, Rauch nimmt einem Sturmgeschütz die Sicht, und Rauch gibt es wenig.",
      reserve:
        "Wer bleibt, wer geht? Eine zweite Kompanie kommt. Ein Vormarsch bringt einen Zug dorthin, wo er gebraucht wird, aber wer sich bewegt, wird eher gesehen.",
      early:
        "Jetzt oder später? Wer feuert, bevor sie sich bewegen, trifft, wer schon zu sehen ist, und hat nichts mehr für die, die kommen.",
      last: "Niemand muss sich noch verbergen. Der Weiler gehört dem, der am Ende dieser Runde allein eine standfeste Einheit bei ihm hat.",
    },
    say: {
      over: () =>
        "Die Schlacht ist vorbei. Der Verlauf erzählt, wie sie ausging. Was jede Seite nicht wusste, wird offen, wenn beide zustimmen, oder an dem Tag, den der Verlauf nennt.",
      wait: () => "Die andere Seite entscheidet noch. Von dir wird nichts verlangt.",
      discard: (n) =>
        `Du hältst zu viele Karten: Wähle unten ${String(n)} zum Ablegen (REF-05). Der gelbe Knopf nimmt die älteste.`,
      deploy: (n) =>
        `${String(n)} deiner Einheiten ${n === 1 ? "hat" : "haben"} noch keinen Platz. Stelle eine Kompanie als Block in die gestrichelte Zone, oder lass den gelben Knopf Plätze für alle zeigen.`,
      block: () => "Drücke jetzt auf die Karte, innerhalb der gestrichelten Zone.",
      deployed: () =>
        "Alle stehen auf dem Tisch. Zieh jede, wohin du willst; der gelbe Knopf beendet das Aufstellen.",
      chooseIssuer: (n) =>
        `${String(n)} deiner Kompanien ${n === 1 ? "hat" : "haben"} keinen Befehl, und ohne Befehl geht niemand und schießt niemand zuerst (S-09). Der gelbe Knopf tut das Vernünftige: Wer verteidigt, hält; wer angreift, rückt vor. Willst du etwas anderes, wähle einen Befehlsgeber mit gelbem Ring.`,
      chooseOrder: () =>
        "Wähle den Befehl. Halten ist für Verteidiger: Sie dürfen auf das feuern, was kommt (ORD-56).",
      layOrder: () =>
        "Drücke auf einen gelben Punkt: Dort liegt die Kappe, und wer nahe ist, folgt ihr.",
      pointOrder: () => "Wohin? Zieh von der Kappe aus, oder drücke eine Richtung.",
      ordered: () => "Jede Kompanie hat ihren Befehl. Der gelbe Knopf versiegelt sie.",
      prepFire: () =>
        "Du dürftest feuern, bevor sich jemand bewegt, aber wer jetzt feuert, feuert in dieser Runde nicht mehr (FIRE-03). Warte lieber, bis sie kommen: Beende den Schritt.",
      fire: (n) =>
        `${String(n)} ${n === 1 ? "kann" : "können"} feuern. Zieh auf der Karte von einer deiner Einheiten zum Feind, den sie treffen soll: Das ist der Schuss. Die gestrichelten Pfeile sind ein Vorschlag; der gelbe Knopf nimmt ihn, wie er ist.`,
      fired: (n) =>
        n === 1
          ? "Ein Schuss ist bereit. Der gelbe Knopf versiegelt ihn."
          : `${String(n)} Schüsse sind bereit. Der gelbe Knopf versiegelt sie.`,
      noFire: () => "Niemand von dir sieht jemanden, auf den er feuern könnte. Beende den Schritt.",
      move: (n) =>
        `${String(n)} ${n === 1 ? "darf" : "dürfen"} sich bewegen. Zieh eine Einheit, wohin du willst; der gelbe Knopf lässt alle gehen, so weit ihr Befehl reicht.`,
      stay: () =>
        "Von dir kann sich jetzt niemand bewegen. Beende den Schritt und sieh, wer kommt.",
      artillery: () =>
        "Mörser und Geschütze feuern auf das, was ein Beobachter sieht. Jetzt sieht niemand etwas für sie: Beende den Schritt.",
      mission: () =>
        "Ein Beobachter sieht jemanden. Der gelbe Knopf fordert dort Sprenggranaten an. Willst du etwas anderes, wähle den Beobachter.",
      asked: () => "Das Feuer ist angefordert. Der gelbe Knopf versiegelt es.",
      facing: () =>
        "Einheiten dürfen sich drehen, bevor sie feuern. Drehe, wer woandershin blickt; der gelbe Knopf beendet den Schritt.",
      pass: () => "Hier ist nichts zu tun. Beende den Schritt.",
    },
    routine:
      "Hier ist alles Routine. Der gelbe Knopf macht weiter, einen Schritt nach dem anderen, und hält, wo du etwas zu entscheiden hast. Willst du in diesem Schritt etwas anderes, tu es vorher.",
    toTheNext: "Zur nächsten Entscheidung",
    toTheEnd: "Bis zum Ende der Schlacht",
    carriesOn: "Es geht weiter …",
    stop: "Hier anhalten",
    again: (side) => `Dieselbe Schlacht als ${side}`,
    leave: "Ich kenne den Weg",
    ask: "Führe mich durch die erste Runde",
    does: {
      places: (n) =>
        n === 1 ? "Einen Platz für 1 Einheit zeigen" : `Plätze für ${String(n)} Einheiten zeigen`,
      discard: () => "Die älteste Karte ablegen",
      same: () => "Noch einmal dieselben Befehle",
      hold: () => "Alle halten lassen",
      advance: () => "Alle vorrücken lassen",
      mission: () => "Feuer anfordern",
      moves: (n) => (n === 1 ? "1 Einheit bewegen" : `Alle ${String(n)} bewegen`),
      fire: (n) => (n === 1 ? "Gezeigten Schuss abgeben" : `Gezeigte ${String(n)} Schüsse abgeben`),
    },
  },
};
