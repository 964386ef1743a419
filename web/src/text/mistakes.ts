import { termOf } from "./ask.ts";
import type { Language } from "./language.ts";

type Said = (...parts: readonly string[]) => string;

/** What the server finds wrong with a field of a question, in German. */
const kGerman: readonly (readonly [RegExp, Said])[] = [
  [/^a whole number from (\S+) to (\S+)$/, (a, b) => `eine ganze Zahl von ${a} bis ${b}`],
  [
    /^a number (from|above) (\S+) to (below )?(\S+) with at most three decimals$/,
    (from, a, below, b) =>
      `eine Zahl ${from === "above" ? "über" : "von"} ${a} bis ${below ? "unter " : ""}${b} mit höchstens drei Stellen nach dem Komma`,
  ],
  [
    /^(.+) or a whole number from (\S+) to (\S+)$/,
    (l, a, b) => `${l} oder eine ganze Zahl von ${a} bis ${b}`,
  ],
  [/^true or false$/, () => "ja oder nein"],
  [/^an object$/, () => "die Felder darunter"],
  [/^a list of at most (\d+) objects$/, (n) => `höchstens ${n} davon`],
  [/^a list of (\d+) to (\d+) points, \[x, y\]$/, (a, b) => `${a} bis ${b} Ecken, je x,y`],
  [/^a list of points$/, () => "Ecken, je x,y"],
  [/^a point, \[x, y\]$/, () => "eine Stelle, x,y"],
  [/^a simple polygon with an area$/, () => "ein Umriss mit einer Fläche, der sich nicht kreuzt"],
  [/^a point outside every obstacle$/, () => "eine Stelle, die in keinem Hindernis liegt"],
  [/^this question has no such field$/, () => "ein solches Feld hat diese Frage nicht"],
  [/^no split rate beside rof$/, () => "keine geteilte Rate neben der einfachen"],
  [/^a number$/, () => "eine Zahl"],
  [/^a whole number$/, () => "eine ganze Zahl"],
];

/** What is expected of the field that the server does not like; its own words where we have none. */
export function mistakeWords(
  language: Language,
  field: string,
  error: string,
): { readonly words: string; readonly lang: Language } {
  const [, required, plain = ""] =
    /^(?:[\w.[\]]+: )?(required, )?(?:expected )?(.*)$/s.exec(error) ?? [];
  const oneOf = /^one of (.+)$/.exec(plain)?.[1];
  if (oneOf) {
    const terms = oneOf.split(" ").map((word) => termOf(language, field, word));
    const list = new Intl.ListFormat(language, { type: "disjunction" }).format(terms);
    return { words: list, lang: language };
  }
  const english = required ? `required, ${plain}` : plain;
  if (language === "en") return { words: english, lang: "en" };
  for (const [pattern, said] of kGerman) {
    const found = pattern.exec(plain);
    if (found) return { words: said(...found.slice(1).map((part) => part ?? "")), lang: "de" };
  }
  return { words: english, lang: "en" };
}
