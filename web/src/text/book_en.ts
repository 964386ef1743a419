import { askEn } from "./ask_en.ts";
import { enFirstPage } from "./first_page_en.ts";
import { enSheetPage } from "./sheet_page_en.ts";
import { termsEn } from "./terms_en.ts";
import type { Book } from "./tongue.ts";
import { enTrust } from "./trust_en.ts";

export const book: Book = {
  ask: askEn,
  terms: termsEn,
  trust: enTrust,
  first: enFirstPage,
  sheet: enSheetPage,
};
