// What commands cost the server: whole battles of bots, sizes that grow, many battles at once, the floor below all of it.
//   node --experimental-websocket tests/load/bench.mjs [sizes...]     default: 1 2 4 times the stands of `demo`
// BEFORE=<another ordercap> is measured in turns with this one, in the same run. Figures are CPU of the server.
import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cheapest, echoRoom } from "./bench_floor.mjs";
import { bot, newBattle, newFolder, program, runProgram, serve, sleep, stop } from "./server.mjs";
import { writeTiled } from "./tiled.mjs";

const sizes = process.argv.slice(2).map(Number);
const programs = process.env.BEFORE ? [process.env.BEFORE, program] : [program];
const replayed = join(program, "..", "replayed");
const rounds = 3;
const nameOf = (path) => (path === program ? "now" : "before");
const least = (numbers) => Math.min(...numbers);

const cpuOf = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
const megabytesOf = (pid) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;

/** A battle of two bots to its end. */
async function whole(server, scenario, seed) {
  const battle = await newBattle(server.url, scenario);
  const [cpu, started] = [cpuOf(server.child.pid), Date.now()];
  const bots = ["blue", "red"].map((role, side) => bot(server.url, battle, role, ["--seed", String(2 * seed + side)]));
  const ends = await Promise.all(bots.map((player) => player.done));
  const commands = ends.reduce((sum, { said }) => sum + Number(/(\d+) accepted/.exec(said)?.[1] ?? 0), 0);
  return { id: battle.id, commands, cpu: cpuOf(server.child.pid) - cpu, seconds: (Date.now() - started) / 1000 };
}

async function withServer(path, more, act) {
  const data = newFolder();
  const server = await serve(data, "127.0.0.1:0", more, [], "ignore", path);
  const result = await act(server, data);
  await stop(server);
  return { result, data };
}

/** Battles of all sizes by turns, so that a noisy minute strikes them all and both programs; more of the small ones, which are soon over. */
async function growth(sizes) {
  const db = newFolder();
  const forces = sizes.map((times) => ({
    times,
    scenario: times === 1 ? "demo" : writeTiled("demo", times, db),
    runs: new Map(programs.map((path) => [path, []])),
  }));
  const largest = Math.max(...sizes);
  for (let round = 0; round < rounds; ++round)
    for (const { times, scenario, runs } of forces) {
      const battles = Math.ceil(largest / times / 2);
      for (let seed = battles * round + 1; seed <= battles * (round + 1); ++seed)
        for (const path of programs) runs.get(path).push(await oneBattle(path, db, scenario, seed));
    }
  for (const path of programs) {
    const costs = forces.map(({ scenario, runs }) => tellCost(path, scenario, runs.get(path)));
    const times = sizes.slice(1).map((size, i) => (costs[i + 1] / costs[i]) ** (1 / Math.log2(size / sizes[i])));
    const all = (costs.at(-1) / costs[0]) ** (1 / Math.log2(sizes.at(-1) / sizes[0]));
    if (times.length) console.log(`${nameOf(path)}: CPU a command as stands double: ${times.map((one) => one.toFixed(2)).join(", ")}; from the least to the most ${all.toFixed(2)}`);
  }
  for (const { times, scenario, runs } of forces) {
    const { data, id } = runs.get(program)[0];
    if (existsSync(replayed)) {
      console.log(`${scenario}, its first battle:`);
      await stages({ data, id }, times === 1 ? "3" : "1");
    }
    for (const all of runs.values()) for (const one of all) rmSync(one.data, { recursive: true });
  }
  rmSync(db, { recursive: true });
}

async function oneBattle(path, db, scenario, seed) {
  const { result, data } = await withServer(path, ["--test-seed", String(seed), "--db", db], (server) => whole(server, scenario, seed));
  return { ...result, data };
}

