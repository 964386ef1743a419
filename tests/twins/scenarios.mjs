// Small scenarios of 4 to 14 stands a side, made by chance so that the sides meet early; and a second one of the same face, of
// which the observed side can know nothing.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { foxholes } from "./works.mjs";

const kForces = {
  gb: { foot: ["gb-rifle", "gb-motor", "gb-engineer", "gb-vickers", "gb-piat"], guns: ["gb-gun-6pdr", "gb-sherman", "gb-cromwell"], mortar: "gb-mortar-3", truck: "gb-truck" },
  de: { foot: ["de-grenadier", "de-panzergrenadier", "de-pioneer", "de-smg42", "de-panzerschreck"], guns: ["de-pak40", "de-stug", "de-pz4h"], mortar: "de-mortar-81", truck: "de-truck" },
  su: { foot: ["su-rifle", "su-smg", "su-sapper", "su-maxim", "su-ptrd"], guns: ["su-zis3", "su-t34", "su-su76"], mortar: "su-mortar-82", truck: "su-truck" },
};
const kCards = JSON.parse(readFileSync("db/data/cards.json", "utf8")).cards.map(({ id }) => id);
/** Cards that lie sealed from 5A to the next 1A: while they do, the hand that is shown is larger than the true one. [REL-22, S-108] */
export const keptCards = Array.from({ length: 8 }, (_, i) => ({
  id: `kept-${i + 1}`, title: `Kept ${i + 1}`, text: "Draw a card in the next 1A.",
  windows: ["5A"], acts_in: "1A", target: "side", effects: [{ touches: "hand", value: 1, how: "draw" }],
}));
const kKept = 20; // of a hundred small scenarios
const kQualities = ["trained", "regular", "veteran"];
const tenths = (chance, least, most) => chance.between(least * 10, most * 10) / 10;

function area(chance, terrain) {
  const [x, y] = [tenths(chance, 8, 26), tenths(chance, 4, 24)];
  const [w, h] = [tenths(chance, 3, 7), tenths(chance, 3, 8)];
  return { terrain, outline: [[x, y], [x + w, y + 0.3], [x + w - 0.4, y + h], [x, y + h]] };
}
function ground(chance) {
  const areas = Array.from({ length: chance.between(3, 6) }, () => area(chance, chance.pick(["woods", "woods", "brush", "orchard", "bua"])));
  const [x, y] = [tenths(chance, 10, 26), tenths(chance, 4, 24)];
  const hill = { name: "Rise", contours: [{ level: 1, outline: [[x, y], [x + 5, y + 1], [x + 4, y + 5], [x - 1, y + 4]] }] };
  const wall = { kind: chance.pick(["wall", "hedge"]), line: [[x - 4, y + 6], [x + 3, y + 6.5]] };
  return { areas, hills: chance.percent(50) ? [hill] : [], cover_lines: chance.percent(50) ? [wall] : [], roads: [{ width: 0.75, line: [[0, 17], [40, 17.5]] }] };
}

/** A place of its own: no two bases meet. */
function place(chance, taken, left) {
  for (;;) {
    const at = [left ? tenths(chance, 3, 17) : tenths(chance, 20, 37), tenths(chance, 3, 31)];
    if (taken.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < 2.2)) continue;
    taken.push(at);
    return at;
  }
}
/** Every name says whose it is: the other side must never hear it. */
const named = (left, name) => `${left ? "zqblue" : "zqred"} ${name}`;
function company(chance, force, taken, left, number) {
  const count = chance.between(1, 5);
  const leader = { line: force.foot[0], name: named(left, "Commander"), issuer: "company_joint", at: place(chance, taken, left) };
  const line = () => (chance.percent(25) ? chance.pick(force.guns) : chance.pick(force.foot));
  const others = Array.from({ length: count }, (_, i) => ({ line: line(), name: named(left, `${i + 1}. Platoon`), at: place(chance, taken, left) }));
  if (chance.percent(30)) others.push({ line: force.foot[0], name: named(left, "Straw men"), phantom: true, at: place(chance, taken, left) });
  for (const stand of others) if (!stand.phantom && chance.percent(20)) stand.start_hidden = false;
  return { name: named(left, `Company ${number}`), short: `${number}`, morale: chance.between(6, 9), stands: [leader, ...others] };
}
function side(chance, left, players, deploys) {
  const force = kForces[chance.pick(Object.keys(kForces))];
  const taken = [];
  const companies = [company(chance, force, taken, left, "A"), company(chance, force, taken, left, "B")];
  if (players > 1) companies[1].player = 2;
  if (chance.percent(60)) companies[0].stands.push({ line: force.mortar, name: named(left, "Mortars"), smoke_missions: 1, at: place(chance, taken, left) });
  if (chance.percent(40)) companies[1].stands.push({ line: force.foot[0], name: named(left, "Last Platoon"), reserve: true });
  if (chance.percent(40)) companies[0].stands.push({ line: force.foot[1], name: named(left, "Late Platoon"), entry: { turn: 3, at: [left ? 0 : 40, 17.2], facing: left ? 90 : 270 } });
  companies[0].stands.push({ line: force.truck, name: named(left, "Supplies"), at: [left ? 1.5 : 38.5, 1.5] });
  const zones = deploys ? [{ name: "Camp", outline: [[left ? 2 : 25, 3], [left ? 15 : 38, 3], [left ? 15 : 38, 31], [left ? 2 : 25, 31]] }] : undefined;
  if (deploys) for (const stand of companies[1].stands.slice(1)) delete stand.at;
  const quality = chance.pick(kQualities);
  const formation = { name: named(left, "Battalion"), quality, facing: left ? 90 : 270, companies };
  return { briefing: named(left, "Take the crossing."), zones, deck: chance.some(kCards, 8), formations: [formation] };
}

