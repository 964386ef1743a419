import { askDe } from "./ask_de.ts";
import { deFirstPage } from "./first_page_de.ts";
import { deSheetPage } from "./sheet_page_de.ts";
import { termsDe } from "./terms_de.ts";
import type { Book } from "./tongue.ts";
import { deTrust } from "./trust_de.ts";

export const book: Book = {
  ask: askDe,
  terms: termsDe,
  trust: deTrust,
  first: deFirstPage,
  sheet: deSheetPage,
};
