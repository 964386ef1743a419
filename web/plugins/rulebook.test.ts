import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readChapters, readTable } from "./rulebook.ts";

const kText = `# Rules
## HIT: direct fire
A word before.
**HIT-03** (GRC 4B) Table. Server: data.

| Target | |
|---|---|
| Patrol | −1 |

\`+\` at the head.
## Rulings
### Fire
**R-03 Suppression by HE.** *Ruling:* all of them.
`;

test("tables and words below an entry belong to it; a ruling has a title", () => {
  const [hit, rulings] = readChapters(kText);
  expect(hit?.below).toEqual(["A word before."]);
  expect(hit?.sections[0]?.entries[0]).toEqual({
    id: "HIT-03",
    title: "",
    sources: "GRC 4B",
    text: "Table.",
    server: "data.",
    below: [
      [
        ["Target", ""],
        ["Patrol", "−1"],
      ],
      "`+` at the head.",
    ],
  });
  expect(rulings?.sections[0]).toMatchObject({
    heading: "Fire",
    entries: [{ id: "R-03", title: "Suppression by HE", text: "*Ruling:* all of them." }],
  });
});

test("every entry of the catalogue is read, once", () => {
  const text = readFileSync(new URL("../../server/rules/catalogue.md", import.meta.url), "utf8");
  const written = [...text.matchAll(/^\*\*([A-Z]+(?:-[A-Z]+)*-\d+)/gm)].map(([, id]) => id);
  const read = readChapters(text).flatMap(({ sections }) =>
    sections.flatMap(({ entries }) => entries.map(({ id }) => id)),
  );
  expect(read).toEqual(written);
  expect(new Set(read).size).toBe(read.length);
});

test("the table of releases says of each who learns what", () => {
  const text = readFileSync(new URL("../../server/fog/releases.md", import.meta.url), "utf8");
  const [head, ...rows] = readTable(text);
  expect(head).toHaveLength(4);
  expect(rows.map(([id]) => id)).toContain("REL-06");
  expect(rows.every((row) => row.length === 4 && /^REL-\d\d$/.test(row[0] ?? ""))).toBe(true);
});
