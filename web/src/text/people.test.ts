import { expect, test } from "vitest";
import { demoView } from "../demo/states.ts";
import type { View } from "../wire/protocol.ts";
import { awayEn } from "./away_en.ts";
import { leftOf } from "./away_left.ts";
import { peopleOf, personWords, waitsWords } from "./people.ts";
import { wordsOf } from "./speech.ts";

const [en, de] = [wordsOf("en"), wordsOf("de")];
const kNames = { blue2: "Carl", blue: "Anna", red: "" };

test("a person is named with the seat, and a seat without a name is its role", () => {
  expect(personWords(en, "blue", kNames)).toBe("Anna (Blue)");
  expect(personWords(de, "blue2", kNames)).toBe("Carl (Blau, Spieler 2)");
  expect(personWords(en, "red", kNames)).toBe("Red");
  expect(personWords(en, "red2", kNames)).toBe("Red, player 2");
});

test("a side is named by its people, the leader first", () => {
  expect(peopleOf("en", en, kNames, "blue")).toBe("Anna and Carl (Blue)");
  expect(peopleOf("de", de, kNames, "blue")).toBe("Anna und Carl (Blau)");
  expect(peopleOf("en", en, kNames, "red")).toBe("");
});

test("whom the battle waits for is said by name where there is one", () => {
  const view = demoView();
  const seats = { blue: { name: "Anna", connected: true }, red: { name: "", connected: true } };
  const waiting = (waits_for: View["prompt"]["waits_for"], more: Partial<View> = {}): View => ({
    ...view,
    seats,
    ...more,
    prompt: { ...view.prompt, waits_for },
  });
  expect(waitsWords("en", en, waiting("other"), "red")).toBe("Waiting for Anna (Blue).");
  expect(waitsWords("de", de, waiting("other"), "red")).toBe("Gewartet wird auf Anna (Blau).");
  expect(waitsWords("en", en, waiting("other"), "blue")).toBe("Waiting for the other side.");
  expect(waitsWords("en", en, waiting("blue"), "public")).toBe("Waiting for Anna (Blue).");
  expect(waitsWords("en", en, waiting("both"), "public")).toBe("Waiting for both sides.");
});

test("of one's own side only who has not committed is waited for", () => {
  const view = demoView();
  const player = { side: "blue", up: true, committed: false } as const;
  const seats = {
    blue2: { name: "Carl", connected: true },
    blue3: { name: "Dora", connected: true },
  };
  const waiting: View = {
    ...view,
    seats,
    battle: { ...view.battle, player: 1 },
    players: {
      blue: { ...player, number: 1, committed: true },
      blue2: { ...player, number: 2, committed: true },
      blue3: { ...player, number: 3 },
      blue4: { ...player, number: 4, up: false },
    },
    prompt: { ...view.prompt, waits_for: "side" },
  };
  expect(waitsWords("en", en, waiting, "blue")).toBe("Waiting for Dora (Blue, player 3).");
  expect(waitsWords("en", en, { ...waiting, seats: {} }, "blue")).toBe(en.waits.side);
});

test("how long is left, from now and as a date", () => {
  const noon = new Date(2026, 10, 23, 12).getTime();
  const inHours = (n: number): number => noon + n * 3_600_000;
  expect(leftOf("en", awayEn, inHours(5), noon)).toEqual({
    words: "in 5 h, until 05:00 PM",
    isNear: false,
  });
  expect(leftOf("en", awayEn, inHours(2), noon).isNear).toBe(true);
  expect(leftOf("en", awayEn, inHours(-1), noon).words).toBe("the time is up");
  expect(leftOf("en", awayEn, undefined, noon).words).toBe("no time limit");
});
