import { expect, test } from "vitest";
import example from "../../../../protocol/examples/rules.json";
import type { Question, Rulebook } from "../../wire/protocol.ts";
import { emptyForm, fieldOf, lineOf } from "./rulebook.ts";

const book = example as Rulebook;
function question(q: string): Question {
  const found = book.questions.find((one) => one.q === q);
  if (!found) throw new Error(`no question ${q}`);
  return found;
}

test("a form as it is first shown holds the required words and nothing else", () => {
  const { q, fields } = question("to_hit");
  expect(lineOf({ q, fields }, emptyForm(fields))).toBe(
    '{"q":"to_hit","effect":"A","target":{"kind":"personnel"}}',
  );
});

test("what was typed stands in the line as the interface has it", () => {
  const { q, fields } = question("to_hit");
  const values = {
    ...emptyForm(fields),
    hit_number: " 6 ",
    effect: "−5",
    close_assault: true,
    firer: { quality: "elite", suppressed: false, pinned: false, order: "hold" },
    target: { kind: "strong_afv", weight_class: "", cover: "none" },
  };
  expect(JSON.parse(lineOf({ q, fields }, values))).toEqual({
    q: "to_hit",
    hit_number: 6,
    effect: -5,
    close_assault: true,
    firer: { quality: "elite" },
    target: { kind: "strong_afv" },
  });
});

test("lists of obstacles and of points are written; what is no number goes as it is", () => {
  const sight = question("line_of_sight");
  const values = {
    from: { x: "0", y: "1,5", level: "" },
    to: { x: "ten", y: "0", level: "2" },
    obstacles: [{ kind: "woods", polygon: "1,1 3,1\n3,2", base_level: "" }],
  };
  expect(JSON.parse(lineOf(sight, values))).toEqual({
    q: "line_of_sight",
    from: { x: 0, y: 1.5 },
    to: { x: "ten", y: 0, level: 2 },
    obstacles: [
      {
        kind: "woods",
        polygon: [
          [1, 1],
          [3, 1],
          [3, 2],
        ],
      },
    ],
  });
});

test("a mistake names its field", () => {
  expect(fieldOf({ error: "target.kind: required, one of …" })).toBe("target.kind");
  expect(fieldOf({ error: "obstacles[0].polygon: expected a list" })).toBe("obstacles[0].polygon");
  expect(fieldOf({ error: "a question is a JSON object" })).toBe("");
});
