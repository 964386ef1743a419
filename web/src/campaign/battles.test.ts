// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import example from "../../../protocol/examples/campaign.view.blue.json";
import { campaignOf, doorKeyOf, keyOf } from "../lobby/seats.ts";
import type { CampaignBattle, CampaignView } from "../wire/protocol.ts";
import { forStaff, handKeys, ownMade, wayInto } from "./battles.ts";
import { stateWords, taskWords } from "./sentences.ts";
import { battleAt } from "./stacks.ts";
import { speechOf } from "./words.ts";

const view = example as unknown as CampaignView;
const en = speechOf("en");
const battle = (id: number, more: Partial<CampaignBattle>): CampaignBattle => ({
  id,
  place: "kamenka",
  moment: { day: 1, phase: 1, impulse: 2 },
  state: "proposed",
  forces: ["1bn"],
  over: false,
  ...more,
});
beforeEach(() => localStorage.clear());

test("what waits for the staff comes first, the oldest before all", () => {
  const all = [
    battle(4, { state: "made", over: true }),
    battle(1, { state: "made" }),
    battle(3, {}),
    battle(2, { state: "taken" }),
    battle(5, { state: "dropped" }),
  ];
  expect(forStaff(all).map(({ id }) => id)).toEqual([3, 4, 1]);
});

test("who sits in a battle enters it with the key of his seat in the campaign", () => {
  const made = battle(1, { state: "made", book: "b1", seat: "blue" });
  expect(wayInto(made)).toBe("/battle/b1?as=blue");
  expect(wayInto(battle(1, { state: "made" }))).toBeUndefined();
  const second = { ...view, audience: "blue2" as const, battles: [made, battle(2, {})] };
  handKeys("c1", second, "key");
  expect(keyOf("b1", "blue")).toBe("key");
  expect(doorKeyOf("b1")).toBe("key");
  expect(doorKeyOf("b2")).toBeUndefined();
  expect(campaignOf("b1", "key")).toEqual({ id: "c1", title: view.title, role: "blue2" });
  expect(campaignOf("b2")).toBeUndefined();
});

test("how far a battle is, in words", () => {
  const words = (audience: CampaignView["audience"], more: Partial<CampaignBattle>) =>
    stateWords(en, { audience }, battle(1, more));
  expect(words("blue", {})).toBe("the staff is at work");
  expect(words("blue", { state: "made" })).toBe("goes on, until the staff takes it in");
  expect(words("referee", { state: "made" })).toBe("goes on");
  expect(words("referee", { state: "made", over: true })).toMatch(/waits to be taken in/);
  expect(words("red", { state: "made", over: true })).toBe("is over: the staff takes it in");
  expect(words("red", { state: "taken", holder: "blue" })).toBe("is over: Blue keeps the field");
});

test("the bar says what a battle asks of whoever looks", () => {
  const made = battle(1, { state: "made", book: "b1", seat: "blue" });
  const during = { ...view, step: "battles" as const, battles: [made, battle(2, {})] };
  expect(ownMade(during)).toEqual([made]);
  expect(taskWords(en, during)).toMatch(/^Your battle goes on/);
  const over = { ...made, id: 2, over: true };
  const isOver = "The battle at Kamenka is over: the staff takes it in.";
  expect(taskWords(en, { ...during, battles: [over] })).toBe(isOver);
  expect(taskWords(en, { ...during, battles: [over, made] })).toMatch(/in[.] Your battle goes on/);
  expect(taskWords(en, { ...during, battles: [battle(2, {})] })).toMatch(/staff is at work/);
  const staff = { ...during, audience: "referee" as const };
  expect(taskWords(en, staff)).toBe("1 battle waits for your decision.");
  expect(taskWords(en, { ...staff, battles: [made] })).toBe("1 battle goes on.");
});

test("a map marks the battles of this phase and the last", () => {
  const on = (...battles: CampaignBattle[]) => battleAt({ ...view, battles }, "kamenka")?.id;
  expect(on(battle(1, {}))).toBe(1);
  expect(on(battle(1, { state: "dropped" }))).toBeUndefined();
  const moment = { day: 1, phase: 0, impulse: 1 };
  expect(on(battle(1, { state: "taken", moment }))).toBe(1);
  const later = { ...view, phase: 2, battles: [battle(1, { state: "taken", moment })] };
  expect(battleAt(later, "kamenka")).toBeUndefined();
});
