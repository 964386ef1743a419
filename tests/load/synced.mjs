// Each acknowledged command was flushed to the disk before its answer left: the system calls of a real server say so.
// A killed process loses nothing that the kernel has; only a power cut would show that a flush was missing.
//   node tests/load/synced.mjs [commands]
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { RawSocket } from "./raw_socket.mjs";
import { newBattle, newFolder, serve, stop } from "./server.mjs";

const commands = Number(process.argv[2] ?? 40);
const data = newFolder();
const calls = join(data, "calls");
const traced = ["strace", "-f", "-y", "-qq", "-s", "400", "-o", calls, "-e", "trace=pwrite64,fdatasync,fsync,sendmsg,sendto,write,writev"];
const server = await serve(data, "127.0.0.1:0", [], traced);
const battle = await newBattle(server.url, "tutorial");
const referee = await RawSocket.sit(server.url, battle.id, battle.token("referee"));

/** One after the other, so that no later write comes before an answer. */
for (let i = 0; i < commands; ++i) {
  const command = { do: i % 2 === 0 ? "pause" : "resume", reason: "to see it written" };
  referee.send(JSON.stringify({ type: "command", cmd_id: `w-${i}`, command }));
  for (let heard = await referee.next(); heard.cmd_id !== `w-${i}`; heard = await referee.next())
    if (heard.closed !== undefined) throw new Error(`closed with ${heard.closed}`);
}
await stop(server);

let unflushed = 0;
let answers = 0;
let early = 0;
let flushes = 0;
for (const line of readFileSync(calls, "utf8").split("\n")) {
  if (/pwrite64\(\d+<[^>]*-wal>/.test(line)) ++unflushed;
  else if (/(fdatasync|fsync)(\(\d+<[^>]*-wal>\)| resumed>\)).*= 0/.test(line)) [unflushed, flushes] = [0, flushes + 1];
  else if (/(sendmsg|sendto|writev?)\(.*\\"cmd_id\\":\\"w-\d+\\",\\"ok\\":true/.test(line)) {
    ++answers;
    early += unflushed > 0 || flushes === 0 ? 1 : 0;
    flushes = 0;
  }
}
rmSync(data, { recursive: true });
console.log(`figures: ${answers} answers of ${commands} commands, ${early} before their flush`);
process.exit(answers === commands && early === 0 ? 0 : 1);
