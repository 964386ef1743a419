import { expect, test } from "vitest";
import { demoStates } from "../demo/states.ts";
import { observable } from "../kit/observable.ts";
import type { Shown } from "../table/shown.ts";
import type { Table } from "../table/table.ts";
import type { Command, ContactSeen, Told, View } from "../wire/protocol.ts";
import { kNothing } from "./draft.ts";
import { pressedOn, pressEmpty } from "./empty_steps.ts";
import { passEmpty } from "./pass_empty.ts";

const states = demoStates();
const { choices, ...kDemo } = states["facing"] as View;
const kLine = Object.values(kDemo.log)[0] as Told;
const kEmpty: Partial<View["choices"]> = { may_turn: [] };

interface Step {
  readonly printed: string;
  readonly step: View["battle"]["step"];
  readonly choices?: Partial<View["choices"]>;
  /** Of the log, as it opens. */
  readonly told?: Told["kind"];
  readonly more?: Partial<View>;
}
const k3A: Step = { printed: "3A", step: "opportunity_fire" };
const k4A: Step = { printed: "4A", step: "change_facing" };
const k4B: Step = { printed: "4B", step: "general_fire" };
const k5A: Step = { printed: "5A", step: "orders" };

/** A table whose steps open one after the other as they are committed, each after others have decided. */
function tableOf(steps: readonly Step[], onCommit?: (n: number, table: Table) => void) {
  const sent: Command[] = [];
  let log = kDemo.log;
  const viewAt = (n: number, may_commit = true): View => {
    const { printed, step, told, more, ...rest } = steps[n] ?? k5A;
    log = { ...log, [`${String(n)}/opened`]: { ...kLine, kind: "step_opened" } };
    if (told) log = { ...log, [`${String(n)}/told`]: { ...kLine, kind: told } };
    const battle = { ...kDemo.battle, printed, step, opening: n };
    const now = { ...choices, ...kEmpty, ...rest.choices, may_commit };
    return { ...kDemo, ...more, battle, choices: now, log };
  };
  const shownAt = (view: View): Shown => ({ view, audience: "blue", borrowed: false });
  const shown = observable<Shown | undefined>(shownAt(viewAt(0)));
  const battle = observable<{ chat: readonly unknown[] }>({ chat: [] });
  const table = {
    ...{ shown, battle, carriesOn: observable(false), unmet: observable([]) },
    ...{ advice: observable(undefined), draft: observable(kNothing) },
    perform: (command: Command) => Promise.resolve(sent.push(command) > 0),
    player: { playing: observable(undefined), isStill: () => true },
    commit: () => {
      const n = shown.get()?.view.battle.opening ?? 0;
      sent.push({ do: "commit", opening: n });
      onCommit?.(sent.length, table);
      shown.set(shownAt(viewAt(n, false)));
      setTimeout(() => shown.set(shownAt(viewAt(n + 1))), 5);
      return Promise.resolve(true);
    },
  } as unknown as Table;
  const openings = (): readonly unknown[] => sent.map((one) => one.do === "commit" && one.opening);
  const open = (n: number): void => shown.set(shownAt(viewAt(n)));
  return { table, openings, open, battle };
}
const pass = (table: Table, isSeen = (): boolean => true): Promise<void> =>
  passEmpty(table, pressedOn(table), isSeen);

test("empty steps in a row are one press; each commit names the step that was shown", async () => {
  const { table, openings } = tableOf([k3A, k4A, k4B, k5A]);
  await pass(table);
  expect(openings()).toEqual([0, 1, 2]);
  expect(table.carriesOn.get()).toBe(false);
});

test("it stops at orders though nothing is to be done in them", async () => {
  const { table, openings } = tableOf([k3A, k5A, k4A]);
  await pass(table);
  expect(openings()).toEqual([0]);
});

test("it stops where there is a choice", async () => {
  const { table, openings } = tableOf([k3A, { ...k4A, choices: { may_turn: ["s7"] } }, k4B]);
  await pass(table);
  expect(openings()).toEqual([0]);
});

test.each([
  "contact_made",
  "fire_felt",
  "card_drawn",
  "step_extended",
  "written",
  "paused",
] as const)("it stops at news: %s", async (told) => {
  const { table, openings } = tableOf([k3A, { ...k4A, told }, k4B]);
  await pass(table);
  expect(openings()).toEqual([0]);
  expect(table.carriesOn.get()).toBe(false);
});

