import { expect, test } from "vitest";
import example from "../../../protocol/examples/campaign.view.blue.json";
import type { CampaignFormation, CampaignView } from "../wire/protocol.ts";
import {
  draftOf,
  hasSealed,
  isSame,
  legsOf,
  looksFrom,
  maySeal,
  phaseOf,
  pressed,
  waysOn,
  withoutOrder,
} from "./ways.ts";

const view = example as unknown as CampaignView;
const formation = (key: string, more: Partial<CampaignFormation> = {}): CampaignFormation => {
  const found = view.formations.find((one) => one.key === key);
  if (!found) throw new Error(`no ${key}`);
  return { ...found, ...more };
};
const tanks = formation("tanks");
const placesOn = (who: CampaignFormation, way: readonly string[]) =>
  waysOn(view, who, way).map(({ place, impulses }) => [place, impulses]);

test("a way goes on by neighbours, over the roads that the formation can take", () => {
  expect(placesOn(tanks, [])).toEqual([
    ["kamenka", 3],
    ["verkhnyaya", 2],
  ]);
  expect(placesOn(tanks, ["verkhnyaya"])).toEqual([["olshanka", 2]]);
  const wheels = formation("tanks", { impulses: [0, 2, 0, 2, 1] });
  expect(placesOn(wheels, [])).toEqual([["verkhnyaya", 2]]);
});

test("it leads to no place twice, and to no base of the enemy", () => {
  const everywhere = formation("tanks", { impulses: [1, 1, 1, 1, 1] });
  expect(placesOn(everywhere, ["verkhnyaya", "olshanka"])).toEqual([["kamenka", 1]]);
  expect(placesOn(everywhere, ["verkhnyaya", "olshanka", "kamenka"])).toEqual([]);
});

test("from the middle of a road it goes on or back", () => {
  expect(placesOn(formation("2bn"), [])).toEqual([
    ["verkhnyaya", 1],
    ["zarechye", 2],
  ]);
});

test("who has not come has no way", () => {
  const { road: _, ...away } = formation("2bn");
  expect(waysOn(view, { ...away, place: "" }, [])).toEqual([]);
});

test("impulses of the roads are added up, and what is too far is for a later phase", () => {
  const legs = legsOf(view, tanks, ["kamenka", "olshanka"]);
  expect(legs).toEqual([
    { place: "kamenka", impulse: 3 },
    { place: "olshanka", impulse: 6 },
  ]);
  expect(legs.map(({ impulse }) => phaseOf(view, impulse))).toEqual([
    { later: 0, n: 3 },
    { later: 1, n: 2 },
  ]);
  expect(phaseOf(view, 4)).toEqual({ later: 0, n: 4 });
  expect(phaseOf(view, 9)).toEqual({ later: 2, n: 1 });
});

test("a press goes on, back to where the way was, or does nothing", () => {
  const none = { way: [], posture: "hold", looks: "" } as const;
  const one = pressed(view, tanks, none, "verkhnyaya");
  expect(one).toEqual({ way: ["verkhnyaya"], posture: "march", looks: "" });
  const two = one && pressed(view, tanks, one, "olshanka");
  expect(two?.way).toEqual(["verkhnyaya", "olshanka"]);
  expect(two && pressed(view, tanks, two, "verkhnyaya")?.way).toEqual(["verkhnyaya"]);
  expect(two && pressed(view, tanks, two, "olshanka")?.way).toEqual(["verkhnyaya"]);
  expect(two && pressed(view, tanks, two, "zarechye")?.way).toEqual([]);
  expect(pressed(view, tanks, none, "rogachi")).toBeUndefined();
  const attack = { ...none, posture: "attack" } as const;
  expect(pressed(view, tanks, attack, "kamenka")?.posture).toBe("attack");
});

test("an order is a draft again; without one it stays as it stands", () => {
  expect(draftOf(tanks)).toEqual({
    way: ["verkhnyaya", "olshanka"],
    posture: "attack",
    looks: "",
  });
  expect(draftOf(formation("2bn"))).toEqual({ way: [], posture: "hold", looks: "" });
  expect(isSame(draftOf(tanks), draftOf(tanks))).toBe(true);
  expect(isSame(draftOf(tanks), { ...draftOf(tanks), looks: "kamenka" })).toBe(false);
});

test("scouts can watch each neighbour of where they will stand [CAM-06]", () => {
  expect(looksFrom(view, tanks, [])).toEqual(["kamenka", "verkhnyaya"]);
  expect(looksFrom(view, tanks, ["kamenka"])).toEqual(["zarechye", "olshanka"]);
  expect(looksFrom(view, formation("2bn"), [])).toEqual([]);
  const looking = { way: ["kamenka"], posture: "march", looks: "olshanka" } as const;
  expect(pressed(view, tanks, looking, "kamenka")?.looks).toBe("");
  expect(pressed(view, tanks, { ...looking, looks: "zarechye", way: [] }, "kamenka")?.looks).toBe(
    "zarechye",
  );
});

test("a commander seals until he or his side has", () => {
  expect(withoutOrder(view).map(({ key }) => key)).toEqual(["2bn"]);
  expect(maySeal(view)).toBe(true);
  expect(hasSealed({ ...view, audience: "blue2" })).toBe(true);
  expect(maySeal({ ...view, has_committed: true })).toBe(false);
  expect(maySeal({ ...view, step: "battles" })).toBe(false);
  expect(maySeal({ ...view, audience: "referee", commanders: [] })).toBe(false);
  expect(maySeal({ ...view, audience: "public", commanders: [] })).toBe(false);
});
