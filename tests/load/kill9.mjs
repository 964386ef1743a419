// kill -9 while two bots play: the battle goes on, no acknowledged command is lost, none is doubled.
//   node tests/load/kill9.mjs [kills] [scenario] [writes]     writes: at the Nth write or flush, instead of at any moment
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bot, newBattle, newFolder, run, serve, sleep, stop } from "./server.mjs";

const kills = Number(process.argv[2] ?? 30);
const scenario = process.argv[3] ?? "demo";
const atWrites = process.argv[4] === "writes";
const kCalls = ["pwrite64", "fdatasync"]; // with which the journal goes to the disk
const kMostCalls = 80;
const data = newFolder();
const battles = [];
let atOnce = 0; // killed by the call itself
let byItself = 0; // ended before it was killed
let slowest = 0;

let server = await serve(data);
const listen = server.url.replace("http://", "");

async function begin() {
  const battle = await newBattle(server.url, scenario);
  battle.players = ["blue", "red"].map((role, i) => {
    const acks = join(data, `acks-${battles.length}-${role}`);
    const seed = String(battles.length * 2 + i + 1);
    const player = bot(server.url, battle, role, ["--seed", seed, "--acks", acks, "--patience", "60"]);
    return { role, acks, ...player };
  });
  battle.over = Promise.all(battle.players.map((player) => player.done));
  battle.isOver = false;
  battle.over.then(() => (battle.isOver = true));
  battles.push(battle);
}

const linesOf = (file) => (existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : []);
const acknowledgedSoFar = () =>
  battles.flatMap((battle) => battle.players).reduce((sum, { acks }) => sum + linesOf(acks).length, 0);

/** Lets the bots get somewhere, then waits for a moment that nobody chose. */
async function play() {
  const before = acknowledgedSoFar();
  for (let i = 0; i < 100 && acknowledgedSoFar() < before + 3; ++i) await sleep(100);
  await sleep(Math.random() * 600);
}

async function killAtAnyMoment() {
  await play();
  const { signal } = await stop(server, "SIGKILL");
  byItself += signal === "SIGKILL" ? 0 : 1;
}

/** It may well die before it is ready. */
async function killAtWrite() {
  await stop(server);
  const call = kCalls[Math.floor(Math.random() * kCalls.length)];
  const nth = 1 + Math.floor(Math.random() * kMostCalls);
  const traced = ["strace", "-f", "-qq", "-o", join(data, "calls"), "-e", `trace=${call}`, "-e", `inject=${call}:signal=KILL:when=${nth}`];
  const doomed = await serve(data, listen, [], traced).catch(() => undefined);
  if (doomed) await Promise.race([doomed.ended, sleep(20_000)]);
  if (doomed && doomed.pids().length > 0) await stop(doomed, "SIGKILL");
  else atOnce += 1;
}

await begin();
for (let i = 0; i < kills; ++i) {
  await (atWrites ? killAtWrite() : killAtAnyMoment());
  server = await serve(data, listen);
  slowest = Math.max(slowest, server.readyAfter);
  if (battles.at(-1).isOver) await begin();
}
await sleep(1000);
for (const battle of battles) for (const player of battle.players) player.child.kill("SIGTERM");
const end = await stop(server);

let lost = 0;
let doubled = 0;
let acknowledged = 0;
for (const battle of battles) {
  const { out } = await run("replay", data, battle.id);
  const kept = new Map();
  for (const [, id] of out.matchAll(/^\d+ (\w+\/\S+) \{/gm)) kept.set(id, (kept.get(id) ?? 0) + 1);
  for (const { role, acks } of battle.players) {
    const ids = linesOf(acks);
    acknowledged += ids.length;
    lost += ids.filter((id) => !kept.has(`${role}/${id}`)).length;
  }
  doubled += [...kept.values()].filter((times) => times > 1).length;
}
const verdict = await run("verify", data);
console.log(
  `figures: ${kills} kills${atWrites ? ` (${atOnce} at a write or flush)` : ""}, ${battles.length} battles, ${acknowledged} acknowledged commands: ${lost} lost, ${doubled} doubled; ` +
    `ready again in at most ${slowest} ms; verify ${verdict.code === 0 ? "agrees" : verdict.out}; last exit ${end.code}` +
    (byItself > 0 ? `; ${byItself} times it ended by itself: ${server.said()}` : ""),
);
const good = lost === 0 && doubled === 0 && acknowledged > kills && verdict.code === 0 && end.code === 0 && byItself === 0;
if (good) rmSync(data, { recursive: true });
else console.error(`kept for a look: ${data}`);
process.exit(good ? 0 : 1);
