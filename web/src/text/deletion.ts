import type { Book } from "../lobby/seats.ts";
import type { Language } from "./language.ts";

/** That a battle or a campaign is to be deleted, and that a seat of it can take that back. */
const en = {
  waits: (book: Book, when: string): string =>
    `Whoever made this ${book} wants it deleted. It is gone on ${when}, unless a seat takes that back.`,
  orLater: "Where others have played, it goes in a day, and any seat can take that back.",
  keep: { battle: "Keep the battle", campaign: "Keep the campaign" },
};
const de: typeof en = {
  waits: (book, when) =>
    `Wer ${book === "battle" ? "diese Schlacht" : "diesen Feldzug"} angelegt hat, will ${
      book === "battle" ? "sie" : "ihn"
    } löschen. Am ${when} ist ${book === "battle" ? "sie" : "er"} fort, wenn das kein Platz zurücknimmt.`,
  orLater:
    "Haben andere mitgespielt, ist das erst in einem Tag, und jeder Platz kann es zurücknehmen.",
  keep: { battle: "Schlacht behalten", campaign: "Feldzug behalten" },
};
export const deletion: Readonly<Record<Language, typeof en>> = { en, de };

/** A moment, for people. */
export const momentOf = (language: Language, time: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(time);
