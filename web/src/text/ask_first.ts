import type { Language } from "./language.ts";

/** Asked of whoever opens a link to a battle whose dice are not checked. */
const en = {
  take: "Take the seat",
  notNow: "Not now",
  keeps: "The link stays yours until you take the seat.",
};
const de: typeof en = {
  take: "Platz einnehmen",
  notNow: "Jetzt nicht",
  keeps: "Der Link bleibt dir, bis du den Platz einnimmst.",
};
export const askFirst: Readonly<Record<Language, typeof en>> = { en, de };
