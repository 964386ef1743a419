import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { ScenarioOption } from "../src/lobby/lobby.ts";
import { groupsOf } from "../src/lobby/option_groups.ts";
import { valueWords } from "../src/text/speech.ts";
import { de } from "../src/text/de.ts";
import { en } from "../src/text/en.ts";

/** As the server has them: what is in a scenario's data alone cannot be chosen. */
const chart = readFileSync(new URL("../../server/rules/options_chart.h", import.meta.url), "utf8");
const rows = [...chart.matchAll(/^ {8}(?:later\()?(\w+)<&O::\w+(?:, 1)?>\("(\w+)"/gm)];
const named = (name: string): ScenarioOption => ({
  name,
  kind: "flag",
  permitted: "true|false",
  see: "",
  default: "false",
  value: "false",
});

test("every option of the server is under a heading, in words of both languages", () => {
  expect(rows.length).toBeGreaterThan(50);
  const all = rows.map(([, , name = ""]) => named(name));
  const groups = groupsOf(all);
  expect(groups.map(({ heading }) => heading)).not.toContain("other");
  expect(groups).toHaveLength(10);
  expect(groups.flatMap(({ options }) => options)).toHaveLength(all.length);
  for (const { name } of all)
    for (const { options } of [en, de]) expect(options.names[name], name).toBeTruthy();
});

test("an option that is new is with the others", () => {
  expect(groupsOf([named("brand_new")])).toMatchObject([{ heading: "other" }]);
});

test("a value is said in words, one that means something of its own by that, a number as it is", () => {
  expect(valueWords(en, "air", "true")).toBe("yes");
  expect(valueWords(en, "order_caps_visible", "none")).toBe("none");
  expect(valueWords(en, "muzzle_hint", "none")).toBe("nothing");
  expect(valueWords(de, "fow_hand_limit", "3")).toBe("3");
});
