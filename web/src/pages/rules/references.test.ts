import { expect, test } from "vitest";
import type { Entry } from "virtual:rulebook";
import { isFound, tiesOf } from "./references.ts";

const entry = (id: string, text: string, server = ""): Entry => ({
  id,
  title: "",
  sources: "",
  text,
  server,
  below: [],
});
const kAll = [
  entry("ORD-22", "A joint commander places orders beside itself.", "`joint_order_reach` (R-02)."),
  entry("R-02", "Reach of a joint company commander, as ORD-14."),
  entry("ORD-14", "Table of reach."),
];

test("an entry names its rulings, and knows who names it", () => {
  const ties = tiesOf(kAll);
  expect(ties.get("ORD-22")?.doubts).toEqual(["R-02"]);
  expect(ties.get("R-02")?.namedBy).toEqual(["ORD-22"]);
  expect(ties.get("ORD-14")?.namedBy).toEqual(["R-02"]);
});

test("a search is for the beginning of an id or for all its words, anywhere", () => {
  const found = (sought: string) =>
    kAll.filter((one) => isFound(one, "Orders", sought)).map(({ id }) => id);
  expect(found("ord-2")).toEqual(["ORD-22"]);
  expect(found("ORD-")).toEqual(["ORD-22", "ORD-14"]);
  expect(found("joint reach")).toEqual(["ORD-22", "R-02"]);
  expect(found("R-02")).toEqual(["R-02"]);
  expect(found("nonsense")).toEqual([]);
});
