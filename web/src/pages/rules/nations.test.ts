import { expect, test } from "vitest";
import type { ListedLine } from "../../wire/protocol.ts";
import { nationFor, nationsOf } from "./nations.ts";
import { shelfOf } from "./shelf.ts";

const lineOf = (id: string, nation: string): ListedLine => ({
  id,
  type: { nation } as ListedLine["type"],
});
const kLines = [lineOf("de-pz4h", "DE"), lineOf("us-rifle", "US"), lineOf("de-rifle", "DE")];

test("a fragment opens a nation, or the one whose line it names", () => {
  expect(nationsOf(kLines)).toEqual(["DE", "US"]);
  expect(nationFor(kLines, "us")).toBe("US");
  expect(nationFor(kLines, "us-rifle")).toBe("US");
  expect(nationFor(kLines, "")).toBe("DE");
  expect(nationFor([], "us")).toBe("");
  expect(shelfOf("equipment-us-rifle")).toBe("equipment");
});
