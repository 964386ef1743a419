import { expect, test } from "vitest";
import { told } from "../demo/parts.ts";
import { lossesOf, storyOf } from "./told_of.ts";

const gun = { id: "s27", label: "1st Gun", side: "blue" } as const;
const tank = { id: "kq", label: "Panzer IVH", side: "red" } as const;
const log = {
  "2": told("contact_made", { turn: 1, actor: tank }),
  "9": told("eliminated", { turn: 2, actor: tank }),
  "10": told("fire_resolved", { turn: 3, actor: tank, target: gun }),
  "11": told("surrendered", { turn: 3, actor: gun }),
  "12": told("wreck_placed", { turn: 3 }),
};

test("losses stand by turn and side, the last turn first", () => {
  expect(lossesOf(log)).toEqual([
    { turn: 3, of: { blue: [gun], red: [] } },
    { turn: 2, of: { blue: [], red: [tank] } },
  ]);
});

test("what was told of a stand is what names it, the last first", () => {
  expect(storyOf(log, "kq").map(([n]) => n)).toEqual(["10", "9", "2"]);
  expect(storyOf(log, "s27").map(([n]) => n)).toEqual(["11", "10"]);
});
