// Two thousand pages follow one battle without any cache, while Blue plays: his answers may not wait for them. And what making pieces costs,
// and how long after its last command a piece is there.
//   node --experimental-websocket tests/load/watchers.mjs [pages] [rounds]
// The pages run in a process of their own at the lowest priority; rounds with and without them take turns in one run.
import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import http from "node:http";
import { fileURLToPath } from "node:url";
import { list, piece } from "../told/pieces.mjs";
import { bot, newBattle, newFolder, serve, sleep, stop } from "./server.mjs";

const kEvery = 3000; // a page asks so often
const kRound = 6000;
const kLook = 10;
const kReleased = 1000; // so late may a closed piece be
const self = fileURLToPath(import.meta.url);

/** So many pages: each asks for the list, and for the next piece, which is mostly not there yet. */
async function follow(url, battle, pages) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: pages });
  const get = (path) =>
    new Promise((resolve, reject) => {
      const request = http.get(url + path, { agent, headers: { "accept-encoding": "gzip" } }, (answer) => {
        let bytes = 0;
        answer.on("data", (chunk) => (bytes += chunk.length));
        answer.on("end", () => ([200, 404].includes(answer.statusCode) ? resolve(bytes) : reject(new Error(String(answer.statusCode)))));
      });
      request.on("error", reject);
    });
  const sums = { asked: 0, failed: 0 };
  const { edition } = await list(url, battle, "public");
  const page = async (i) => {
    await sleep((kEvery * i) / pages);
    for (let n = 1; ; n += 1) {
      const begun = Date.now();
      for (const path of [`/api/battles/${battle}/told/public`, `/api/battles/${battle}/told/public/${edition}/${String(n)}`])
        await get(path).then(() => (sums.asked += 1), () => (sums.failed += 1));
      await sleep(Math.max(0, kEvery - (Date.now() - begun)));
    }
  };
  process.on("SIGTERM", () => {
    console.log(JSON.stringify(sums));
    process.exit(0);
  });
  setTimeout(() => process.exit(1), 600_000).unref();
  console.log("follows");
  await Promise.all(Array.from({ length: pages }, (_, i) => page(i)));
}
if (process.argv[2] === "follow") await follow(process.argv[3], process.argv[4], Number(process.argv[5]));

const pages = Number(process.argv[2] ?? 2000);
const rounds = Number(process.argv[3] ?? 4);
const failures = [];
const check = (holds, what) => holds || failures.push(what);
const data = newFolder();
const server = await serve(data);

/** Milliseconds of CPU that the server has used. */
function cpu() {
  const [utime, stime] = readFileSync(`/proc/${String(server.child.pid)}/stat`, "utf8").split(") ")[1].split(" ").slice(11, 13);
  return (Number(utime) + Number(stime)) * 10;
}

