import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isThere, noteOf, pageOf, shownAs } from "./note.ts";

const kHere = "https://ordercap.example";
const kCall = {
  id: "7",
  kind: "to_decide",
  title: "Your turn in Sainte-Claire",
  text: "Turn 2, orders",
  link: `${kHere}/battle/abc`,
  tag: "abc",
};
const said = (more: object = {}): string => JSON.stringify({ ...kCall, ...more });

test("a push becomes one notification, which takes the place of the older one of its battle", () => {
  const note = noteOf(said());
  expect(note?.title).toBe(kCall.title);
  expect(note && shownAs(note, note.link)).toEqual({
    body: kCall.text,
    icon: "/icon-192.png",
    tag: "abc",
    renotify: true,
    data: { link: kCall.link },
  });
  expect(note?.word).toBeUndefined();
  expect(noteOf(said({ kind: "confirm", word: "w" }))?.word).toBe("w");
});
test("its picture is there, small, and of a kind that every browser shows", () => {
  const note = noteOf(said());
  const { icon = "" } = note ? shownAs(note, note.link) : {};
  const file = readFileSync(new URL(`../../assets${icon}`, import.meta.url));
  expect(file.subarray(1, 4).toString()).toBe("PNG");
  expect(file.length).toBeLessThan(4096);
});
test("a browser takes no notification that is heard again without a tag", () => {
  const note = noteOf(said({ tag: "" }));
  expect(note && shownAs(note, note.link).renotify).toBe(false);
});
test("what is no push of ours is nothing", () => {
  const wrong = [
    "",
    "hello",
    "null",
    "[]",
    "7",
    said({ title: 7 }),
    said({ id: "" }),
    said({ word: 7 }),
  ];
  expect(wrong.map(noteOf)).toEqual(wrong.map(() => undefined));
});
test("a link stays in this site, under the name that this browser has for it", () => {
  expect(pageOf("http://127.0.0.1:8080/battle/abc?as=red#x", kHere)).toBe(
    `${kHere}/battle/abc?as=red#x`,
  );
  expect(pageOf("/reach#confirm=w", kHere)).toBe(`${kHere}/reach#confirm=w`);
  expect(pageOf("https://", kHere)).toBe(`${kHere}/`);
});
test("a window that shows the battle is come back to, with whatever seat", () => {
  const link = `${kHere}/battle/abc`;
  expect(isThere(`${link}?as=blue`, link)).toBe(true);
  expect(isThere(`${link}#seat=k`, link)).toBe(true);
  expect(isThere(`${kHere}/battle/other`, link)).toBe(false);
  expect(isThere("https://elsewhere.example/battle/abc", link)).toBe(false);
  expect(isThere(`${kHere}/reach#confirm=a`, `${kHere}/reach#confirm=b`)).toBe(false);
});
