// Bots of the server against the real one: two of them play while somebody looks, or is told of it in pieces, and rest when nobody does, also after a restart;
// against a person a bot answers with all pages closed; and when a battle was paused they go on where they were.
//   node --experimental-websocket tests/load/resting.mjs
import { rmSync } from "node:fs";
import { list } from "../told/pieces.mjs";
import { newBattle, newFolder, run, serve, sleep, stop } from "./server.mjs";

const failures = [];
const check = (holds, what) => holds || failures.push(what);

/** A connection that stays, and what it is shown. */
async function sit(url, battle, token) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws/${battle.id}`, { headers: { origin: url } });
  await new Promise((resolve) => {
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1, token }));
    socket.onmessage = resolve;
  });
  const answers = [];
  socket.onmessage = ({ data }) => answers.push(JSON.parse(data));
  return { socket, answers };
}
/** Number of the last event: what stands still while nobody plays. */
const events = async (data, battle) => Number((await run("digest", data, battle.id)).out.split(" ")[0]);
async function grows(data, battle, within) {
  const before = await events(data, battle);
  for (const end = Date.now() + within; Date.now() < end; await sleep(200)) if ((await events(data, battle)) > before) return true;
  return false;
}

const data = newFolder();
let server = await serve(data);
const duel = await newBattle(server.url, "tutorial", {}, "both");
check(!(await grows(data, duel, 2500)), "two bots play though nobody looks");
const watcher = await sit(server.url, duel, "public");
check(await grows(data, duel, 5000), "two bots rest though somebody looks");
watcher.socket.close();
await sleep(2500);
check(!(await grows(data, duel, 2500)), "two bots play on though nobody looks any more");

const late = await newBattle(server.url, "tutorial", { spectator_delay: "step" }, "both");
check(!(await grows(data, late, 2500)), "two bots play though nobody is told of it");
await list(server.url, late.id, "public");
check(await grows(data, late, 5000), "two bots rest though somebody is told of it");

const game = await newBattle(server.url, "tutorial", {}, "red");
await sleep(1500); // the bot is through with its set-up
const blue = await sit(server.url, game, game.token("blue"));
blue.socket.send(JSON.stringify({ type: "command", cmd_id: "c1", command: { do: "commit" } }));
for (const end = Date.now() + 5000; Date.now() < end && !blue.answers.some(({ cmd_id }) => cmd_id === "c1"); ) await sleep(20);
blue.socket.close();
check(blue.answers.some(({ ok }) => ok), "the first step cannot be committed");
check(await grows(data, game, 5000), "a bot rests though a person waits for it");

const paused = await newBattle(server.url, "tutorial", { dice_audit: "false" }, "both");
const referee = await sit(server.url, paused, paused.token("referee"));
let ruled = 0;
const rule = (word) => referee.socket.send(JSON.stringify({ type: "command", cmd_id: `r${String(++ruled)}`, command: { do: word, reason: "tea" } }));
const opened = () => referee.answers.filter(({ patch }) => patch?.battle?.opening).length;
async function opensWithin(time, before = opened()) {
  for (const end = Date.now() + time; opened() === before && Date.now() < end; ) await sleep(10);
  return opened() > before;
}
for (let n = 1, goesOn = true; n <= 16 && goesOn; ++n) {
  await sleep((n % 4) * 20); // what a bot says about a step that has opened comes after the pause
  rule("pause");
  await sleep(300);
  rule("resume");
  goesOn = await opensWithin(15_000);
  check(goesOn, `bots do not go on after pause ${String(n)}`);
}
check(referee.answers.filter(({ ok }) => ok).length === ruled, "the referee cannot pause and resume");
referee.socket.close();

await stop(server);
server = await serve(data);
check(!(await grows(data, duel, 2500)), "after a restart two bots play though nobody looks");
const end = await stop(server);
check(end.code === 0, `the server ended with ${String(end.code ?? end.signal)}: ${server.said()}`);
rmSync(data, { recursive: true, force: true });
for (const failure of failures) console.error(failure);
console.log(`resting bots: ${String(failures.length)} failures`);
process.exit(failures.length === 0 ? 0 : 1);
