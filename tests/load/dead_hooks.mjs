// Many hooks that nobody confirmed lead where nothing ever answers; others are called all the same: by a letter for a mailer, and by a hook of their own. [REL-54]
//   node --experimental-websocket tests/load/dead_hooks.mjs [hooks]
import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newBattle, newFolder, serve, sleep, stop } from "./server.mjs";
import { hookSink } from "./sinks.mjs";

const many = Number(process.argv[2] ?? 128);
const [perSeat, seats] = [3, ["blue", "blue2", "red", "red2", "referee"]];
const [data, spool] = [newFolder(), mkdtempSync(join(tmpdir(), "ordercap-spool-"))];
const dead = await hookSink();
const live = await hookSink(dead.own);
const ways = ["--mail-spool", spool, "--mail-from", "games@example.org", "--hooks", "--test-authority", dead.authority];
const server = await serve(data, "127.0.0.1:0", ways);

async function reach(battle, role, kind, address) {
  const body = JSON.stringify({ key: battle.token(role), kind, address, language: "en" });
  return (await fetch(`${server.url}/api/battles/${battle.id}/reach`, { method: "POST", body })).status;
}
async function after(what, is) {
  const since = Date.now();
  while (!is() && Date.now() - since < 60_000) await sleep(10);
  assert.ok(is(), `${what} never came`);
  return Date.now() - since;
}

let asked = 0;
while (asked < many) {
  const battle = await newBattle(server.url, "encounter");
  for (const role of seats)
    for (let i = 0; i < perSeat && asked < many; ++i) assert.equal(await reach(battle, role, "hook", `${dead.url}/never/${++asked}`), 200);
}
const last = await newBattle(server.url, "encounter");
for (let i = 0; i < perSeat; ++i) assert.equal(await reach(last, "blue", "hook", `${dead.url}/never/more${i}`), 200);
assert.equal(await reach(last, "blue", "hook", `${dead.url}/never/too_many`), 409, "so many of one seat at one host");
assert.equal(await reach(last, "blue", "hook", `${live.url}/ok/blue`), 200, "and at another host still one");
await sleep(1000); // until what may be under way is
const other = await newBattle(server.url, "encounter");
assert.equal(await reach(other, "blue", "mail", "anna@example.org"), 200);
assert.equal(await reach(other, "red", "hook", `${live.url}/ok/red`), 200);
const [letter, post] = await Promise.all([
  after("the letter", () => readdirSync(spool).some((name) => name.endsWith(".eml"))),
  after("the post", () => live.posts.some(({ path }) => path === "/ok/red")),
]);
await stop(server);
dead.close();
live.close();
for (const folder of [data, spool]) rmSync(folder, { recursive: true });
console.log(`figures: beside ${asked} dead hooks a letter left after ${letter} ms, a post to another host after ${post} ms`);
assert.ok(letter < 2000, `the letter took ${letter} ms`);
assert.ok(post < 2000, `the post took ${post} ms`);
