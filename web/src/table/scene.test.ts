import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import type { View } from "../wire/protocol.ts";
import { numbersOf, piecesOf } from "./scene.ts";

test("a rider is drawn beside the vehicle that carries it, the vehicle where it stands", () => {
  const view = Object.values(demoStates()).find((state): state is View =>
    Object.values(state?.contacts ?? {}).some((c) => c.in_sight),
  );
  const [first] = Object.values(view?.contacts ?? {}).filter((c) => c.in_sight);
  if (!view || !first) throw new Error("no contact in sight");
  const rider = { ...first, riders: false, towing: false };
  const shown = piecesOf(
    { ...view, contacts: { m1: { ...first, riders: true }, m2: rider } },
    "blue",
  );
  const at = (id: string) => shown.find((piece) => piece.id === id)?.at;
  expect(at("m1")).toEqual({ x: first.at[0], y: first.at[1] });
  expect(at("m2")).not.toEqual(at("m1"));
});

test("targets of one name are numbered from the upper left of the map, and no others", () => {
  const view = Object.values(demoStates()).find((state): state is View =>
    Object.values(state?.contacts ?? {}).some((c) => c.in_sight),
  );
  const [first] = Object.values(view?.contacts ?? {}).filter((c) => c.in_sight);
  if (!view || !first) throw new Error("no contact in sight");
  const tank = (x: number, y: number) => ({ ...first, type: "Panzer IVH", at: [x, y] as const });
  const contacts = {
    low: tank(1000, 1000),
    right: tank(20000, 40000),
    left: tank(10000, 40000),
    out: tank(5000, 40000),
    alone: { ...tank(5000, 20000), type: "StuG IIIG" },
  };
  const pieces = piecesOf({ ...view, contacts }, "blue");
  const numbers = numbersOf(pieces, new Set(["low", "right", "left", "alone"]));
  expect(Object.fromEntries(numbers)).toEqual({ left: 1, right: 2, low: 3 });
});
