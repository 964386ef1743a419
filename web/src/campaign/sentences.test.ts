import { Ajv } from "ajv";
import { expect, test } from "vitest";
import example from "../../../protocol/examples/campaign.view.blue.json";
import commands from "../../../protocol/schema/campaign_command.schema.json";
import views from "../../../protocol/schema/campaign_view.schema.json";
import common from "../../../protocol/schema/common.schema.json";
import type { CampaignLine, CampaignView } from "../wire/protocol.ts";
import type { Ask } from "./link.ts";
import {
  ageOf,
  ageWords,
  arrivalWords,
  chaptersOf,
  formationName,
  lineWords,
  taskWords,
  whereWords,
} from "./sentences.ts";
import { speechOf } from "./words.ts";

const view = example as unknown as CampaignView;
const [en, de] = [speechOf("en"), speechOf("de")];
const at = { day: 1, phase: 1, impulse: 2 };
const said = (more: Partial<CampaignLine>): string =>
  lineWords(en, view, { n: 1, at, what: "moved", ...more });

test("a line of the journal is a sentence", () => {
  expect(said({ formation: "1bn", place: "kamenka", from: "zarechye" })).toBe(
    "1st Battalion comes from Zarechye to Kamenka.",
  );
  expect(said({ formation: "1bn", from: "zarechye" })).toBe(
    "1st Battalion is on the road from Zarechye.",
  );
  expect(said({ what: "phase_begun" })).toBe("Day 1, noon begins.");
  expect(said({ what: "sighted", place: "olshanka", kind: "armour", size: "more" })).toBe(
    "Enemy seen at Olshanka: Armour, more than a battalion.",
  );
  expect(said({ what: "contact", formation: "tanks", place: "olshanka", then: "both_halt" })).toBe(
    "2nd Battalion, 25th Guards Tank Brigade meets the enemy at Olshanka: both halt.",
  );
  expect(said({ what: "battle_dropped", place: "kamenka", side: "red", reason: "Agreed." })).toBe(
    "The staff drops the battle at Kamenka: Red goes back. (Agreed.)",
  );
  expect(said({ what: "piece_changed", formation: "1bn", piece: "Staff", state: "lost" })).toBe(
    "Staff, 1st Battalion: lost.",
  );
  const met = { what: "contact", formation: "1bn", place: "kamenka", then: "mover_halts" } as const;
  expect(said({ ...met, side: "blue" })).toMatch(/it halts before him\.$/);
  expect(said({ ...met, side: "red" })).toMatch(/he halts before it\.$/);
  expect(said({ what: "battle_proposed", place: "kamenka" })).toBe(
    "There is to be a battle at Kamenka.",
  );
  expect(said({ what: "battle_proposed", formation: "1bn", place: "kamenka" })).toBe(
    "1st Battalion joins the battle at Kamenka.",
  );
  expect(said({ what: "piece_changed", formation: "1bn", state: "captured" })).toBe(
    "1st Battalion, all that was left of it: captured.",
  );
  expect(said({ what: "battle_made", place: "kamenka" })).toBe("The battle at Kamenka begins.");
  expect(said({ what: "battle_taken", place: "kamenka", side: "red" })).toBe(
    "The battle at Kamenka is over: Red keeps the field.",
  );
  expect(said({ what: "pieces_changed", formation: "1bn", state: "captured", count: 2 })).toBe(
    "1st Battalion: 2 captured.",
  );
  expect(said({ what: "returned", formation: "1bn", count: 1 })).toBe(
    "1st Battalion: 1 piece that straggled is back.",
  );
  expect(said({ what: "ended" })).toBe("The campaign is over: nobody has won.");
});

test("what is not known has no name, and every line has its sentence in both languages", () => {
  expect(said({ what: "halted", formation: "kg", place: "olshanka" })).toBe(
    "A formation halts at Olshanka.",
  );
  const words = views.definitions.word.enum as CampaignLine["what"][];
  for (const what of words)
    for (const speech of [en, de])
      expect(lineWords(speech, view, { n: 1, at, what, place: "kamenka" })).toMatch(/\.$/);
});

test("a name is short where it is the only one", () => {
  expect(formationName(view, "1bn")).toBe("1st Battalion");
  expect(formationName(view, "2bn")).toBe("2nd Battalion, 718th Rifle Regiment");
  expect(formationName(view, "nobody")).toBe("");
});

test("a sighting ages by phases, over the days, too", () => {
  expect(ageOf(view, { day: 1, phase: 1, impulse: 3 })).toBe(0);
  expect(ageOf(view, { day: 1, phase: 0, impulse: 2 })).toBe(1);
  expect(ageOf({ ...view, day: 2, phase: 0 }, { day: 1, phase: 1, impulse: 2 })).toBe(2);
  expect(ageWords(en, view, at)).toBe("seen now");
  expect(ageWords(en, view, { ...at, phase: 0 })).toBe("1 phase ago");
  expect(ageWords(de, { ...view, day: 2 }, { ...at, phase: 0 })).toBe("vor 4 Phasen");
});

test("an arrival is told by its impulse, or that it is later", () => {
  expect([3, 5, 9].map((impulse) => arrivalWords(en, view, impulse))).toEqual([
    "impulse 3",
    "next phase",
    "2 phases later",
  ]);
});

test("where a formation is, and what is to be done", () => {
  expect(view.formations.map((one) => whereWords(en, view, one))).toEqual([
    "at Kamenka",
    "between Zarechye and Verkhnyaya",
    "at Zarechye",
  ]);
  expect(taskWords(en, view)).toMatch(/^1 formation has no orders yet\./);
  expect(taskWords(en, { ...view, has_committed: true })).toMatch(/sealed/);
  expect(taskWords(en, { ...view, step: "battles" })).toMatch(/staff is at work/);
  expect(taskWords(en, { ...view, step: "over", winner: "red" })).toMatch(/Red has won/);
  expect(taskWords(en, { ...view, step: "over" })).toMatch(/nobody has won/);
});

test("the journal is read by phases, the newest first", () => {
  expect(chaptersOf(view.log).map(({ phase, lines }) => [phase, lines.length])).toEqual([
    [1, 2],
    [0, 10],
  ]);
});

test("what the page asks is a command by the schema", () => {
  const ajv = new Ajv({ strict: false });
  for (const schema of [common, views]) ajv.addSchema(schema);
  const validate = ajv.compile(commands);
  const asked: readonly Ask[] = [
    { type: "order_march", formation: "2bn", way: [], posture: "hold", looks: "" },
    { type: "withdraw_march", formation: "2bn" },
    { type: "commit", opening: 2 },
    { type: "set_formation", formation: "2bn", place: "kamenka", reason: "Agreed." },
    { type: "set_piece", piece: "s3", state: "captured", reason: "Agreed." },
    { type: "drop_battle", battle: 1, retires: "red", reason: "Agreed." },
    { type: "end_step", reason: "It is late." },
  ];
  for (const one of asked) expect(validate({ cmd_id: "c-1", ...one })).toBe(true);
});
