// The battles that are kept: each shows what a journal can hold, and stops where it is hard to go on.
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Chance } from "../twins/chance.mjs";
import { smallScenario, write } from "../twins/scenarios.mjs";

const advanced = ["adv_road_march", "adv_entrench", "adv_human_wave", "adv_regroup", "adv_ammo", "adv_flame"];
const allOf = (names) => Object.fromEntries(names.map((name) => [name, "true"]));

/** Two players a side who do not share what they see, dummies, a reserve, mortars: drawn until it has them all. */
function manyPlayers(folder) {
  for (let seed = 1; ; ++seed) {
    const scenario = smallScenario(new Chance(`kept ${seed}`), "kept-players");
    const text = JSON.stringify(scenario);
    const has = (word) => text.includes(`"${word}"`);
    if (!has("player") || !has("phantom") || !has("reserve") || !has("smoke_missions") || !has("entry")) continue;
    write(folder, scenario);
    return;
  }
}
/** The scenario of the forms, for some turns more. */
function allForms(folder) {
  const forms = JSON.parse(readFileSync("tests/playthroughs/scenarios/forms.json", "utf8"));
  write(folder, { ...forms, $schema: undefined, id: "kept-forms", turns: 6 });
}

/** What the referee does, one after the other. */
const rulings = (view) => {
  const [[stand, { side, company, line, at }], [other]] = Object.entries(view.stands).filter(([, one]) => one.at && one.company);
  const reason = "It is for the record.";
  return [
    [{ do: "edit_stand", stand, state: "pinned", suppressed: true, reason }],
    [{ do: "set_order", stand: other, chit: "hold", reason }],
    [{ do: "set_company_morale", company, morale: 9, reason, told: { blue: "They have rested." } }],
    [{ do: "add_stand", side, company, line, quality: "regular", at: [at[0] + 3000, at[1]], facing: 90000, name: "Stragglers", issuer: "none", reason }],
    [{ do: "add_obstacle", kind: "wire", outline: [[20000, 12000], [22000, 12000], [22000, 13000], [20000, 13000]], reason }],
    [{ do: "set_option", option: "fow_hand_limit", value: "4", reason }],
    [{ do: "pause", reason }, { do: "write_to_side", side: "red", words: "A moment, please." }, { do: "resume", reason }],
    [{ do: "set_die", purpose: `t${view.battle.turn + 1}/2A/initiative/0/blue`, face: 7, reason }],
    [{ do: "remove_stand", stand: other, reason }],
  ];
};

export const battles = [
  { name: "players", scenario: "kept-players", prepare: manyPlayers, options: { shared_spotting: "false" }, seed: "players", rulings, chat: true, stop: { turn: 3, subphases: ["orders", "opportunity_fire", "general_fire"] } },
  { name: "forms", scenario: "kept-forms", prepare: allForms, options: { ...allOf(advanced), dice_audit: "true" }, seed: "forms", lapses: "red", takesForms: true, stop: { turn: 5, subphases: ["general_fire", "orders", "side_b_moves"] } },
  { name: "ended", scenario: "tutorial", prepare: () => {}, options: { dice_audit: "true", fow_windows: "every_step" }, seed: "ended", toTheEnd: true },
  { name: "unaudited", scenario: "duel-infantry", prepare: () => {}, options: { dice_audit: "false", step_seconds: "86400" }, seed: "unaudited", stop: { turn: 2, subphases: ["orders"] } },
  { name: "agreed", scenario: "duel-infantry", prepare: () => {}, options: { dice_audit: "true" }, seed: "agreed", lapses: "both", agree: true, stop: { turn: 2, subphases: ["orders"] } },
  { name: "beforehand", scenario: "duel-infantry", prepare: () => {}, options: { dice_audit: "false", window_seconds: "1" }, seed: "beforehand", passes: ["1A", "3A", "5D"], substitute: "red", stop: { turn: 2, subphases: ["general_fire"] } },
  { name: "over days", scenario: "duel-infantry", prepare: () => {}, options: { dice_audit: "false", step_seconds: "600,1A=2,2B=2", grace_seconds: "3" }, seed: "days", overDays: true, stop: { turn: 2, subphases: ["orders"] } },
];

/** `db/` with the scenarios of these battles. */
export function scenariosIn(folder) {
  cpSync("db", folder, { recursive: true });
  for (const { prepare } of battles) prepare(join(folder, "scenarios"));
  return folder;
}
