// Moves a second, and the time from a command to its answer (which is sent after both players' updates).
//   node tests/load/bench.mjs [battles...]        default: 1 50
import { readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bot, newBattle, newFolder, serve, sleep, stop } from "./server.mjs";

const sizes = process.argv.slice(2).map(Number);
const seconds = 15;
const scenario = process.env.SCENARIO ?? "demo";

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const cpuOf = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

for (const count of sizes.length ? sizes : [1, 50]) {
  const data = newFolder();
  const server = await serve(data);
  const players = [];
  for (let i = 0; i < count; ++i) {
    const battle = await newBattle(server.url, scenario);
    for (const role of ["blue", "red"])
      players.push(bot(server.url, battle, role, ["--seed", String(i + 1), "--timings", join(data, `times-${i}-${role}`)]));
  }
  const cpu = cpuOf(server.child.pid);
  await sleep(seconds * 1000);
  const used = cpuOf(server.child.pid) - cpu;
  for (const player of players) player.child.kill("SIGTERM");
  await Promise.all(players.map((player) => player.done));
  const heard = { answer: [], view: [], update: [] };
  for (const file of readdirSync(data).filter((name) => name.startsWith("times-")))
    for (const [, kind, value] of readFileSync(join(data, file), "utf8").matchAll(/^(\w+) (\d+)$/gm))
      heard[kind].push(Number(value));
  for (const values of Object.values(heard)) values.sort((a, b) => a - b);
  await stop(server);
  rmSync(data, { recursive: true });
  const { answer, view, update } = heard;
  console.log(
    `${count} battles of two bots (${scenario}): ${(answer.length / seconds).toFixed(0)} moves/s, ` +
      `${(answer.length / Math.max(used, 0.01)).toFixed(0)} per server CPU second; ` +
      `answer p50 ${(at(answer, 0.5) / 1000).toFixed(1)} ms, p99 ${(at(answer, 0.99) / 1000).toFixed(1)} ms; ` +
      `first view ${(at(view, 0.5) / 1000).toFixed(1)} kB; update p50 ${at(update, 0.5)} B, p95 ${at(update, 0.95)} B`,
  );
}