/** A whole battle between bots. */
async function play(battle) {
  const players = ["blue", "red"].map((role, i) => bot(server.url, battle, role, ["--seed", String(i), "--patience", "60"]));
  await Promise.all(players.map(({ done }) => done));
}
/** From now on; then how long after the referee was shown what closed it each piece was there for all, in milliseconds. */
async function releases(battle) {
  const closed = [];
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/ws/${battle.id}`, { headers: { origin: server.url } });
  let opening;
  await new Promise((resolve) => {
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1, token: battle.token("referee") }));
    socket.onmessage = ({ data: text }) => {
      const message = JSON.parse(text);
      const { opening: now, over } = message.view?.battle ?? message.patch?.battle ?? {};
      if (opening !== undefined && (now !== undefined || over)) closed.push(performance.now());
      opening = now ?? opening;
      if (message.type === "view") resolve();
    };
  });
  const before = (await list(server.url, battle.id, "public")).pieces.length;
  const late = [];
  return async (isOver) => {
    while (!isOver() || late.length < closed.length) {
      const { pieces } = await list(server.url, battle.id, "public");
      while (late.length < pieces.length - before) late.push(performance.now() - (closed[late.length] ?? Infinity));
      if (closed.length > late.length && performance.now() - closed[late.length] > 10 * kReleased) break;
      await sleep(kLook);
    }
    socket.close();
    check(late.length === closed.length, `${String(late.length)} pieces were released, ${String(closed.length)} were closed`);
    return late.map((ms) => Math.max(0, ms));
  };
}

let isOver = false;
const watched = await newBattle(server.url, "demo", { spectator_delay: "step" });
const released = (await releases(watched))(() => isOver);
await play(watched);
isOver = true;
const late = (await released).toSorted((a, b) => a - b);
check(late.length > 20 && late.at(-1) <= kReleased, `a closed piece was there after ${String(Math.round(late.at(-1) ?? Infinity))} ms`);

// What pieces cost: a whole battle, read and made anew, for everybody.
const played = await newBattle(server.url, "demo", { spectator_delay: "step" });
await play(played);
const costs = {};
for (const role of ["public", "blue", "red", "referee"]) {
  const key = role === "public" ? undefined : played.token(role);
  const before = cpu();
  const { edition, pieces } = await list(server.url, played.id, role, key);
  for (const { n } of pieces) await piece(server.url, played.id, role, key, edition, n);
  costs[role] = cpu() - before;
  check(pieces.length > 20, `only ${String(pieces.length)} pieces for ${role}`);
}
const all = Object.values(costs).reduce((sum, one) => sum + one, 0);
check(costs.public <= 500, `the public's pieces cost ${String(costs.public)} ms of CPU`);
check(all <= 2000, `pieces for all four cost ${String(all)} ms of CPU`);

// Blue's answers, while nobody and while everybody follows.
const battle = await newBattle(server.url, "demo", { spectator_delay: "step" });
const socket = new WebSocket(`${server.url.replace("http", "ws")}/ws/${battle.id}`, { headers: { origin: server.url } });
const waits = new Map();
await new Promise((resolve) => {
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1, token: battle.token("blue") }));
  socket.onmessage = ({ data: text }) => {
    const message = JSON.parse(text);
    if (message.type === "view") resolve();
    waits.get(message.cmd_id)?.();
  };
});
let sent = 0;
const promise = () => [..."0123456789abcdef".repeat(4)].sort(() => Math.random() - 0.5).join("");
/** A command that is written to the disk, and how long its answer took. */
async function acts() {
  const cmd_id = `w${String((sent += 1))}`;
  const begun = performance.now();
  const answered = new Promise((resolve) => waits.set(cmd_id, resolve));
  socket.send(JSON.stringify({ type: "command", cmd_id, command: { do: "promise_share", promise: promise() } }));
  await answered;
  waits.delete(cmd_id);
  return performance.now() - begun;
}
async function round() {
  const times = [];
  for (const end = Date.now() + kRound; Date.now() < end; await sleep(25)) times.push(await acts());
  return times;
}
const at = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)];
const alone = [];
const followed = [];
let asked = 0;
await round();
for (let i = 0; i < rounds; i += 1) {
  alone.push(...(await round()));
  const child = spawn("nice", ["-n", "19", process.execPath, self, "follow", server.url, battle.id, String(pages)]);
  let said = "";
  child.stdout.on("data", (bytes) => (said += bytes));
  for (const end = Date.now() + 20_000; Date.now() < end && !said.includes("follows"); ) await sleep(50);
  await sleep(kEvery);
  followed.push(...(await round()));
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
  const sums = JSON.parse(said.trim().split("\n").at(-1));
  asked += sums.asked;
  await sleep(500);
}
const ratio = at(followed, 0.5) / at(alone, 0.5);
const more = at(followed, 0.95) - at(alone, 0.95);
check(asked > 0, "no page was answered");
check(ratio <= 1.2, `half of Blue's answers take ${ratio.toFixed(2)} times as long`);
check(more <= 2, `95 of 100 of Blue's answers take ${more.toFixed(1)} ms more`);
socket.close();
const end = await stop(server);
check(end.code === 0, `the server ended with ${String(end.code ?? end.signal)}: ${server.said()}`);
rmSync(data, { recursive: true, force: true });
for (const failure of failures) console.error(failure);
console.log(
  `figures: CPU of pieces ${Object.entries(costs).map(([role, ms]) => `${role} ${String(ms)} ms`).join(", ")}; ` +
    `${String(late.length)} pieces released after ${String(Math.round(late[late.length >> 1]))} ms, at most ${String(Math.round(late.at(-1)))}; ${String(pages)} pages, ${String(asked)} answers; ` +
    `Blue alone ${at(alone, 0.5).toFixed(2)} / ${at(alone, 0.95).toFixed(2)} ms, followed ${at(followed, 0.5).toFixed(2)} / ${at(followed, 0.95).toFixed(2)} ms, ` +
    `ratio ${ratio.toFixed(2)}; ${String(failures.length)} failures`,
);
process.exit(failures.length === 0 ? 0 : 1);