function keepCards({ options, blue, red }) {
  for (const one of [blue, red]) one.deck = keptCards.map(({ id }) => id);
  Object.assign(options, { fow: "on", fow_hand_limit: 1 });
}
const within = ({ outline: [[x, y], , [right, top]] }) => [(x + right) / 2, (y + top) / 2];

const hasSmoke = (force) => stands(force).some((stand) => stand.smoke_missions);

export function smallScenario(chance, id) {
  const players = chance.percent(25) ? 2 : 1;
  const deploys = chance.percent(30);
  const land = ground(chance);
  const scenario = {
    id, title: "Twins", summary: "Two small forces meet.", turns: 6, table: { width: 40, height: 34 },
    ground: land,
    objectives: [
      { name: "Crossing", at: [20, 17], reach: 3, points: { blue: 3, red: 3 } },
      { name: "Farm", at: within(chance.pick(land.areas)), reach: 3, points: { blue: 1, red: 1 } },
    ],
    options: players > 1 && chance.percent(60) ? { shared_spotting: false } : {},
    blue: side(chance, true, players, deploys),
    red: side(chance, false, players, deploys),
  };
  if (chance.percent(50)) land.fieldworks = foxholes([scenario.blue, scenario.red], chance);
  if (chance.percent(kKept)) keepCards(scenario);
  // Who can fire smoke may fire it at ghosts, too.
  if ([scenario.blue, scenario.red].every(hasSmoke)) scenario.options.smoke_needs_target = false;
  return scenario;
}

const stands = (force) => force.formations.flatMap(({ companies }) => companies.flatMap((one) => one.stands));
const hidden = (force) => stands(force).filter((stand) => stand.start_hidden !== false && stand.at && !stand.phantom && !stand.issuer && !stand.smoke_missions);

/** How a second file may differ from the first in what one side cannot know: [what, of whose stands, which fields]. */
const kChanges = {
  "names": (force) => {
    for (const stand of stands(force)) stand.name += " 7f3a";
    for (const one of force.formations.flatMap(({ companies }) => companies)) one.name += " 8g4b";
    return null;
  },
  "briefing": (force) => {
    force.briefing += " 9h5c Wait for them.";
    return null;
  },
  "morale numbers": (force) => {
    for (const one of force.formations.flatMap(({ companies }) => companies)) one.morale = one.morale > 7 ? one.morale - 2 : one.morale + 2;
    return [];
  },
  "qualities": (force, chance) => {
    for (const stand of stands(force)) stand.quality = chance.pick(["green", "elite"]);
    return [];
  },
  "kinds": (force, chance) => {
    const [stand] = chance.some(hidden(force), 1);
    if (!stand) return undefined;
    stand.line = stand.line.replace(/^(gb|de|su)-.*$/, (_, nation) => `${nation}-${nation === "gb" ? "engineer" : nation === "de" ? "smg42" : "maxim"}`);
    return ["any"];
  },
  "straw men": (force, chance) => {
    const [stand] = chance.some(hidden(force), 1);
    if (!stand) return undefined;
    stand.phantom = true;
    return ["any"];
  },
  "places": (force, chance) => {
    for (const stand of chance.some(hidden(force), 3)) stand.at = [stand.at[0], stand.at[1] + chance.pick([-0.3, 0.003, 0.3])];
    return ["any"];
  },
  "decks": (force, chance) => {
    const cards = chance.some(kCards, kCards.length);
    force.deck = [...cards, ...kCards.filter((card) => !cards.includes(card))].slice(0, force.deck.length);
    return ["cards"];
  },
  /** Other true numbers, and nothing else. */
  "numbers": (force) => {
    for (const one of force.formations.flatMap(({ companies }) => companies)) one.stands.reverse();
    return ["any"];
  },
  "reserve": (force) => {
    const [stand] = stands(force).filter((one) => one.reserve || one.entry);
    if (!stand) return undefined;
    if (stand.entry) stand.entry.turn = 5;
    else stand.quality = "elite";
    return ["any"];
  },
  "buried mines": (force, chance, whole) => {
    const [x, y] = [tenths(chance, 12, 28), tenths(chance, 8, 26)];
    const owner = whole.blue === force ? "blue" : "red";
    const mines = { kind: "minefield", side: owner, concealment: "buried", outline: [[x, y], [x + 1.5, y], [x + 1.5, y + 1], [x, y + 1]] };
    whole.ground.obstacles = [...(whole.ground.obstacles ?? []), mines];
    return ["obstacle"];
  },
};
export const changesOfFiles = Object.keys(kChanges);

/** The other file; in what its stands may be seen to differ, `null`: in nothing. Undefined: there is nothing to change. */
export function twinScenario(whole, foe, what, chance) {
  const twin = structuredClone(whole);
  const fields = kChanges[what](twin[foe], chance, twin);
  return fields === undefined ? undefined : { twin, fields };
}
const exact = (_, value) => (typeof value === "number" ? Math.round(value * 1000) / 1000 : value);
export const write = (folder, scenario) => writeFileSync(join(folder, `${scenario.id}.json`), JSON.stringify(scenario, exact, 1));

/** Options of a scenario that the server offers, some of them set by chance. Those that turn a secret into a release are left. */
const kReleases = new Set(["order_caps_visible", "reveal_quality", "step_seconds", "inch_scale", "fow_hand_limit", "spectator_delay"]);
export function optionsByChance(offered, chance) {
  const words = offered.filter(({ kind, name }) => (kind === "word" || kind === "flag") && !kReleases.has(name));
  return Object.fromEntries(
    words.filter(({ permitted }) => permitted.includes("|") && chance.percent(12)).map(({ name, permitted }) => [name, chance.pick(permitted.split("|"))]),
  );
}
