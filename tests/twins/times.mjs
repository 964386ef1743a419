// Does the moment of an answer, or the length of a frame, depend on what is hidden? Two copies of a battle on one server, one of them
// with a dozen unseen stands more; the same messages to both, in an order drawn by chance.
//   node tests/twins/times.mjs [pairs] [--seed n]
// Thresholds (design: 2,000 pairs): medians of the two worlds at most 100 µs apart, 95th percentiles at most 1 ms.
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { newBattle } from "../load/server.mjs";
import { Chance } from "./chance.mjs";
import { Fork } from "./fork.mjs";
import { Pair } from "./pair.mjs";
import { smallScenario, write } from "./scenarios.mjs";
import { copy, kBegin, kPresence, newPlace, Served } from "./served.mjs";
import { World } from "./world.mjs";

const [wanted = "2000", , seed = "1"] = process.argv.slice(2);
const kMedian = 100; // microseconds
const kNearlyAll = 1000;
const kHidden = 12;
const kRefill = 15_000; // milliseconds of test clock: a seat that is refused too often is dropped
const roles = ["blue", "red", "referee"];
const letters = "abcdefghijklmnopqrstuvwxyz";
const tokens = (name) => Object.fromEntries(roles.map((role, i) => [role, letters[i].repeat(20) + name.repeat(6)]));

async function history(place, db, scenario) {
  const served = await Served.of(join(place, "played"), { db, seed: "times", extra: [], hour: 0 });
  const made = await newBattle(served.url, scenario.id, {});
  const world = new World(served, { id: made.id, tokens: Object.fromEntries(roles.map((role) => [role, made.token(role)])) });
  await world.comeAll(["blue", "red"], ["blue", "red"]);
  await new Fork(new Pair([world], "blue", { prefix: "h" }), ["blue", "red"], "blue", new Chance(seed), { probes: 0 }).until(2);
  await served.end();
  return made.id;
}
async function seated(served, id, name) {
  const world = new World(served, { id, tokens: tokens(name) });
  await world.comeAll([...roles, "public"], ["blue", "referee"]);
  return world;
}
/** Behind everybody, one beside the other. */
async function hide(world) {
  const { stands } = world.view("referee");
  const [like] = Object.values(stands).filter(({ side, at }) => side === "red" && at);
  let hidden = 0;
  for (let i = 0; i < kHidden; ++i) {
    const at = [38_800, 1500 + i * 2600];
    const { side, company, line } = like;
    const command = { do: "add_stand", side, company, line, name: "unseen", quality: "regular", at, facing: 270_000, issuer: "none", reason: "for the clock" };
    hidden += Number((await world.lines.get("referee").command(`add${i}`, command)).includes('"ok":true'));
  }
  return hidden;
}

/** What is sent: by what it is called in the figures. */
function messages(view) {
  const [stand] = Object.keys(view.stands);
  const ghost = Object.keys(view.contacts)[0] ?? "m000000";
  return {
    "no such stand": () => ({ do: "move_stand", stand: "s1012", path: [[1000, 1000]] }),
    "no such target": () => ({ do: "declare_fire", firer: stand, line: 0, target: "m999999" }),
    "a ghost": () => ({ do: "declare_fire", firer: stand, line: 0, target: ghost }),
    "a way": () => ({ do: "move_stand", stand, path: [[30_000, 17_000]] }),
    accepted: (i) => ({ do: "set_when_forced_back", stand, when_forced_back: i % 2 === 0 ? "go_on" : "stop_in_cover" }),
  };
}

const part = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const place = newPlace();
const db = join(place, "db");
cpSync("db", db, { recursive: true });
const chance = new Chance(`times ${seed}`);
let scenario;
do scenario = smallScenario(chance, "times");
while (scenario.options.shared_spotting === false || scenario.blue.zones);
for (const side of [scenario.blue, scenario.red]) for (const company of side.formations[0].companies) delete company.player;
write(join(db, "scenarios"), scenario);
const played = await history(place, db, scenario);
copy(join(place, "played"), join(place, "both"), ["x", "y"].map((name) => ({ from: played, to: name.repeat(16), tokens: tokens(name), salt: "5a".repeat(32), created: kBegin })));
const served = await Served.of(join(place, "both"), { db, seed: "times", extra: [], hour: 1 });
const worlds = [await seated(served, "x".repeat(16), "x"), await seated(served, "y".repeat(16), "y")];
await served.pass(kPresence);
await served.pass(0); // and who is there has been told
const hidden = await hide(worlds[1]);
await worlds[1].settled();
const took = new Map(); // by message: [of the first world, of the second]
let unequal = 0;

async function measure(world, name, id, command) {
  const line = world.lines.get("blue");
  await world.settled();
  line.take();
  const started = process.hrtime.bigint();
  await line.command(id, command);
  const microseconds = Number(process.hrtime.bigint() - started) / 1000;
  await world.settled();
  return { microseconds, sizes: line.take().map((text) => text.length).join(",") };
}
const kinds = Object.entries(messages(worlds[0].view("blue")));
for (let i = 0; i < Number(wanted); ++i) {
  const [name, make] = kinds[i % kinds.length];
  const sizes = [];
  const order = chance.percent(50) ? [0, 1] : [1, 0];
  for (const which of order) {
    const { microseconds, sizes: heard } = await measure(worlds[which], name, `t${i}`, make(Math.floor(i / kinds.length)));
    const rows = took.get(name) ?? took.set(name, [[], []]).get(name);
    rows[which].push(microseconds);
    sizes.push(heard);
  }
  unequal += Number(sizes[0] !== sizes[1]);
  if (i % 80 === 79) await served.pass(kRefill);
}
await served.end();
rmSync(place, { recursive: true, force: true });

let slow = 0;
for (const [name, rows] of took) {
  const [a, b] = rows.map((row) => row.sort((x, y) => x - y));
  const [median, most] = [0.5, 0.95].map((share) => [part(a, share), part(b, share)]);
  const apart = median[1] - median[0];
  const apartMost = most[1] - most[0];
  const isSlow = Math.abs(apart) > kMedian || Math.abs(apartMost) > kNearlyAll;
  slow += Number(isSlow);
  console.log(`${name}: ${median.map((one) => one.toFixed(0)).join(" and ")} µs, ${apart.toFixed(0)} µs apart; 95 of 100 within ${most.map((one) => one.toFixed(0)).join(" and ")} µs${isSlow ? "  TOO FAR APART" : ""}`);
}
console.log(`figures: ${wanted} pairs of answers with ${hidden} unseen stands more in one world, ${unequal} of another length; at most ${kMedian} µs between the medians, ${slow} of ${took.size} kinds are farther apart`);
process.exit(hidden === kHidden && unequal === 0 && slow === 0 ? 0 : 1);
