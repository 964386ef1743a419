// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { demoView } from "../demo/states.ts";
import { stillBattle, type StillBattle } from "../demo/still_battle.ts";
import { layTable } from "../table/table.ts";
import { wordsOf } from "../text/speech.ts";
import type { View } from "../wire/protocol.ts";
import { callToTurn } from "./turn_call.ts";

const called: string[] = [];
const tags: (string | undefined)[] = [];
const kNotification = Object.assign(
  vi.fn(function (_: string, { body, tag }: NotificationOptions) {
    called.push(body ?? "");
    tags.push(tag);
  }),
  { permission: "granted" },
);
const w = wordsOf("en");
let end = (): void => undefined;
afterEach(() => {
  end();
  called.length = 0;
  tags.length = 0;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Whoever has asked to be called and looks elsewhere, as the second player of his side. */
function lookElsewhere(view: View): StillBattle {
  vi.stubGlobal("Notification", kNotification);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const battle = stillBattle({ view });
  const table = layTable(battle, "battle1");
  table.preferences.update((now) => ({ ...now, language: "en", call: true }));
  end = callToTurn(table);
  return battle;
}
const kView = demoView();
const at = (
  opening: number,
  code: View["prompt"]["code"],
  mayTakeUp = false,
  step: View["battle"]["step"] = "orders",
): View => ({
  ...kView,
  battle: { ...kView.battle, player: 2, opening, step },
  prompt: { ...kView.prompt, code },
  choices: { ...kView.choices, may_take_up: mayTakeUp },
});

test("a second player is called to each decision once, and not to what he saw begin", () => {
  const battle = lookElsewhere(at(1, "decide"));
  const goes = (view: View): void => battle.update((now) => ({ ...now, view }));
  goes(at(1, "decide"));
  expect(called).toEqual([]);
  goes(at(2, "wait"));
  goes(at(3, "decide", false, "general_fire"));
  goes(at(3, "paused", false, "general_fire"));
  goes(at(3, "decide", false, "general_fire"));
  expect(called).toEqual([w.task.general_fire]);
  // The time ran out while he was away, and the next step is his, too.
  goes(at(4, "decide"));
  expect(called).toEqual([w.task.general_fire, w.task.orders]);
  expect(tags).toEqual(["battle1", "battle1"]); // as a push of it
});

test("whose companies the leader leads is called once to take them up", () => {
  const battle = lookElsewhere(at(1, "decide"));
  const goes = (view: View): void => battle.update((now) => ({ ...now, view }));
  goes(at(2, "wait", true));
  goes(at(3, "wait", true));
  expect(called).toEqual([w.players.takeUp]);
});