/** What a command costs. */
function tellCost(path, scenario, battles) {
  const [commands, cpu] = ["commands", "cpu"].map((what) => battles.reduce((sum, one) => sum + one[what], 0));
  console.log(`${nameOf(path)}: ${scenario}, ${battles.length} battles of ${Math.round(commands / battles.length)} commands: ` +
    `${(commands / cpu).toFixed(0)} a CPU second, ${((cpu / commands) * 1000).toFixed(2)} ms a command, the shortest battle ${least(battles.map((one) => one.seconds)).toFixed(1)} s`);
  return cpu / commands;
}

/** The same battle without disk and sockets, by stage; instructions are not moved by other programs. */
async function stages({ data, id }, times) {
  const { out } = await runProgram(replayed, data, id, times);
  const lines = out.trim().split("\n");
  const sums = JSON.parse(lines.pop());
  const shot = lines.find((line) => line.startsWith("4B declare_fire")) ?? "";
  console.log(`     replayed: play ${sums.play}, comparing ${sums.compare}, two views ${sums.views} us a command; the dearest ${(sums.dearest / 1000).toFixed(1)} ms; ${shot.replace(/ +/g, " ")}`);
  for (const line of lines.slice(0, 6)) console.log(`       ${line}`);
  const plain = join(data, "replayed"); // valgrind does not read what clang says for debuggers
  if (!(existsSync("/usr/bin/valgrind") && (await runProgram("objcopy", "--strip-debug", replayed, plain)).code === 0)) return;
  const counted = await runProgram("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", plain, data, id);
  const instructions = /Collected : (\d+)/.exec(counted.out)?.[1];
  if (instructions) console.log(`       ${(Number(instructions) / sums.commands / 1e6).toFixed(2)} million instructions a command, reading the journal among it`);
}

/** What a battle more costs, when the first have filled what is kept for all of them. */
async function memory(first = 4, count = 12) {
  const { data } = await withServer(program, ["--test-seed", "9"], async (server) => {
    const sizes = [];
    for (let seed = 1; seed <= count; ++seed) {
      await whole(server, "demo", seed);
      sizes.push(megabytesOf(server.child.pid));
    }
    const each = (from, to) => ((sizes[to - 1] - sizes[from - 1]) / (to - from)).toFixed(1);
    console.log(`now: memory of a battle that was played, all still open: the first brings the server to ${sizes[0].toFixed(1)} MB, ` +
      `the next ${first - 1} take ${each(1, first)} MB each, ${count - first} more ${each(first, count)} MB each`);
  });
  rmSync(data, { recursive: true });
}

/** Many battles at once, for so many seconds from their beginning. */
async function many(path, count, seconds) {
  const { data } = await withServer(path, [], async (server, data) => {
    const players = [];
    for (let i = 0; i < count; ++i) {
      const battle = await newBattle(server.url, "demo");
      for (const role of ["blue", "red"]) players.push(bot(server.url, battle, role, ["--seed", String(i + 1), "--timings", join(data, `times-${i}-${role}`)]));
    }
    const cpu = cpuOf(server.child.pid);
    await sleep(seconds * 1000);
    const used = cpuOf(server.child.pid) - cpu;
    for (const player of players) player.child.kill("SIGTERM");
    await Promise.all(players.map((player) => player.done));
    const answers = readdirSync(data).filter((name) => name.startsWith("times-"))
      .flatMap((name) => [...readFileSync(join(data, name), "utf8").matchAll(/^answer (\d+)$/gm)].map(([, time]) => Number(time)))
      .sort((a, b) => a - b);
    const commands = answers.length;
    console.log(`${nameOf(path)}: ${count} battles for ${seconds} s: ${(commands / used).toFixed(0)} commands a CPU second (${commands}); answered after ${(answers[commands >> 1] / 1000).toFixed(0)} ms, one of a hundred after ${(answers[Math.floor(commands * 0.99)] / 1000).toFixed(0)} ms`);
  });
  rmSync(data, { recursive: true });
}

await growth(sizes.length ? sizes : [1, 2, 4]);
for (const path of programs) await many(path, 50, 15);
await memory();
const { data } = await withServer(program, [], async (server) => console.log(await cheapest(server, cpuOf)));
rmSync(data, { recursive: true });
console.log(await echoRoom(cpuOf));
