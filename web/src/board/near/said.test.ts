import { expect, test } from "vitest";
import type { Piece } from "../../table/scene.ts";
import { en } from "../../text/en.ts";
import { companyOf, platesOf } from "./said.ts";

const w = en as Parameters<typeof platesOf>[1];
const piece = (more: Partial<Piece>): Piece =>
  ({ state: "steady", suppressed: false, empty: false, ghost: false, ...more }) as Piece;

test("from near the letters of the badges are words", () => {
  expect(platesOf(piece({}), w)).toEqual([]);
  const words = platesOf(piece({ state: "shaken", suppressed: true }), w).map((one) => one.words);
  expect(words).toEqual(["Shaken", "suppressed"]);
  expect(platesOf(piece({ ghost: true, turn: 3 }), w)[0]?.words).toBe("last seen in turn 3");
});

test("whose a stand is stands before its own name, and a contact is nobody's", () => {
  expect(companyOf(piece({ label: "E Company, 1st Platoon" }))).toBe("E Company");
  expect(companyOf(piece({ label: "Panzer IVH (4)" }))).toBe("");
});
