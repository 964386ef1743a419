// A deadline of a day comes with every page closed, over a restart, and waits for the referee where the clock leaps. [S-99]
// Days pass on the server's test clock; the whole takes seconds.
//   node --experimental-websocket tests/load/deadlines.mjs
import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { RawSocket } from "./raw_socket.mjs";
import { firstView, newBattle, newFolder, program, run, serve, sleep, stop } from "./server.mjs";

const [hour, day] = [3_600_000, 86_400_000];
const data = newFolder();
let now = 1_800_000_000_000;
let server;

const start = async () => (server = await serve(data, "127.0.0.1:0", ["--test-clock", String(now)], [], "pipe"));

/** Moves the server's clock, and waits until its rooms have looked at it. */
async function move(word, by) {
  const before = server.said().length;
  server.child.stdin.write(`${word} ${by}\n`);
  now += by;
  for (let i = 0; i < 100 && !/clock \d+/.test(server.said().slice(before)); ++i) await sleep(20);
  assert.match(server.said().slice(before), /clock \d+/);
  await sleep(2500);
}
const pass = (time) => move("pass", time);

/** What is on the disk, without opening the battle's room. */
async function kept(battle) {
  const { code, out } = await run("view", data, battle.id, "--as", "referee");
  assert.equal(code, 0, out);
  const view = JSON.parse(out).view;
  return { ...view.battle, ...view.prompt, kinds: Object.values(view.log).map((line) => line.kind) };
}
async function restartAfter(time) {
  await stop(server);
  now += time;
  await start();
}

/** A battle with a day for each step, which a person has played: others are deleted after a while. */
async function slowBattle() {
  const made = await newBattle(server.url, "tutorial", { step_seconds: String(day / 1000), dice_audit: "false" });
  const referee = await RawSocket.sit(server.url, made.id, made.token("referee"));
  const command = { do: "write_to_side", words: "A day for each step." };
  referee.send(JSON.stringify({ type: "command", cmd_id: "letter", command }));
  for (let heard = {}; heard.cmd_id !== "letter"; heard = await referee.next()) assert.equal(heard.closed, undefined);
  referee.socket.destroy();
  return made;
}

await start();
const battle = await slowBattle();
const opened = await firstView(server.url, battle, "blue");
const about = (deadline, expected) => assert.ok(Math.abs(deadline - expected) < 60_000, `${deadline} is not ${expected}`);
about(opened.prompt.deadline, now + day);

await pass(23 * hour); // far longer than a room stays in memory
await restartAfter(10 * hour);
const again = await firstView(server.url, battle, "blue");
about(again.prompt.deadline, opened.prompt.deadline + 10 * hour);
assert.equal(again.battle.step, opened.battle.step);
await pass(0.9 * hour);
assert.equal((await kept(battle)).step, opened.battle.step);
await pass(0.2 * hour); // every page is closed
const second = await kept(battle);
assert.notEqual(second.step, opened.battle.step);
assert.ok(second.kinds.includes("time_ran_out"));
assert.equal(second.paused, false);

await move("leap", 40 * day);
const leapt = await kept(battle);
assert.equal(leapt.step, second.step);
assert.ok(leapt.kinds.includes("deadline_stopped"));
await restartAfter(hour);
await pass(3 * day);
assert.equal((await kept(battle)).step, second.step);

const other = await slowBattle();
for (let step = 0; step < 2; ++step) {
  await pass(day + hour);
  assert.equal((await kept(other)).paused, false);
}
await pass(day + hour);
assert.equal((await kept(other)).paused_by_clock, true);
const left = await kept(other);
await pass(9 * day);
assert.equal((await kept(other)).step, left.step);
await stop(server);

const strange = await run("serve", "--listen", "0.0.0.0:0", "--data", data, "--test-clock", "1");
assert.equal(strange.code, 2, `${program} serves strangers on a test clock`);
rmSync(data, { recursive: true });
console.log("a deadline of a day came with every page closed, over a restart, and waited after a leap");
