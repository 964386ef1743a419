import type { AwayWords } from "./away_en.ts";
import type { Language } from "./language.ts";

const kDoors: Readonly<Record<Language, () => Promise<AwayWords>>> = {
  en: async () => (await import("./away_en.ts")).awayEn,
  de: async () => (await import("./away_de.ts")).awayDe,
};

/** Fetched when they are wanted: neither the table nor a first look at the lobby says any of it. */
export const awayWords = (language: Language): Promise<AwayWords> => kDoors[language]();
