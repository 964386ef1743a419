import { expect, test } from "vitest";
import { contactOf } from "../demo/parts.ts";
import { demoStates } from "../demo/states.ts";
import { piecesOf } from "../table/scene.ts";
import { en } from "../text/en.ts";
import type { StandSeen, TypeSeen, View } from "../wire/protocol.ts";
import { nameOf } from "./here.ts";
import { marksOf } from "./marks.ts";

/** A view in which this is an own stand, changed so. */
function viewWith(change: Partial<StandSeen>): { view: View; id: string } {
  const view = Object.values(demoStates()).find((state): state is View =>
    Object.values(state?.stands ?? {}).some(({ at, side }) => at && side === "blue"),
  );
  const [id, stand] =
    Object.entries(view?.stands ?? {}).find(([, { at, side }]) => at && side === "blue") ?? [];
  if (!view || !id || !stand) throw new Error("no own stand on the table");
  return { view: { ...view, stands: { ...view.stands, [id]: { ...stand, ...change } } }, id };
}
const empty = (line: number, weapon: string) => ({ line, weapon, depleted: true });

test("ADV-AMMO the weapons that are out of ammunition are named once, in one mark", () => {
  const { view, id } = viewWith({ ammunition: [empty(0, "AP"), empty(1, "HE")] });
  const { line = "" } = view.stands[id] ?? {};
  const armed = (n: number): View => ({
    ...view,
    types: { [line]: { weapons: Array.from({ length: n }) } as unknown as TypeSeen },
  });
  expect(marksOf(armed(3), id, en)).toContain("out of ammunition: AP, HE");
  expect(marksOf(armed(2), id, en)).toContain("out of ammunition");
});

test("S-75 a reserve that has a place is not there yet, on the map and in words", () => {
  const { view, id } = viewWith({ presence: "reserve", camouflaged: true });
  expect(marksOf(view, id, en)).toEqual(["in reserve", "comes in when the step ends"]);
  expect(piecesOf(view, "blue").find((piece) => piece.id === id)?.hollow).toBe(true);
});

test("S-74 a phantom looks hollow to its owner, a true stand does not", () => {
  const hollow = (presence: StandSeen["presence"]) => {
    const { view, id } = viewWith({ presence });
    return piecesOf(view, "blue").find((piece) => piece.id === id)?.hollow;
  };
  expect(hollow("phantom")).toBe(true);
  expect(hollow("on_table")).toBe(false);
});

test("ADV-AMMO a gun without its special rounds is not empty, one without any is", () => {
  const isEmpty = (...lines: readonly number[]) => {
    const { view, id } = viewWith({ ammunition: lines.map((line) => empty(line, "")) });
    const weapons = [{ weapon: 1 }, { weapon: 2 }, { weapon: 2 }];
    const types = { [view.stands[id]?.line ?? ""]: { weapons } as unknown as TypeSeen };
    return piecesOf({ ...view, types }, "blue").find((piece) => piece.id === id)?.empty;
  };
  expect(isEmpty()).toBe(false);
  expect(isEmpty(2)).toBe(false);
  expect(isEmpty(1, 2)).toBe(true);
  expect(isEmpty(0)).toBe(true);
});

test("ABND-01 S-97 a crew that has left its gun is told from one that has it", () => {
  const { view, id } = viewWith({ crew_left_gun: true });
  expect(marksOf(view, id, en)).toContain("crew without its gun");
  const crew = view.stands[id];
  expect(crew).toBeDefined();
  if (!crew) return;
  const contacts = { e1: contactOf(crew, { crew_left_gun: true }), e2: contactOf(crew) };
  const seen = { ...view, contacts };
  expect(marksOf(seen, "e1", en)).toContain("crew without its gun");
  expect(marksOf(seen, "e2", en)).not.toContain("crew without its gun");
});

test("S-07 of a reinforcement it is said when it comes, and from where", () => {
  const { view, id } = viewWith({ presence: "reinforcement", entry_turn: 3, at: [0, 20_000] });
  expect(marksOf(view, id, en)).toContain("comes in turn 3 from the west");
  const north = viewWith({ ...view.stands[id], at: [20_000, view.map.height] });
  expect(marksOf(north.view, north.id, en)).toContain("comes in turn 3 from the north");
  expect(piecesOf(view, "blue").some((piece) => piece.id === id)).toBe(false);
});

test("S-16 a stand taken for a turn says which company leads it", () => {
  const { view, id } = viewWith({ company: "c2", own_company: "c1" });
  expect(marksOf(view, id, en)).toContain(`led by ${nameOf(view, "c2")} until the turn ends`);
  const { view: own, id: its } = viewWith({});
  expect(marksOf(own, its, en).join()).not.toContain("led by");
});