test("it stops at news: what is seen of the enemy has changed", async () => {
  const contacts = Object.fromEntries(Object.entries(kDemo.contacts).slice(1));
  const { table, openings } = tableOf([k3A, { ...k4A, more: { contacts } }, k4B]);
  await pass(table);
  expect(openings()).toEqual([0]);
});

const [kContact = "", kSeen] = Object.entries(kDemo.contacts).find(([, one]) => one.in_sight) ?? [];
const withContact = (more: Partial<ContactSeen>): Partial<View> => ({
  contacts: { ...kDemo.contacts, [kContact]: { ...(kSeen as ContactSeen), ...more } },
});
test.each([
  { limbered: true },
  { crew_left_gun: true },
  { towing: true },
  { riders: true },
  { quality: "veteran" },
  { path: [[1, 1]] },
] as const)("it stops at news: a contact looks otherwise: %o", async (more) => {
  const { table, openings } = tableOf([k3A, { ...k4A, more: withContact(more) }, k4B]);
  await pass(table);
  expect(openings()).toEqual([0]);
});

test.each([
  "wrecks",
  "abandoned_guns",
  "fieldworks",
  "obstacles",
  "templates",
  "objectives",
  "caps",
] as const)("it stops at news: something new lies on the table: %s", async (part) => {
  const more = { [part]: { ...kDemo[part], new: { at: [1, 1] } } } as Partial<View>;
  const { table, openings } = tableOf([k3A, { ...k4A, more }, k4B]);
  await pass(table);
  expect(openings()).toEqual([0]);
});

test("what changes with every step or ends with the turn is no news", async () => {
  const walked = withContact({ path: [[1, 1]] });
  const later = withContact({ path: [], turn: 3, step: "change_facing" });
  const { table, openings } = tableOf([{ ...k3A, more: walked }, { ...k4A, more: later }, k5A]);
  await pass(table);
  expect(openings()).toEqual([0, 1]);
});

test("it stops at news: a line of chat, also while others still decide", async () => {
  const { table, openings, battle } = tableOf([k3A, k4A, k4B], () => {
    setTimeout(() => battle.set({ chat: ["Wait!"] }), 2);
  });
  await pass(table);
  expect(openings()).toEqual([0]);
});

test("what begins meanwhile, or is stopped, or is not looked at is not passed", async () => {
  const begun = tableOf([k3A, k4A], (_, { draft }) => {
    draft.set({ act: { kind: "none" }, group: ["s7", "s8"] });
  });
  await pass(begun.table);
  expect(begun.openings()).toEqual([0]);

  const stopped = tableOf([k3A, k4A, k4B], (n, { carriesOn }) => n === 2 && carriesOn.set(false));
  await pass(stopped.table);
  expect(stopped.openings()).toEqual([0, 1]);

  const away = tableOf([k3A, k4A, k4B]);
  await pass(away.table, () => away.openings().length < 1);
  expect(away.openings()).toEqual([0]);
});

test("a step that the referee opens anew is asked anew; windows for cards come many times", async () => {
  const again = tableOf([k3A, k4A, k3A]);
  await pass(again.table);
  expect(again.openings()).toEqual([0, 1]);
  const kWindow: Step = { printed: "2D", step: "card_window" };
  const windows = tableOf([kWindow, kWindow, k4A]);
  await pass(windows.table);
  expect(windows.openings()).toEqual([0, 1, 2]);
});

test("a press passes no step that opened after it, also where what passes them comes late", async () => {
  const late = tableOf([k3A, k4A, k4B]);
  const press = pressedOn(late.table);
  late.open(1);
  await passEmpty(late.table, press, () => true);
  expect(late.openings()).toEqual([]);

  const gone = tableOf([k3A, k4A, k4B]);
  const done = pressEmpty(gone.table, () => Promise.reject(new Error("404")));
  gone.open(1);
  await done;
  expect(gone.openings()).toEqual([0]);
});

test("what is said between the press and what passes the steps is news", async () => {
  const { table, openings, battle } = tableOf([k3A, k4A]);
  const press = pressedOn(table);
  battle.set({ chat: ["Wait!"] });
  await passEmpty(table, press, () => true);
  expect(openings()).toEqual([]);
});

test("a step that opens while another is looked at is looked at as long", async () => {
  let [opened, ended] = [0, 0];
  const { table, openings, open } = tableOf([k3A, k4A, k4B, k5A], (n) => {
    if (n === 2) ended = performance.now();
    if (n !== 1) return;
    setTimeout(() => {
      opened = performance.now();
      open(2);
    }, 100);
  });
  await pass(table);
  expect(openings()).toEqual([0, 2]);
  expect(ended - opened).toBeGreaterThan(55);
});
