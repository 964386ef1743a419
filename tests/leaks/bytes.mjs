// Does a slip change what somebody is sent? Plays the same battle with it and without, until a frame or an answer of HTTP differs
// for somebody who is not the referee; or shows that it never does.
//   node tests/leaks/bytes.mjs [number...]
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Chance } from "../twins/chance.mjs";
import { Player } from "../twins/player.mjs";
import { Prober } from "../twins/probes.mjs";
import { normaliser } from "../twins/same.mjs";
import { World } from "../twins/world.mjs";
import { newFolder } from "../load/server.mjs";

const kPong = '{"type":"pong"}'; // comes at once, chat when the disk has it
const sides = ["blue", "red"];
const all = { options: {}, roles: sides, turns: 3, seeds: [1, 2] };
const cards = { dealt: { fow: "on" }, windows: { fow: "on", fow_windows: "every_step" } };
const situations = [
  { scenario: "duel-infantry" },
  { scenario: "demo" },
  { scenario: "encounter", roles: ["blue", "blue2", "red", "red2"], options: { shared_spotting: "false" }, seeds: [1] },
  { scenario: "belt", turns: 4 },
  { scenario: "mirrors" },
  { scenario: "cards", options: cards.dealt, seeds: [1, 2, 3, 4] },
  { scenario: "duel-armour" },
  { scenario: "tutorial", turns: 6, seeds: [1, 2, 3] },
  { scenario: "cab-rank" },
  { scenario: "demo", turns: 8, seeds: [3, 4, 5] },
  { scenario: "duel-infantry", turns: 8, seeds: [3, 4, 5, 6] },
].flatMap((one) => (one.seeds ?? all.seeds).map((seed) => ({ ...all, ...one, seed })));

/** The scenarios that are shipped, and those of the playthroughs. */
function everyScenario(place) {
  const db = join(place, "db");
  mkdirSync(db);
  cpSync("db", db, { recursive: true });
  cpSync("tests/playthroughs/scenarios", join(db, "scenarios"), { recursive: true });
  return db;
}

class Differs extends Error {}

/** One battle, played by chance; whatever anybody hears goes through `hear(who, text)`. */
async function play({ scenario, options, roles, seed, turns }, leak, db, hear) {
  const place = newFolder();
  const world = await World.made(place, { scenario, options, db, seed: `leaks ${seed}`, extra: leak === 0 ? [] : ["--leak", String(leak)] });
  try {
    if (!(await world.seat([...roles, "referee"], roles))) throw new Error("not everybody was seated in time");
    world.commitment = world.view(roles[0]).dice.commitment;
    const same = normaliser(world, false);
    const tell = () => {
      for (const [name, line] of world.lines)
        for (const text of line.take()) if (name !== "referee" && text !== kPong) hear(name, same(text));
    };
    await world.open("red tab");
    tell();
    await battle(world, { roles, seed, turns }, tell, (path, text) => hear(path, same(text)));
  } finally {
    await world.end();
  }
}

async function battle(world, { roles, seed, turns }, tell, hear) {
  const chance = new Chance(`play ${seed}`);
  const prober = new Prober(new Chance(`probe ${seed}`));
  const players = new Map(roles.map((role) => [role, new Player(role.replace(/\d/, ""), chance)]));
  const ids = new Map(roles.map((role) => [role, 0]));
  const give = async (role, command) => {
    ids.set(role, ids.get(role) + 1);
    const answer = await world.lines.get(role).command(`c${ids.get(role)}`, command);
    return answer.includes('"ok":true');
  };
  const turn = () => world.view(roles[0]).battle.turn;
  for (let told = -1, idle = 0; turn() <= turns && !world.view(roles[0]).battle.over && idle < 2; ) {
    await world.lines.get(roles[0]).settled();
    if (turn() !== told) {
      told = turn();
      await interlude(world, tell, hear);
    }
    ++idle;
    for (const role of roles) {
      await world.lines.get(role).settled(); // of messages that do nothing the server takes a hundred in twenty seconds
      for (let command; (command = players.get(role).next(world.view(role))); idle = 0) await give(role, command);
      prober.remember(world.view(role));
      if (chance.percent(60)) await give(role, prober.command(world.view(role)));
      if (world.view(role).choices.may_commit && (await give(role, { do: "commit" }))) idle = 0;
      tell();
    }
  }
  await world.settled();
  tell();
}

/** What people do besides: they write, look through others' eyes, and read what is public. */
async function interlude(world, tell, hear) {
  await world.settled();
  const onlooker = world.lines.get("public");
  const refused = onlooker.until((text) => !text.includes('"type":"update"'));
  onlooker.send({ type: "view_as", audience: "red" });
  await refused;
  for (const [from, to] of [["blue", "side"], ["red", "side"], ["blue", "all"]]) {
    world.lines.get(from).send({ type: "chat", to, words: `From ${from} to ${to}.` });
    await world.lines.get(from).settled();
  }
  await new Promise((resolve) => setTimeout(resolve, 300)); // the list of battles follows the clock of the rooms
  tell();
  for (const path of ["", `/${world.battle.id}`, `/${world.battle.id}/dice`])
    hear(`GET /api/battles${path.replace(world.battle.id, ":id")}`, await (await fetch(`${world.server.url}/api/battles${path}`)).text());
}

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
const wanted = process.argv.slice(2);
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
