import { expect, test } from "vitest";
import { piecesOf } from "./rule_text.ts";

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

test("a source is no rule", () => {
  expect(piecesOf("ORD; BCS-07 differs")).toEqual([
    { words: "ORD; BCS-07 differs", kind: "plain" },
  ]);
});
