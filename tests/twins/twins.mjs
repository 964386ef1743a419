// Two worlds that differ only in what one side cannot know, over the real socket: that side and the public must receive the same
// bytes until something is released to it.
//   node tests/twins/twins.mjs [pairs] [--seed n] [--server-option word]...
// A difference prints its seed, "n.family.fork": with --seed it is played again alone.
import { Runner } from "./run.mjs";

const words = process.argv.slice(2);
const extra = [];
let seed = "1";
let wanted = 200;
while (words.length > 0) {
  const word = words.shift();
  if (word === "--seed") seed = words.shift();
  else if (word === "--server-option") extra.push(...words.shift().split(" "));
  else wanted = Number(word);
}
const [first, onlyFamily, onlyFork] = seed.split(".");
const kAtOnce = Number(process.env.AT_ONCE ?? 2);
const kWholeEvery = 40; // of many pairs, one in so many is a whole battle
const kMostLeaks = 5;
const kMostReleased = 0.6; // else the worlds differ too openly, and the pairs say little
const counts = { equal: 0, released: 0, leak: 0 };
const not = { "nothing differed": 0, "decided otherwise": 0 };
const tables = { scenario: new Map(), perturbation: new Map(), row: new Map() };
const figures = { acts: 0, heard: 0, inSight: 0, near: 0, whole: 0 };
const faults = [];

const isWhole = (of) => wanted >= 1000 && Number(of.split(".")[2]) === 7 && Number(of.split(".")[1]) % (kWholeEvery / 8) === 0;
const runner = new Runner({ seed: first, extra, whole: isWhole });
const add = (table, key, outcome) => {
  const row = table.get(key) ?? { equal: 0, released: 0, leak: 0 };
  ++row[outcome];
  table.set(key, row);
};
const sum = () => counts.equal + counts.released + counts.leak;

function excerpt(text, other) {
  let at = 0;
  while (at < text.length && text[at] === other[at]) ++at;
  return `${at}: …${text.slice(Math.max(0, at - 160), at + 240)}…`;
}
function tell({ seed: of, scenario, own, perturbed, act, found, row, about = "" }) {
  console.error(`LEAK: --seed ${of}: ${scenario}, ${own} observed, different in: ${perturbed.join(", ")}`);
  console.error(`  ${found.stream} heard two things (frame ${found.index}) after act ${act.number}: ${act.what}`);
  console.error(`  what this side may be told of that act first differs in ${row} ${about}`);
  console.error(`  the first from byte ${excerpt(found.a, found.b)}\n  the second from byte ${excerpt(found.b, found.a)}`);
}
function count(result) {
  if (result.outcome in not) return ++not[result.outcome];
  ++counts[result.outcome];
  add(tables.scenario, result.scenario, result.outcome);
  if (process.env.TRACE) console.error(`${result.seed} ${result.scenario} ${result.outcome} ${result.perturbed} acts ${result.acts} ${Date.now() - started} ms`);
  for (const name of result.perturbed) add(tables.perturbation, name, result.outcome);
  if (result.outcome === "released") add(tables.row, result.row, result.outcome);
  figures.acts += result.acts;
  figures.heard += result.heard;
  figures.inSight += Number(result.inSight);
  figures.near += Number(result.outcome === "equal" && result.inSight && result.heard >= 5);
  figures.whole += Number(isWhole(result.seed));
  if (result.outcome === "leak") tell(result);
  return undefined;
}

const started = Date.now();
let next = onlyFamily === undefined ? 0 : Number(onlyFamily);
const isOver = () => sum() >= wanted || counts.leak >= kMostLeaks || faults.length >= kMostLeaks || (onlyFamily !== undefined && next > Number(onlyFamily));
async function work() {
  while (!isOver()) {
    const family = next++;
    try {
      for await (const result of runner.family(family, onlyFork === undefined ? undefined : Number(onlyFork))) {
        count(result);
        if (isOver() && onlyFamily === undefined) break;
      }
    } catch (error) {
      faults.push(`family ${first}.${family}: ${error.stack}`);
    }
  }
}

await Promise.all(Array.from({ length: onlyFamily === undefined ? kAtOnce : 1 }, work));
const seconds = (Date.now() - started) / 1000;
for (const [name, table] of Object.entries(tables))
  console.log(`${name}: ${[...table].sort().map(([key, row]) => `${key} ${row.equal}+${row.released}${row.leak ? ` LEAKS ${row.leak}` : ""}`).join(", ")}`);
for (const fault of faults) console.error(fault);
console.log(
  `figures: ${sum()} pairs in ${seconds.toFixed(0)} s, ${counts.equal} equal to the end, ${counts.released} until a release, ${counts.leak} leaks; ` +
    `${figures.inSight} with the enemy in sight, ${figures.near} near misses, ${figures.whole} whole battles; ${figures.acts} acts, ${figures.heard} equal frames; ` +
    `left out: ${Object.entries(not).map(([why, times]) => `${times} ${why}`).join(", ")}; ${faults.length} faults`,
);
const isProven = counts.leak === 0 && faults.length === 0 && sum() >= (onlyFamily === undefined ? wanted : 0) && counts.released < kMostReleased * sum();
process.exit(onlyFamily === undefined ? Number(!isProven) : Number(counts.leak + faults.length > 0));
