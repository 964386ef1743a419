import { askDe } from "./ask_de.ts";
import type { Book } from "./tongue.ts";
import { deTrust } from "./trust_de.ts";

export const book: Book = { ask: askDe, trust: deTrust };
