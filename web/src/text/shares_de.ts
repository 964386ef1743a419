import type { enShares } from "./shares_en.ts";

export const deShares: typeof enShares = {
  promised: (side) => `${side} hat einen Anteil versprochen.`,
  open: (side) => `Der Anteil von ${side} liegt offen.`,
  wanting: (side) => `${side} hat noch keinen Anteil versprochen.`,
  agrees: (side) => `${side} ist einverstanden, dass kein Anteil zählt.`,
  waits:
    "Es wird nicht gewürfelt, bevor beide Anteile offen liegen. Jeder Browser gibt seinen eigenen: Wurde er in einem anderen Browser versprochen, etwa am Telefon, öffnet ihn nur dieser.",
  goOn: (other) => `Ohne den Anteil von ${other} weitergehen`,
  keptBack: (other) =>
    `Statt des Anteils von ${other} zählt endgültig das Versprechen. Alle lesen, dass ${other} als Gastgeber zwischen zwei Würfelfolgen wählen konnte, und du als Gastgeber unter beliebig vielen.`,
  alone: (other) =>
    `${other} hat keinen Anteil versprochen: Deiner wird geöffnet und zählt allein. Alle lesen, dass du als Gastgeber die Würfel beliebig wählen konntest.`,
  agree: "Einverstanden, dass kein Anteil zählt",
  none: "Sind beide Anführer einverstanden, kommen die Würfel nur aus der Zahl des Servers: Wer die Schlacht angelegt hat, konnte unter beliebig vielen Würfelfolgen wählen.",
  changed:
    "Die Versprechen der Würfel wurden geändert, nachdem dein Anteil gesendet war. Wer den Server betreibt, kannte deinen Anteil und kann die Würfel gewählt haben, etwa mit einer zurückgespielten Sicherung. Dein Browser gibt deinen Anteil nicht zu anderen Versprechen.",
  noShare: "Dieser Browser hat den versprochenen Anteil nicht.",
};
