// Is an old command that is sent again answered later while the other side's is on its way to a slow disk? Each write waits 30 ms. What is
// on the disk already is answered at once, so that nobody reads from it whether the other side is just deciding. [REL-28]
//   node --experimental-websocket tests/load/sent_again.mjs [times]
import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { RawSocket } from "./raw_socket.mjs";
import { newBattle, newFolder, serve, sleep, stop } from "./server.mjs";

const times = Number(process.argv[2] ?? 60);
const kDisk = 30; // ms
const slow = ["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=fdatasync,fsync", "-e", `inject=fdatasync,fsync:delay_exit=${kDisk * 1000}`];

const data = newFolder();
const server = await serve(data, "127.0.0.1:0", [], slow);
const battle = await newBattle(server.url, "tutorial", { dice_audit: "false" });
const [blue, red] = await Promise.all(["blue", "red"].map((role) => RawSocket.sit(server.url, battle.id, battle.token(role))));

let number = 0;
/** How long its answer took. */
async function told(seat, cmd_id, command) {
  const since = performance.now();
  seat.send(JSON.stringify({ type: "command", cmd_id, command }));
  for (let heard = {}; heard.cmd_id !== cmd_id; heard = await seat.next()) {
    assert.equal(heard.closed, undefined);
    assert.notEqual(heard.type, "refused", JSON.stringify(heard));
  }
  return performance.now() - since;
}
const commit = { do: "commit" };
const takeBack = { do: "take_back_commit" };

const written = [await told(red, "old", commit), await told(red, "back", takeBack)];
const found = { alone: [], meanwhile: [] };
for (let i = 0; i < times; ++i) {
  found.alone.push(await told(red, "old", commit));
  const others = told(blue, `b${++number}`, number % 2 === 1 ? commit : takeBack);
  found.meanwhile.push(await told(red, "old", commit));
  written.push(await others);
  await sleep(450); // an old command costs a message, and those are rationed
}
for (const seat of [blue, red]) seat.leave();
await stop(server);
rmSync(data, { recursive: true });

const at = (all, part) => all.toSorted((a, b) => a - b)[Math.floor(all.length * part)].toFixed(2);
const figure = (name, all) => `${name} p50 ${at(all, 0.5)} p90 ${at(all, 0.9)} ms`;
console.log(`figures: a command that is written: ${figure("", written)}; sent again: ${figure("alone", found.alone)}, ${figure("while the other side's is written", found.meanwhile)}`);
assert.ok(Number(at(written, 0.5)) > kDisk, "the disk is not slow");
assert.ok(Number(at(found.meanwhile, 0.5)) < Number(at(found.alone, 0.5)) + kDisk / 6, "it is answered later");
