import { deskDe } from "./desk_de.ts";
import { deskEn } from "./desk_en.ts";
import type { Language } from "./language.ts";

/** Words of the referee's desk, which nobody else loads. */
const all: Readonly<Record<Language, typeof deskEn>> = { en: deskEn, de: deskDe };
export const deskWords = (language: Language): typeof deskEn => all[language];
