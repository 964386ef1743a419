import { expect, test } from "vitest";
import type { Piece } from "../../table/scene.ts";
import { en } from "../../text/en.ts";
import { strengthsIn } from "../../table/strength.ts";
import type { View } from "../../wire/protocol.ts";
import { ownName } from "../layers/pieces.ts";
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

test("from near it is said whose a stand is and what is left of them; a contact is nobody's", () => {
  const of = (presence: string) => ({ company: "c1", presence });
  const view = {
    stands: { s1: of("on_table"), s2: of("eliminated"), s3: of("aboard") },
    companies: { c1: { name: "Easy Company" } },
  } as unknown as View;
  const said = (more: Partial<Piece>) =>
    companyOf(piece({ id: "s1", band: 0, ...more }), view, strengthsIn(view));
  expect(said({ label: "1st Platoon, E Company" })).toBe("E Company · 2/3");
  expect(said({ label: "1st Platoon" })).toBe("Easy Company · 2/3");
  const { band: _, ...contact } = piece({ id: "k4", label: "Panzer IVH (4)" });
  expect(companyOf(contact, view, strengthsIn(view))).toBe("");
});

test("its own name is what stands before its company's; a contact is called what it is", () => {
  expect(ownName({ label: "1st Platoon, E Company", band: 0 })).toBe("1st Platoon");
  expect(ownName({ label: "Truck, 2 tons" })).toBe("Truck, 2 tons");
});
