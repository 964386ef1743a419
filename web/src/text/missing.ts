import type { Language } from "./language.ts";

/** A part of the page did not come. In the first load, since nothing more can be fetched then. */
const en = {
  missing: "A part of this page could not be loaded: the server is away, or has a newer version.",
  again: "Load the page again",
  waits: "Waiting for the server …",
};
const de: typeof en = {
  missing:
    "Ein Teil dieser Seite konnte nicht geladen werden: Der Server ist fort oder hat eine neuere Fassung.",
  again: "Seite neu laden",
  waits: "Wartet auf den Server …",
};
export const missing: Readonly<Record<Language, typeof en>> = { en, de };
