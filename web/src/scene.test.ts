import { expect, test } from "vitest";
import { demoStates } from "./demo/states.ts";
import type { View } from "./protocol.ts";
import { piecesOf } from "./scene.ts";

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
