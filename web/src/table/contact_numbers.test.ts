import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import type { ContactSeen, Told, View } from "../wire/protocol.ts";
import { kNoContacts, numbered, withNew } from "./contact_numbers.ts";

const view = demoStates()["opportunity_fire"] as View;
const [first] = Object.values(view.contacts);
if (!first) throw new Error("the demo has no contact");
const tank = (x: number, type = "Panzer IVH"): ContactSeen => ({ ...first, type, at: [x, 9000] });
const spotted = (id: string, label = "Panzer IVH", at = [0, 9000], turn = 1): Told =>
  ({
    ...{ kind: "contact_made", step: "spotting", turn, place: at },
    actor: { id, label },
  }) as unknown as Told;
const seeing = (contacts: View["contacts"], ...log: readonly Told[]): View => ({
  ...view,
  contacts,
  log: Object.fromEntries(log.map((told, i) => [String(i + 1), told])),
});
const names = (shown: View): Record<string, string> =>
  Object.fromEntries(Object.entries(shown.contacts).map(([id, { type }]) => [id, type]));

test("a contact keeps its number when another is lost and a third is made", () => {
  const two = seeing({ b: tank(2000), a: tank(9000) }, spotted("a"), spotted("b"));
  const early = withNew(kNoContacts, two);
  expect(names(numbered(two, early))).toEqual({ a: "Panzer IVH (1)", b: "Panzer IVH (2)" });
  const later = seeing({ b: tank(2000), c: tank(500) }, spotted("a"), spotted("b"), spotted("c"));
  const numbers = withNew(early, later);
  expect(names(numbered(later, numbers))).toEqual({ b: "Panzer IVH (2)", c: "Panzer IVH (3)" });
  expect(withNew(numbers, later)).toBe(numbers);
});

test("the only one of its name has no number, nor has an own stand", () => {
  const one = seeing({ a: tank(2000), s: tank(3000, "StuG IIIG") }, spotted("s1", "1st Platoon"));
  expect(names(numbered(one, withNew(kNoContacts, one)))).toEqual({
    a: "Panzer IVH",
    s: "StuG IIIG",
  });
});

test("the log calls a contact by its number, also when it is gone", () => {
  const log = [spotted("a"), spotted("b")];
  const now = seeing({ b: tank(2000) }, ...log);
  const shown = numbered(now, withNew(kNoContacts, now));
  expect(Object.values(shown.log).map(({ actor }) => actor?.label)).toEqual([
    "Panzer IVH (1)",
    "Panzer IVH (2)",
  ]);
});

test("of one step the first is the upper left, of two the earlier", () => {
  const log = [
    spotted("low", "Panzer IVH", [1000, 1000]),
    spotted("right", "Panzer IVH", [30000, 40000]),
    spotted("left", "Panzer IVH", [2000, 40000]),
    spotted("late", "Panzer IVH", [1000, 41000], 2),
  ];
  expect(withNew(kNoContacts, seeing({}, ...log)).numbers).toEqual({
    left: 1,
    right: 2,
    low: 3,
    late: 4,
  });
});
