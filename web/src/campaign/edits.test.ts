import { expect, test } from "vitest";
import example from "../../../protocol/examples/campaign.view.referee.json";
import type { BattleDraft } from "../wire/protocol.ts";
import { countOf, editsOf, makeOf, noChanges, partOf, partsFor, turnOf } from "./edits.ts";

const draft = example.battles[1]?.draft as unknown as BattleDraft;
const force = (formation: string) => {
  const found = draft.forces.find((one) => one.formation === formation);
  if (!found) throw new Error(`no ${formation}`);
  return found;
};

test("what is left alone is not sent", () => {
  expect(makeOf(2, draft, noChanges())).toEqual({ type: "make_battle", battle: 2 });
  const same = {
    ...noChanges(),
    turns: 10,
    clock: "11:00",
    weather: "",
    briefing_red: draft.briefing_red,
    parts: { tanks: { part: "there" as const, turn: 4 } },
    points: { Verkhnyaya: { blue: 5, red: null } },
    options: { step_seconds: "0", spectator_delay: "" },
  };
  expect(editsOf(draft, same)).toEqual({});
  expect(countOf(makeOf(2, draft, same))).toBe(0);
});

test("what differs is sent, and counted by its fields [CAM-11]", () => {
  const command = makeOf(2, draft, {
    turns: 6,
    clock: "12:30",
    weather: "Poor",
    briefing_blue: "",
    bots: { blue: false, red: true },
    parts: { tanks: { part: "late", turn: 3 }, i477: { part: "out" } },
    points: { "The ford": { red: 9 } },
    options: { spectator_delay: "turn" },
  });
  expect(command).toEqual({
    type: "make_battle",
    battle: 2,
    bots: ["red"],
    edits: {
      turns: 6,
      clock: "12:30",
      weather: "Poor",
      briefing_blue: "",
      options: [{ option: "spectator_delay", value: "turn" }],
      left_out: ["i477"],
      late: [{ formation: "tanks", turn: 3 }],
      points: [{ objective: "The ford", points_blue: 3, points_red: 9 }],
    },
  });
  expect(countOf(command)).toBe(9);
});

test("who comes by a road can be late; who is late already comes sooner or later, or not", () => {
  expect(partsFor(force("tanks"))).toEqual(["there", "late", "out"]);
  expect(partsFor(force("i477"))).toEqual(["there", "out"]);
  const late = { ...force("tanks"), turn: 5 };
  expect(partsFor(late)).toEqual(["late", "out"]);
  expect(partOf(late, noChanges())).toBe("late");
  expect(turnOf(late, noChanges())).toBe(5);
  const both = { ...draft, forces: [late] };
  expect(editsOf(both, noChanges())).toEqual({});
  const sooner = { ...noChanges(), parts: { tanks: { turn: 3 } } };
  expect(editsOf(both, sooner)).toEqual({ late: [{ formation: "tanks", turn: 3 }] });
});
