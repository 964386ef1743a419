import { expect, test } from "vitest";
import { mistakeWords } from "./mistakes.ts";

const german = (error: string) => mistakeWords("de", "kind", error).words;

test("SCALE-13 what is wrong with a question is said in the reader's language", () => {
  expect(german("hit: expected a whole number from -100 to 100")).toBe(
    "eine ganze Zahl von -100 bis 100",
  );
  expect(german("range: expected a number above 0 to below 360 with at most three decimals")).toBe(
    "eine Zahl über 0 bis unter 360 mit höchstens drei Stellen nach dem Komma",
  );
  expect(german("effect: expected A, W, H, HC, FL, - or a whole number from -100 to 100")).toBe(
    "A, W, H, HC, FL, - oder eine ganze Zahl von -100 bis 100",
  );
  expect(german("obstacles[0].polygon: expected a simple polygon with an area")).toBe(
    "ein Umriss mit einer Fläche, der sich nicht kreuzt",
  );
  expect(german("from: a point outside every obstacle")).toBe(
    "eine Stelle, die in keinem Hindernis liegt",
  );
});

test("the words of a field are said as the form says them", () => {
  const error = "state: expected one of steady pinned";
  expect(mistakeWords("de", "state", error).words).toBe("gut oder festgenagelt");
  expect(mistakeWords("en", "state", error).words).toBe("Good or Pinned");
});

test("what is not known stays as the server says it, marked as English", () => {
  const error = "rof: required, or rof_contact and rof_other";
  expect(mistakeWords("de", "rof", error)).toEqual({
    words: "required, or rof_contact and rof_other",
    lang: "en",
  });
  expect(mistakeWords("en", "hit", "hit: expected a whole number from 1 to 10").words).toBe(
    "a whole number from 1 to 10",
  );
});
