import type { Language } from "./language.ts";
import type { PaceWords } from "./pace_en.ts";

const kDoors: Readonly<Record<Language, () => Promise<PaceWords>>> = {
  en: async () => (await import("./pace_en.ts")).paceEn,
  de: async () => (await import("./pace_de.ts")).paceDe,
};

/** No table says any of it. */
export const paceWords = (language: Language): Promise<PaceWords> => kDoors[language]();
