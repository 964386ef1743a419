import type { Chapter, Entry } from "virtual:rulebook";
import type { CatalogueWords } from "../../text/shipped.ts";

const kId = /\b[A-Z]+(?:-[A-Z]+)*-\d+\b/g;
const isDoubt = (id: string): boolean => /^[RS]-\d+$/.test(id);

/** What an entry is tied to: rulings and silences that it names, and entries that name it. */
export interface Ties {
  readonly doubts: readonly string[];
  readonly namedBy: readonly string[];
}
export const entriesOf = (chapters: readonly Chapter[]): readonly Entry[] =>
  chapters.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries));

/** The chapters with the titles of another language; what stands before a colon stays. */
export const headedBy = (
  { chapters, sections, entries }: CatalogueWords,
  all: readonly Chapter[],
): readonly Chapter[] =>
  all.map((chapter) => {
    const [key = "", ...rest] = chapter.title.split(": ");
    const title = chapters[key];
    return {
      ...chapter,
      title: title === undefined ? chapter.title : rest.length > 0 ? `${key}: ${title}` : title,
      sections: chapter.sections.map((section) => ({
        heading: sections[section.heading] ?? section.heading,
        entries: section.entries.map((one) => ({ ...one, title: entries[one.id] ?? one.title })),
      })),
    };
  });

const wholeOf = ({ text, server, below, sources }: Entry): string =>
  [text, server, sources, ...below.flat(2)].join(" ");

export function tiesOf(all: readonly Entry[]): ReadonlyMap<string, Ties> {
  const known = new Set(all.map(({ id }) => id));
  const namedBy = new Map<string, string[]>();
  const doubts = new Map<string, string[]>();
  for (const entry of all) {
    const named = new Set(wholeOf(entry).match(kId) ?? []);
    named.delete(entry.id);
    doubts.set(
      entry.id,
      [...named].filter((id) => isDoubt(id) && known.has(id)),
    );
    for (const id of named) namedBy.set(id, [...(namedBy.get(id) ?? []), entry.id]);
  }
  return new Map(
    all.map(({ id }) => [id, { doubts: doubts.get(id) ?? [], namedBy: namedBy.get(id) ?? [] }]),
  );
}

/** Does the entry hold every word that is sought, or begin with the id? */
export function isFound(entry: Entry, chapter: string, sought: string): boolean {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const [first = ""] = words;
  if (words.length === 1 && /^[a-z]+(-[a-z]+)*-\d*$/.test(first))
    return entry.id.toLowerCase().startsWith(first);
  const whole = `${entry.id} ${entry.title} ${chapter} ${wholeOf(entry)}`.toLowerCase();
  return words.every((word) => whole.includes(word));
}
