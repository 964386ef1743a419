import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const kRules = new URL("../../server/rules/", import.meta.url);

interface Entry {
  id: string;
  sources: string;
  text: string;
  server: string;
}
interface Chapter {
  title: string;
  intro: string[];
  entries: Entry[];
  tables: string[][][];
}

const kEntry = /^\*\*([A-Z]+(?:-[A-Z]+)*-\d+)\**\s*(?:\(([^)]*)\))?[*:.]*\s*(.*)$/;

function entry(line: string): Entry | undefined {
  const [, id, sources = "", rest = ""] = kEntry.exec(line) ?? [];
  if (!id) return undefined;
  const [text = "", ...server] = rest.split(/\s*Server:\s*/);
  return { id, sources, text: plain(text), server: plain(server.join(" ")) };
}
const plain = (text: string) => text.replaceAll("**", "").trim();
const cells = (line: string) =>
  line
    .replace(/^\||\|\s*$/g, "")
    .split("|")
    .map((cell) => plain(cell));

/** The register of rules as chapters of entries; tables stay tables. */
export function readChapters(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  let table: string[][] | undefined;
  for (const line of text.split("\n")) {
    const chapter = chapters.at(-1);
    if (line.startsWith("## ")) {
      chapters.push({ title: plain(line.slice(3)), intro: [], entries: [], tables: [] });
    } else if (chapter && line.startsWith("|")) {
      if (!table) chapter.tables.push((table = []));
      if (!/^[|\s:-]+$/.test(line)) table.push(cells(line));
      continue;
    } else if (chapter) {
      const found = entry(line);
      if (found) chapter.entries.push(found);
      else if (line.trim() && line.trim() !== "---") chapter.intro.push(plain(line));
    }
    table = undefined;
  }
  return chapters;
}

export function rulebook(): Plugin {
  const read = (name: string) => readChapters(readFileSync(new URL(name, kRules), "utf8"));
  return {
    name: "rulebook",
    resolveId: (id) => (id === "virtual:rulebook" ? "\0virtual:rulebook" : undefined),
    load: (id) =>
      id === "\0virtual:rulebook"
        ? `export const chapters = ${JSON.stringify(read("catalogue.md"))};
           export const sequence = ${JSON.stringify(read("sequence.md"))};`
        : undefined,
  };
}
