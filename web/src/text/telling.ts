import type { Language } from "./language.ts";
import { tellingDe } from "./telling_de.ts";
import { tellingEn } from "./telling_en.ts";

/** Words of battles that are told, which nobody loads before something is told. */
export type TellingWords = typeof tellingEn;
const all: Readonly<Record<Language, TellingWords>> = { en: tellingEn, de: tellingDe };
export const tellingWords = (language: Language): TellingWords => all[language];
