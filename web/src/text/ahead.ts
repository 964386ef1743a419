import type { AheadWords } from "./ahead_en.ts";
import type { Language } from "./language.ts";

const kDoors: Readonly<Record<Language, () => Promise<AheadWords>>> = {
  en: async () => (await import("./ahead_en.ts")).aheadEn,
  de: async () => (await import("./ahead_de.ts")).aheadDe,
};

/** Fetched when they are wanted: few choose any of it. */
export const aheadWords = (language: Language): Promise<AheadWords> => kDoors[language]();
