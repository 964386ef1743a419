import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const kRules = new URL("../../server/rules/", import.meta.url);

/** A paragraph, or the rows of a table. */
type Block = string | string[][];
interface Entry {
  id: string;
  title: string;
  sources: string;
  text: string;
  server: string;
  below: Block[];
}
interface Section {
  heading: string;
  entries: Entry[];
}
interface Chapter {
  title: string;
  below: Block[];
  sections: Section[];
}

const kEntry = /^\*\*([A-Z]+(?:-[A-Z]+)*-\d+)([^*]*)\*\*\s*(?:\(([^)]*)\))?\s*(.*)$/;

function entry(line: string): Entry | undefined {
  const [, id, title = "", sources = "", rest = ""] = kEntry.exec(line) ?? [];
  if (!id) return undefined;
  const [text = "", ...server] = rest.split(/\s*Server:\s*/);
  return {
    id,
    title: title.trim().replace(/[.:]$/, ""),
    sources,
    text: plain(text),
    server: plain(server.join(" ")),
    below: [],
  };
}
const plain = (text: string) => text.replaceAll("**", "").trim();
const cells = (line: string) =>
  line
    .replace(/^\||\|\s*$/g, "")
    .split("|")
    .map((cell) => plain(cell));

/** Reads line by line: what stands below an entry or a heading belongs to it, in this order. */
class Reader {
  readonly chapters: Chapter[] = [];
  #table: string[][] | undefined;

  read(line: string): void {
    const chapter = this.chapters.at(-1);
    if (chapter && line.startsWith("|")) return this.#row(chapter, line);
    this.#table = undefined;
    if (line.startsWith("## "))
      this.chapters.push({ title: plain(line.slice(3)), below: [], sections: [] });
    else if (chapter) this.#words(chapter, line);
  }
  #row(chapter: Chapter, line: string): void {
    if (!this.#table) this.#owner(chapter).below.push((this.#table = []));
    if (!/^[|\s:-]+$/.test(line)) this.#table.push(cells(line));
  }
  #words(chapter: Chapter, line: string): void {
    const found = entry(line);
    if (line.startsWith("### ")) {
      chapter.sections.push({ heading: plain(line.slice(4)), entries: [] });
    } else if (found) {
      if (chapter.sections.length === 0) chapter.sections.push({ heading: "", entries: [] });
      chapter.sections.at(-1)?.entries.push(found);
    } else if (line.trim() && line.trim() !== "---") {
      this.#owner(chapter).below.push(plain(line));
    }
  }
  #owner(chapter: Chapter): Entry | Chapter {
    return chapter.sections.at(-1)?.entries.at(-1) ?? chapter;
  }
}

/** The register of rules as chapters of entries; tables stay tables. */
export function readChapters(text: string): Chapter[] {
  const reader = new Reader();
  for (const line of text.split("\n")) reader.read(line);
  return reader.chapters;
}

/** The rows of the first table of a text, its head first. */
export function readTable(text: string): string[][] {
  const [chapter] = readChapters(`## Table\n${text}`);
  const table = chapter?.below.find((block) => typeof block !== "string");
  return typeof table === "object" ? table : [];
}

export function rulebook(): Plugin {
  const read = (name: string) => readChapters(readFileSync(new URL(name, kRules), "utf8"));
  const releases = () => readTable(readFileSync(new URL("../fog/releases.md", kRules), "utf8"));
  return {
    name: "rulebook",
    resolveId: (id) => (id === "virtual:rulebook" ? "\0virtual:rulebook" : undefined),
    load: (id) =>
      id === "\0virtual:rulebook"
        ? `export const chapters = ${JSON.stringify(read("catalogue.md"))};
           export const sequence = ${JSON.stringify(read("sequence.md"))};
           export const releases = ${JSON.stringify(releases())};`
        : undefined,
  };
}
