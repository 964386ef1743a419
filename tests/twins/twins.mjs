// Two worlds that differ only in what one side cannot know, over the real socket: that side and the public must receive the same
// bytes until something is released to it.
//   node tests/twins/twins.mjs [pairs] [--seed n] [--clock-stands] [--server-option word]...
// With --clock-stands one pair after the other is played by clocks that are moved by hand, and pieces are compared at each step.
// A difference prints its seed, "n.batch.pair": with --seed it is played again alone.
import { Batch } from "./batch.mjs";
import { playPair } from "./run.mjs";

const words = process.argv.slice(2);
const extra = [];
let seed = "1";
let clocksStand = false;
let wanted = 200;
while (words.length > 0) {
  const word = words.shift();
  if (word === "--seed") seed = words.shift();
  else if (word === "--clock-stands") clocksStand = true;
  else if (word === "--server-option") extra.push(...words.shift().split(" "));
  else wanted = Number(word);
}
const [first, onlyBatch, onlyPair] = seed.split(".");
const kAtOnce = clocksStand ? 1 : Number(process.env.AT_ONCE ?? 6);
const kLanes = 8;
const kMany = 1000; // among so many, some are whole battles
const kMostLeaks = Number(process.env.MOST_LEAKS ?? 5);
const kMostReleased = 0.6; // else the worlds differ too openly, and the pairs say little
const kLeastInSight = 0.5;
const counts = { equal: 0, released: 0, leak: 0 };
const not = { "nothing differed": 0, "decided otherwise": 0, "told at once": 0, "not seated alike": 0 };
const tables = { scenario: new Map(), perturbation: new Map(), row: new Map() };
const figures = { acts: 0, heard: 0, told: 0, later: 0, inSight: 0, near: 0, whole: 0, ambushes: 0 };
const faults = [];
const started = Date.now();
const add = (table, key, outcome) => {
  const row = table.get(key) ?? { equal: 0, released: 0, leak: 0 };
  ++row[outcome];
  table.set(key, row);
};
const sum = () => counts.equal + counts.released + counts.leak;
const isOver = () => sum() >= wanted || counts.leak >= kMostLeaks || faults.length >= kMostLeaks;

function excerpt(text, other) {
  let at = 0;
  while (at < text.length && text[at] === other[at]) ++at;
  return `${at}: …${text.slice(Math.max(0, at - 160), at + 240)}…`;
}
function tell({ seed: of, scenario, own, perturbed, act, found, row, about = "" }) {
  const what = act.what.replace(/\s+/g, " ").slice(0, 300);
  console.error(`LEAK: --seed ${of}: ${scenario}, ${own} observed, different in: ${perturbed.join(", ")}`);
  console.error(`  ${found.stream} heard two things (frame ${found.index}) after act ${act.number}: ${what}`);
  console.error(`  what this side may be told of that act first differs in ${row} ${about}`);
  console.error(`  the first from byte ${excerpt(found.a, found.b)}\n  the second from byte ${excerpt(found.b, found.a)}`);
}
function count(result) {
  if (process.env.TRACE) console.error(`${result.seed} ${result.scenario} ${result.own} ${result.outcome} ${result.row ?? ""} ${result.perturbed} acts ${result.acts} ${Date.now() - started} ms`);
  if (process.env.TRACE === "2" && result.outcome === "released") console.error(`   ${result.act.what.slice(0, 200)}\n   ${result.about}`);
  if (result.outcome in not) return void ++not[result.outcome];
  ++counts[result.outcome];
  add(tables.scenario, result.scenario, result.outcome);
  for (const name of result.perturbed) add(tables.perturbation, name, result.outcome);
  if (result.outcome === "released") add(tables.row, result.row, result.outcome);
  figures.acts += result.acts;
  figures.heard += result.heard;
  figures.told += result.told;
  figures.later += Number(result.later);
  figures.ambushes += result.ambushes;
  figures.inSight += Number(result.inSight);
  figures.near += Number(result.near && result.inSight && result.heard >= 5);
  figures.whole += Number(Boolean(result.ended));
  if (result.outcome === "leak") tell(result);
}

/** With one thing alone that differs: which is it? */
async function shrink(batch, spec, result) {
  if (result.names.length < 2) return;
  for (const name of result.names) {
    const { opened, end } = await batch.open([{ ...spec, wanted: [name] }]);
    const again = await playPair(opened[0], batch.stands[spec.of], { clocksStand }).finally(end);
    if (again.outcome === "leak") return void console.error(`  with "${name}" alone, too: after act ${again.act.number} of ${result.act.number}, ${again.row}`);
  }
}

async function playBatch(number) {
  const batch = new Batch({ seed: first, number, extra, wanted: onlyPair });
  try {
    const playsWhole = wanted >= kMany || onlyPair !== undefined;
    const specs = (await batch.play()).filter(({ whole }) => !whole || playsWhole);
    const { opened, end } = await batch.open(specs);
    const queue = [...opened];
    const leaks = [];
    const work = async () => {
      while (queue.length > 0 && !isOver()) {
        const spec = queue.shift();
        try {
          const result = await playPair(spec, batch.stands[spec.of], { clocksStand });
          count(result);
          if (result.outcome === "leak") leaks.push([spec, result]);
        } catch (error) {
          faults.push(`pair ${spec.seed}: ${error.stack}`);
        }
        for (const world of spec.worlds) world.leave();
      }
    };
    await Promise.all(Array.from({ length: kAtOnce }, work)).finally(end);
    for (const [spec, result] of leaks.slice(0, 2)) await shrink(batch, spec, result);
  } finally {
    batch.end();
  }
}

/** Batch after batch; where clocks are moved by hand most of the time is waiting, so some batches are played side by side. */
async function playAll() {
  let next = 0;
  const lane = async () => {
    while (!isOver()) await playBatch(next++);
  };
  await Promise.all(Array.from({ length: clocksStand ? kLanes : 1 }, lane));
}
if (onlyBatch === undefined) await playAll();
else await playBatch(Number(onlyBatch));
const seconds = (Date.now() - started) / 1000;
for (const [name, table] of Object.entries(tables))
  console.log(`${name}: ${[...table].sort().map(([key, row]) => `${key} ${row.equal}+${row.released}${row.leak ? ` LEAKS ${row.leak}` : ""}`).join(", ")}`);
for (const fault of faults) console.error(fault);
console.log(
  `figures: ${sum()} pairs in ${seconds.toFixed(0)} s, ${counts.equal} equal to the end, ${counts.released} until a release, ${counts.leak} leaks; ` +
    `${figures.inSight} with the enemy in sight, ${figures.near} near misses, ${figures.whole} whole battles, ${figures.ambushes} ambushes; ${figures.acts} acts, ${figures.heard} equal frames, ${figures.told} equal pieces, ${figures.later} pairs told later; ` +
    `left out: ${Object.entries(not).map(([why, times]) => `${times} ${why}`).join(", ")}; ${faults.length} faults`,
);
const isBroad = counts.released < kMostReleased * sum() && figures.inSight >= kLeastInSight * sum();
const isProven = counts.leak === 0 && not["not seated alike"] === 0 && faults.length === 0 && sum() >= wanted && isBroad;
process.exit(onlyBatch === undefined ? Number(!isProven) : Number(counts.leak + faults.length > 0));
