import { expect, test } from "vitest";
import example from "../../../protocol/examples/rules.json";
import type { QuestionField, Rulebook } from "../wire/protocol.ts";
import { askWordsOf, columnName, pathName, termOf } from "./ask.ts";

const book = example as Rulebook;
const allFields = (fields: readonly QuestionField[]): readonly QuestionField[] =>
  fields.flatMap((field) => [field, ...allFields(field.fields ?? [])]);
const fields = book.questions.flatMap((question) => allFields(question.fields));
/** Shown as they are: names of options, and what these may be. */
const isPlain = (column: string): boolean => ["option", "permitted", "default"].includes(column);

for (const language of ["en", "de"] as const) {
  const words = askWordsOf(language);
  test(`every question, field and word of the server has its words [${language}]`, () => {
    for (const { q } of book.questions) expect(words.question, q).toHaveProperty(q);
    for (const { name } of fields) expect(words.field, name).toHaveProperty(name);
    for (const { name, kind, words: all = [] } of fields)
      if (kind === "word")
        for (const word of all) expect(termOf(language, name, word), word).not.toMatch(/_/);
  });
  test(`every chart, column and cell of the server has its words [${language}]`, () => {
    for (const { name, columns, rows } of book.charts) {
      expect(words.chart, name).toHaveProperty(name);
      for (const column of columns)
        expect(columnName(language, name, column)).toMatch(/^[A-ZÄÖÜxy]/);
      for (const row of rows)
        row.forEach((cell, i) => {
          const column = columns[i] ?? "";
          if (!isPlain(column)) expect(termOf(language, column, cell)).not.toMatch(/_/);
        });
    }
  });
}

test("a path is read by the names of its fields", () => {
  expect(pathName("en", "obstacles[0].polygon")).toBe("Obstacles 1 → Corners");
  expect(pathName("de", "target.kind")).toBe("Ziel → Art");
});

test("a word means what its field means by it", () => {
  expect(termOf("en", "cover", "none")).toBe("none");
  expect(termOf("en", "from", "none")).toBe("the ground, first try");
  expect(termOf("en", "permitted", "none|turn")).toBe("none|turn");
  expect(termOf("en", "order", "banzai")).toBe("Human Wave");
});
