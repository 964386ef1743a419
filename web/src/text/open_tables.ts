import type { Language } from "./language.ts";
import type { OpenWords } from "./open_en.ts";

const kDoors: Readonly<Record<Language, () => Promise<OpenWords>>> = {
  en: async () => (await import("./open_en.ts")).openEn,
  de: async () => (await import("./open_de.ts")).openDe,
};

/** Only the lobby says any of it. */
export const openWords = (language: Language): Promise<OpenWords> => kDoors[language]();
