import { expect, test } from "vitest";
import { purposeWords } from "./dice.ts";
import { sentence } from "./speech.ts";

const kNames: Record<string, string> = {
  s4: "Captain Hale",
  s24: "Mortars",
  s27: "1st Gun",
  s1004: "3. Batterie",
  s1005: "Panzerspähwagen",
  m4711: "Schützen",
  c2: "E Company",
};
const name = (id: string): string => kNames[id] ?? id;

test.each([
  ["t1/0W/weather", "weather (turn 1, 0W)"],
  ["t1/2A/initiative/0/red", "initiative of Red (turn 1, 2A)"],
  ["t1/2A/initiative/1/blue", "initiative of Blue, after tie 1 (turn 1, 2A)"],
  ["t1/1A/response/4/24", "response of Mortars to the call of Captain Hale (turn 1, 1A)"],
  ["t1/3A/hit/27/0/1005/0", "roll 1 of 1st Gun to hit Panzerspähwagen (turn 1, 3A)"],
  ["t1/3A/hit/27/0/m4711/0", "roll 1 of 1st Gun to hit Schützen (turn 1, 3A)"],
  ["t1/3A/result/1005/27/0/1", "result of hit 2 on Panzerspähwagen by 1st Gun (turn 1, 3A)"],
  ["t2/1C/hit/1004/he/27/0", "roll 1 of 3. Batterie to hit 1st Gun (turn 2, 1C)"],
  ["t2/1C/result/27/he/1004/0", "result of hit 1 on 1st Gun by 3. Batterie (turn 2, 1C)"],
  ["t2/4B/result/27/area/4/1/0", "result of hit 1 on 1st Gun, fire at Captain Hale (turn 2, 4B)"],
  ["t2/4B/result/27/aboard/1005", "1st Gun aboard the lost Panzerspähwagen (turn 2, 4B)"],
  ["t2/5B/morale/2", "morale of E Company (turn 2, 5B)"],
  ["t2/5D/discard/blue/1", "discard of Blue (turn 2, 5D)"],
])("the die %s is for %s", (purpose, words) => {
  expect(purposeWords("en", purpose, name)).toBe(words);
});

test("what is no purpose stays as it was written", () => {
  for (const odd of ["", "t3", "t3/5B/hit/4", "t1/3A/result/4/5", "luck"])
    expect(purposeWords("en", odd, name)).toBe(odd);
});

test("a ruling on a die says which", () => {
  const told = {
    turn: 2,
    step: "orders",
    kind: "die_set",
    what: "t2/5B/morale/2",
    outcome: "",
    dice: [{ face: 9 }],
    working: [],
    words: "nerves",
  } as const;
  expect(sentence("en", told, name)).toBe(
    "By ruling, the die for morale of E Company (turn 2, 5B) is set: nerves",
  );
  expect(sentence("de", told, name)).toBe(
    "Auf Entscheidung ist der Würfel für Moral von E Company (Runde 2, 5B) gesetzt: nerves",
  );
});
