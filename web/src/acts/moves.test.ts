import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import type { View } from "../wire/protocol.ts";
import { allToTheEnd, frontFirst, movesOf, toTheEnd } from "./moves.ts";

const raw = demoStates()["movement"] as View;
const choice = raw.choices.moves["s7"];
if (!choice) throw new Error("the demo has no move");
const view: View = {
  ...raw,
  choices: {
    ...raw.choices,
    moves: { s7: choice, "s7/2": choice, s8: { ...choice, stand: "s8" } },
  },
};

test("as far as it goes is the longest path that came with the choice, once for each stand", () => {
  expect(movesOf(view).map(({ stand }) => stand)).toEqual(["s7", "s8"]);
  const [x, y] = choice.paths[0]?.at(-1) ?? [];
  expect(toTheEnd(view, choice)?.path).toEqual([{ x, y }]);
  expect(allToTheEnd(view, ["s8"])).toMatchObject([{ choice: { stand: "s8" } }]);
});

test("a stand without a path is left where it is", () => {
  expect(toTheEnd(view, { ...choice, paths: [] })).toBeUndefined();
});

test("a path that begins where the stand is goes on from there", () => {
  const at = view.stands["s7"]?.at ?? [0, 0];
  const act = toTheEnd(view, { ...choice, paths: [[at, [1000, 2000]]] });
  expect(act?.path).toEqual([{ x: 1000, y: 2000 }]);
});

test("who stands ahead along the arrow goes first", () => {
  const east = { ...choice, arrow: 90000 };
  const at = (x: number) => ({ ...view.stands["s7"], at: [x, 0] }) as View["stands"][string];
  const stands = { s1: at(1000), s2: at(9000), s3: at(5000) };
  const moves = ["s1", "s2", "s3"].map((stand) => ({
    kind: "move" as const,
    choice: { ...east, stand },
    path: [],
  }));
  const order = frontFirst({ ...view, stands }, moves).map((one) => one.choice.stand);
  expect(order).toEqual(["s2", "s3", "s1"]);
});
