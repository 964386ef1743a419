import { expect, test } from "vitest";

const kFiles: Readonly<Record<string, string>> = import.meta.glob("./**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Where colours have their names. */
const kNamed = /(inks|_style|near\/tiles)\.ts$/;
const kColour = /["'`](#[0-9a-f]{3,8}\b|rgba?\()/i;

test("every colour of the board has its name in one place", () => {
  const literal = Object.entries(kFiles).filter(([, text]) => kColour.test(text));
  expect(literal.map(([file]) => file)).toContain("./inks.ts");
  expect(literal.map(([file]) => file).filter((file) => !kNamed.test(file))).toEqual([]);
});
