// Two bots play whole battles over the real socket: no dead end, no refusal of an offered choice;
// then the journal is replayed and must tell the same, and every die is rolled again from outside. Seed N draws the dice and both players.
//   node tests/load/soak.mjs [seeds] [scenario...]
import { rmSync } from "node:fs";
import { bot, firstView, newBattle, newFolder, run, runProgram, serve, stop } from "./server.mjs";

const seeds = Number(process.argv[2] ?? 20);
const scenarios = process.argv.length > 3 ? process.argv.slice(3) : ["tutorial", "demo", "encounter"];
const kLongest = 180_000; // a battle that takes more has a dead end
const failures = [];
const winners = new Map();
let played = 0;
let commands = 0;
let checked = 0;

/** What the public sees, live and out of the journal, less who is connected. */
const lasting = ({ seats: _, ...view }) => JSON.stringify(view);

async function play(server, data, scenario, seed) {
  const battle = await newBattle(server.url, scenario);
  const bots = ["blue", "red"].map((role, side) =>
    bot(server.url, battle, role, ["--strict", "--seed", String(2 * seed + side), "--patience", "30"]),
  );
  bots.forEach((one, side) => // who waits for a player that is gone waits for ever
    one.done.then(({ code }) => code !== 0 && setTimeout(() => bots[1 - side].child.kill("SIGTERM"), 1000)),
  );
  const clock = setTimeout(() => bots.forEach((player) => player.child.kill("SIGTERM")), kLongest);
  const ends = await Promise.all(bots.map((player) => player.done));
  clearTimeout(clock);
  ends.forEach(({ code, said }, side) => {
    if (code !== 0) failures.push(`${scenario} seed ${seed}, ${["blue", "red"][side]} ended with ${code}: ${said}`);
    commands += Number(/(\d+) accepted/.exec(said)?.[1] ?? 0);
  });
  const live = await firstView(server.url, battle, "public");
  const { blue, red, commitment } = live.dice;
  for (const share of [blue, red]) {
    const dice = await runProgram("protocol/check-dice.py", `${server.url}/api/battles/${battle.id}/dice`, commitment, share);
    const rolled = Number(/^(\d+) dice, 0 of/m.exec(dice.out)?.[1] ?? 0);
    if (dice.code !== 0 || rolled === 0) failures.push(`${scenario} seed ${seed}: ${dice.out}`);
    else checked += rolled;
  }
  const won = live.battle.winner ?? "nobody";
  winners.set(`${scenario} ${won}`, (winners.get(`${scenario} ${won}`) ?? 0) + 1);
  const replayed = JSON.parse((await run("view", data, battle.id, "--as", "public")).out).view;
  if (lasting(live) !== lasting(replayed)) failures.push(`${scenario} seed ${seed}: the replay differs`);
  ++played;
}

const started = Date.now();
for (let seed = 1; seed <= seeds; ++seed) {
  const data = newFolder();
  const server = await serve(data, "127.0.0.1:0", ["--test-seed", String(seed)]);
  for (const scenario of scenarios) await play(server, data, scenario, seed);
  const end = await stop(server);
  if (end.code !== 0) failures.push(`seed ${seed}: the server ended with ${end.code ?? end.signal}: ${server.said()}`);
  const verdict = await run("verify", data);
  if (verdict.code !== 0) failures.push(`seed ${seed}: ${verdict.out}`);
  rmSync(data, { recursive: true });
}
for (const failure of failures) console.error(failure);
console.log([...winners].map(([what, times]) => `${what} ${times}`).join(", "));
console.log(
  `figures: ${played} battles, ${commands} commands, ${checked / 2} dice rolled again, ${((Date.now() - started) / played / 1000).toFixed(1)} s a battle, ` +
    `${failures.length} failures`,
);
process.exit(failures.length === 0 && played === seeds * scenarios.length && commands > 0 ? 0 : 1);
