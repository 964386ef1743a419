import { expect, test } from "vitest";

const kFiles: Readonly<Record<string, string>> = import.meta.glob("./**/*.{ts,svelte}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const kImport = /from "(\.[^"]+)"/g;

/** What a file names, by its path from here. */
function namedIn(file: string, text: string): readonly string[] {
  const found = [...text.matchAll(kImport)].map(
    ([, to = ""]) => `.${new URL(to, new URL(file, "file:///")).pathname}`,
  );
  // A panel may hold others of its kind.
  return found.filter((to) => to in kFiles && to !== file);
}

test("no files name each other in a circle, not for a type either", () => {
  const named = new Map(Object.entries(kFiles).map(([file, text]) => [file, namedIn(file, text)]));
  expect(named.get("./board/board.ts")).toContain("./board/camera.ts");
  // Whoever names only those that are in no circle is in none.
  for (let size = Infinity; named.size < size;) {
    size = named.size;
    for (const [file, others] of named)
      if (!others.some((other) => named.has(other))) named.delete(file);
  }
  // Nor is he whom nobody is left to name.
  for (let size = Infinity; named.size < size;) {
    size = named.size;
    const all = new Set([...named.values()].flat());
    for (const file of [...named.keys()]) if (!all.has(file)) named.delete(file);
  }
  expect([...named.keys()]).toEqual([]);
});
