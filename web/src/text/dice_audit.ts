import type { Language } from "./language.ts";

/** Whether the dice of a battle can be checked: said before a seat is taken. */
const en = {
  checked: "dice can be checked",
  checkedMeans: "Each side has a share in the dice; after the battle anybody can roll them again.",
  unchecked: "dice are not checked",
  uncheckedMeans:
    "No side has a share in the dice of this battle, and nobody can roll them again afterwards.",
};
const de: typeof en = {
  checked: "Würfel lassen sich prüfen",
  checkedMeans:
    "Jede Seite hat einen Anteil an den Würfeln; nach der Schlacht kann jeder sie noch einmal werfen.",
  unchecked: "Würfel werden nicht geprüft",
  uncheckedMeans:
    "Keine Seite hat einen Anteil an den Würfeln dieser Schlacht, und niemand kann sie nachher noch einmal werfen.",
};
export const diceAudit: Readonly<Record<Language, typeof en>> = { en, de };
