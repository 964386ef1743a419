import type { AskWords } from "./ask_words.ts";
import type { Language } from "./language.ts";
import { wordsOf } from "./speech.ts";
import { bookOf, tongueOf } from "./tongue.ts";

export const askWordsOf = (language: Language): AskWords => bookOf(language).ask;

const spaced = (name: string): string => name.replaceAll("_", " ");

/** What a person reads for a word of the rulebook, as this field or column means it. */
export function termOf(language: Language, field: string, word: string): string {
  const w = wordsOf(language);
  const known: Readonly<Record<string, string>> = {
    ...w.chit,
    ...w.quality,
    ...w.state,
    ...tongueOf(language).terrain,
    ...bookOf(language).terms,
  };
  const issuer: Readonly<Record<string, string>> = w.issuer;
  const chits: Readonly<Record<string, string>> = w.chit;
  if (field === "issuer") return issuer[word] ?? word;
  if (field === "order") return chits[word] ?? word;
  if (["effect", "option", "permitted", "default"].includes(field)) return word;
  return (
    known[`${field}.${word}`] ??
    known[word] ??
    (/^[a-z_]+$/.test(word) ? spaced(word) : word.replace(/^-(?=\d)/, "−"))
  );
}
export const fieldName = (language: Language, name: string): string =>
  askWordsOf(language).field[name] ?? spaced(name);
/** The head of a column, as this chart means it. */
export function columnName(language: Language, chart: string, name: string): string {
  const { column, field } = askWordsOf(language);
  return column[`${chart}.${name}`] ?? column[name] ?? field[name] ?? spaced(name);
}
/** "obstacles[0].polygon" by the names of its fields. */
export const pathName = (language: Language, path: string): string =>
  path
    .split(".")
    .map((part) => {
      const [, name = part, index] = /^(\w+)(?:\[(\d+)\])?/.exec(part) ?? [];
      return fieldName(language, name) + (index === undefined ? "" : ` ${Number(index) + 1}`);
    })
    .join(" → ");
