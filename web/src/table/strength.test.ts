import { expect, test } from "vitest";
import type { View } from "../wire/protocol.ts";
import { strengthsIn } from "./strength.ts";

test("a company is as strong as its stands that are still in the battle, wherever they are", () => {
  const presences = ["on_table", "aboard", "off_table", "eliminated", "driven_off", "surrendered"];
  const stands = Object.fromEntries(
    presences.map((presence, i) => [`s${String(i)}`, { company: "c1", presence }]),
  );
  const view = { stands } as unknown as View;
  expect(strengthsIn(view).get("c1")).toEqual({ left: 3, all: 6 });
  expect(strengthsIn(view).get("c2")).toBeUndefined();
});
