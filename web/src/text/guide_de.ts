import type { GuideWords } from "./guide_en.ts";

export const guideDe: GuideWords = {
  heading: "Dieser Schritt",
  means: {
    deployment:
      "Beide Seiten stellen geheim auf. Wer verborgen beginnt, bleibt es, bis er entdeckt wird.",
    first_orders: "Die Befehlsgeber geben geheim die Befehle der ersten Runde.",
    dice_contributions:
      "Jede Seite mischt ihren Anteil in die Würfel, damit niemand sie kennen kann.",
    weather: "Das Wetter bestimmt, wie weit man sieht und ob Flugzeuge fliegen.",
    artillery_response:
      "Beobachter fordern Feuer und Rauch an; ein Würfel sagt, ob die Batterie antwortet.",
    clearing: "Rauch und Schablonen der letzten Runde gehen, und niemand ist mehr niedergehalten.",
    he_attacks: "Wer unter einer Schablone liegt, wird angegriffen und niedergehalten.",
    initiative: "Der höhere Wurf zieht in dieser Runde zuerst, als Seite A.",
    prep_fire_a:
      "Wer hält oder überwacht, kann vor aller Bewegung schießen; wer bleibt, dreht sich frei.",
    prep_fire_b:
      "Wer hält oder überwacht, kann vor aller Bewegung schießen; wer bleibt, dreht sich frei.",
    prep_fire_resolved:
      "Alles Vorbereitungsfeuer trifft zugleich, und seine Ziele sind niedergehalten.",
    side_a_moves: "Seite A deckt ihre Befehle auf und bewegt nach ihnen.",
    side_b_moves: "Seite B hat das gesehen, deckt ihre Befehle auf und bewegt nach ihnen.",
    spotting:
      "Wer sich bewegt oder gefeuert hat, kann entdeckt werden; wer außer Sicht ist, verschwindet wieder.",
    opportunity_fire:
      "Wer hält oder überwacht, schießt auf das, was sich bewegt hat, überall auf dessen Weg.",
    spotting_of_opportunity_firers: "Wer eben gefeuert hat, kann entdeckt werden.",
    change_facing: "Jede Einheit darf sich vor dem Allgemeinen Feuer drehen. Niemand bewegt sich.",
    general_fire:
      "Wer noch nicht gefeuert hat und nach seinem Befehl darf, schießt von dort, wo er jetzt steht.",
    ammunition:
      "Waffen können ihre Munition verschossen haben. Nachschub füllt sie in 5F einer späteren Runde wieder auf (ADV-AMMO-07).",
    spotting_of_general_firers: "Wer eben gefeuert hat, kann entdeckt werden.",
    orders: "Die Befehlsgeber geben geheim die Befehle der nächsten Runde; die alten kommen weg.",
    morale: "Kompanien, die beschossen wurden oder Feinde nahe sehen, prüfen, ob sie standhalten.",
    abandoned_ground_a:
      "Einheiten dürfen auf Gelände treten, von dem der Feind im Kontakt vertrieben wurde.",
    abandoned_ground_b:
      "Einheiten dürfen auf Gelände treten, von dem der Feind im Kontakt vertrieben wurde.",
    fog_of_war: "Jede Seite zieht eine Karte; was über das Handlimit geht, kommt weg.",
    declarations_a:
      "Ein Schneller Vormarsch kann als Straßenmarsch, Eingraben oder Menschenwelle angesagt werden.",
    declarations_b:
      "Ein Schneller Vormarsch kann als Straßenmarsch, Eingraben oder Menschenwelle angesagt werden.",
    end_of_turn:
      'Die Zeit geht weiter; Verstärkungen werden fällig, und wer höchstens 6" von Nachschub entfernt ist, wird aufgefüllt (ADV-AMMO-07).',
    card_window:
      "Beide Seiten dürfen Karten spielen, die zu diesem Schritt gehören, vor ihm oder vor seinen Würfen.",
    battle_over:
      "Der Verlauf ist zu lesen. Er sagt, wann die Würfel und was jede Seite nicht wusste für alle offen sind.",
  },
  next: (first, second) => (second ? `Danach: ${first}, dann ${second}.` : `Danach: ${first}.`),
  latest: "Was zuletzt geschah",
};
