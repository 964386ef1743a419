import { expect, test } from "vitest";
import type { ListedPiece } from "../wire/protocol.ts";
import { kAllFrames, momentIn, replayPath, stepFrom, turnFrom } from "./moment.ts";

const turns = [0, 0, 1, 1, 1, 2];
const pieces = turns.map((turn, i): ListedPiece => ({
  n: i + 1,
  turn,
  step: "orders",
  at: i,
  marks: {},
}));
const moment = (n: number, frame = 0) => ({ n, frame });
const kEnd = moment(6, kAllFrames);

test("a step back is to where this step began, then to the one before", () => {
  expect(stepFrom(pieces, moment(4, 2), -1)).toEqual(moment(4));
  expect(stepFrom(pieces, moment(4), -1)).toEqual(moment(3));
  expect(stepFrom(pieces, moment(1), -1)).toEqual(moment(1));
});

test("a step on is to where the next begins, and from the last to its end", () => {
  expect(stepFrom(pieces, moment(4, 2), 1)).toEqual(moment(5));
  expect(stepFrom(pieces, moment(6), 1)).toEqual(kEnd);
});

test("a turn back is to where this turn began, then to the one before", () => {
  expect(turnFrom(pieces, moment(4), -1)).toEqual(moment(3));
  expect(turnFrom(pieces, moment(3), -1)).toEqual(moment(1));
  expect(turnFrom(pieces, moment(1, 3), -1)).toEqual(moment(1));
});

test("a turn on is to where the next begins, and from the last to the end", () => {
  expect(turnFrom(pieces, moment(2), 1)).toEqual(moment(3));
  expect(turnFrom(pieces, moment(6), 1)).toEqual(kEnd);
});

test("a moment has an address, and is found by it", () => {
  const path = replayPath("b 1", "blue", moment(41, 3));
  expect(path).toBe("/replay/b%201?as=blue&n=41&frame=3");
  expect(momentIn(new URL(path, "http://host").searchParams)).toEqual(moment(41, 3));
  expect(replayPath("b", "public")).toBe("/replay/b");
  expect(replayPath("b", "public", moment(2))).toBe("/replay/b?n=2");
});

test.each(["n=soon", "n=-1", "n=1.5", "n=", "n=3&frame=x", "n=99999999999999999999"])(
  "%s names no moment",
  (query) => expect(momentIn(new URLSearchParams(query))).toBe("bad"),
);

test("an address need not name a moment", () => {
  expect(momentIn(new URLSearchParams("as=blue"))).toBeUndefined();
});
