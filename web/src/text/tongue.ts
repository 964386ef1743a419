import type { AskWords } from "./ask_words.ts";
import type { DiceWords } from "./dice_words.ts";
import type { Words } from "./en.ts";
import type { Language } from "./language.ts";
import type { LogWords } from "./log_words.ts";
import type { enFirstPage } from "./first_page_en.ts";
import type { enSheetPage } from "./sheet_page_en.ts";
import type { terrainEn } from "./terrain_en.ts";
import type { enTrust } from "./trust_en.ts";

/** All words of one language. */
export interface Tongue {
  readonly words: Words;
  readonly log: LogWords;
  readonly dice: DiceWords;
  readonly terrain: typeof terrainEn;
}
/** What is said on the pages to read: about the rules, trust, the first battle, and on the sheets of equipment. */
export interface Book {
  readonly ask: AskWords;
  /** Words of the rulebook, as fields and columns have them. */
  readonly terms: Readonly<Record<string, string>>;
  readonly trust: typeof enTrust;
  readonly first: typeof enFirstPage;
  readonly sheet: typeof enSheetPage;
}

const kDoors: Readonly<Record<Language, () => Promise<{ readonly tongue: Tongue }>>> = {
  en: () => import("./tongue_en.ts"),
  de: () => import("./tongue_de.ts"),
};
const kBooks: Readonly<Record<Language, () => Promise<{ readonly book: Book }>>> = {
  en: () => import("./book_en.ts"),
  de: () => import("./book_de.ts"),
};
const books: Partial<Record<Language, Book>> = {};
const learned: Partial<Record<Language, Tongue>> = {};

/** Loads the words of a language; nothing is said in it before. */
export async function learn(language: Language): Promise<void> {
  learned[language] ??= (await kDoors[language]()).tongue;
}
/** The same for what only the pages to read say. */
export async function learnBook(language: Language): Promise<void> {
  books[language] ??= (await kBooks[language]()).book;
}

function known<T>(all: Partial<Record<Language, T>>, language: Language): T {
  const words = all[language];
  if (!words) throw new Error(`the words of "${language}" are not loaded`);
  return words;
}
export const tongueOf = (language: Language): Tongue => known(learned, language);
export const bookOf = (language: Language): Book => known(books, language);
