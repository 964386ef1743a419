import { expect, test } from "vitest";
import { chapters } from "virtual:rulebook";
import { entriesOf } from "../pages/rules/references.ts";
import { kChapters, piecesOf, splitAtRule } from "./rule_text.ts";

test("ids of rules, code and stress stand out of a rule's text", () => {
  expect(piecesOf("*Ruling:* as HIT-04, ADV-BAN-02 and the `*` note; 2 * 3.")).toEqual([
    { words: "Ruling:", kind: "stress" },
    { words: " as ", kind: "plain" },
    { words: "HIT-04", kind: "rule" },
    { words: ", ", kind: "plain" },
    { words: "ADV-BAN-02", kind: "rule" },
    { words: " and the ", kind: "plain" },
    { words: "*", kind: "code" },
    { words: " note; 2 * 3.", kind: "plain" },
  ]);
});

test("a source is no rule, nor is a tank", () => {
  for (const words of ["ORD; BCS-07 differs", "2nd Platoon, T-34/85", "ISU-152", "RPG-43, WX-3"])
    expect(piecesOf(words)).toEqual([{ words, kind: "plain" }]);
});

test("every id of the register is known by its chapter, and no other beginning is", () => {
  const begins = (id: string): string => id.replace(/-\d+$/, "");
  const ids = entriesOf(chapters).map(({ id }) => id);
  for (const id of ids) expect(piecesOf(id)).toEqual([{ words: id, kind: "rule" }]);
  const known = kChapters.replace(/ADV-\(\?:(.*?)\)/, (_, forms: string) =>
    forms
      .split("|")
      .map((form) => `ADV-${form}`)
      .join("|"),
  );
  expect(known.split("|").sort()).toEqual([...new Set(ids.map(begins))].sort());
});

test("a sentence is split where its first rule is named", () => {
  expect(splitAtRule("Moved back, see R-10 and S-95.")).toEqual([
    "Moved back, see ",
    "R-10 and S-95.",
  ]);
  expect(splitAtRule("T-34/85 moves.")).toEqual(["T-34/85 moves.", ""]);
});
