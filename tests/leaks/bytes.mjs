// Does a slip change what somebody is sent? Plays the same battle with it and without, until a frame or an answer of HTTP differs
// for somebody who is not the referee; or shows that it never does.
//   node --experimental-websocket tests/leaks/bytes.mjs [number...] [scenario...]
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../load/server.mjs";
import { play } from "./battle.mjs";

const words = process.argv.slice(2);
const wanted = words.filter((word) => /^\d+$/.test(word));
const named = words.filter((word) => !wanted.includes(word));
const sides = ["blue", "red"];
const all = { options: {}, roles: sides, turns: 3, seeds: [1, 2] };
const situations = [
  { scenario: "duel-infantry" },
  { scenario: "demo" },
  { scenario: "encounter", roles: ["blue", "blue2", "red", "red2"], options: { shared_spotting: "false" }, turns: 6, seeds: [1] },
  { scenario: "belt", turns: 4 },
  { scenario: "obstacles" },
  { scenario: "mirrors" },
  { scenario: "demo", turns: 8, seeds: [3, 4, 5] },
  { scenario: "duel-infantry", turns: 6, seeds: [3, 4, 5, 6] },
  { scenario: "cards", options: { fow: "on" }, seeds: [1, 2, 3, 4] },
  { scenario: "duel-armour" },
  { scenario: "tutorial", turns: 6, seeds: [1, 2, 3] },
  { scenario: "cab-rank" },
].filter(({ scenario }) => named.length === 0 || named.includes(scenario)).flatMap((one) => (one.seeds ?? all.seeds).map((seed) => ({ ...all, ...one, seed })));

/** The scenarios that are shipped, and those of the playthroughs. */
function everyScenario(place) {
  const db = join(place, "db");
  mkdirSync(db);
  cpSync("db", db, { recursive: true });
  cpSync("tests/playthroughs/scenarios", join(db, "scenarios"), { recursive: true });
  return db;
}

class Differs extends Error {}

/** The first that is heard otherwise than `honest` has it: [who, which, as it should be, as it is]. */
async function firstDifference(situation, leak, db, honest) {
  const heard = new Map();
  let found;
  const hear = (who, text) => {
    if (found) return;
    const index = heard.get(who) ?? 0;
    heard.set(who, index + 1);
    const expected = honest.get(who)?.[index];
    if (text === expected) return;
    found = { who, index, expected: expected ?? "(nothing)", text };
    throw new Differs();
  };
  try {
    await play(situation, leak, db, hear);
  } catch (problem) {
    if (!found) throw problem;
  }
  return found;
}

const place = newFolder();
const db = everyScenario(place);
const told = new Map(); // what is heard without a slip, by situation
async function honest(situation) {
  const key = JSON.stringify(situation);
  if (!told.has(key)) {
    const heard = new Map();
    await play(situation, 0, db, (who, text) => heard.set(who, [...(heard.get(who) ?? []), text]));
    told.set(key, heard);
    const again = await firstDifference(situation, 0, db, heard);
    if (again) throw new Error(`${key} is not the same twice: ${JSON.stringify(around(again))}`);
  }
  return told.get(key);
}

/** The words at which two texts part. */
function around({ expected, text }) {
  let at = 0;
  while (at < text.length && text[at] === expected[at]) ++at;
  const from = Math.max(0, at - 60);
  return [expected, text].map((words) => words.slice(from, at + 60));
}

const leaks = execFileSync("perl", [".dev/leaks.pl", "list"], { encoding: "utf8" }).trim().split("\n").map((line) => line.split("\t"));
let missing = 0;
for (const [number, kind, row] of leaks) {
  if (wanted.length > 0 && !wanted.includes(number)) continue;
  let found;
  let where;
  for (const situation of situations) {
    found = await firstDifference(situation, Number(number), db, await honest(situation));
    where = `${situation.scenario}, seed ${situation.seed}`;
    if (found) break;
  }
  if (!found) ++missing;
  const shown = found ? `${where}: ${found.who}, frame ${found.index}: ${around(found).join("  ->  ")}` : "changes nothing here";
  console.log(`${number.padStart(2)} ${kind} ${row}  ${shown}`);
}
rmSync(place, { recursive: true });
process.exit(missing === 0 ? 0 : 1);
