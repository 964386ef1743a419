// Battles with deadlines that nobody looks at cost next to nothing: processor time of the server over a while.
//   node --experimental-websocket tests/load/sleeping.mjs [battles] [seconds]
import { readFileSync, rmSync } from "node:fs";
import { newBattle, newFolder, serve, sleep, stop } from "./server.mjs";

const kTicks = 100; // a second, of /proc
const kMost = 1; // per cent of a core
const [many, seconds] = [Number(process.argv[2] ?? 2000), Number(process.argv[3] ?? 60)];
const data = newFolder();

/** Seconds of processor time, of all its threads. */
const spent = (pid) => {
  const words = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(words[11]) + Number(words[12])) / kTicks;
};

async function share(server) {
  const before = spent(server.child.pid);
  await sleep(seconds * 1000);
  return ((spent(server.child.pid) - before) / seconds) * 100;
}

let server = await serve(data);
const rested = await share(server);
for (let made = 0; made < many; )
  try {
    await newBattle(server.url, "tutorial", { step_seconds: "86400", grace_seconds: "7200" });
    ++made;
  } catch (error) {
    if (!/429/.test(error.message)) throw error;
    await sleep(1000); // an address may make so many in a while
  }
await stop(server);
server = await serve(data); // as it is after a restart: no room is open
const readyAfter = server.readyAfter;
await sleep(5000);
const cost = await share(server);
await stop(server);
rmSync(data, { recursive: true });
console.log(`figures: ${many} battles with deadlines, asleep for ${seconds} s: ${cost.toFixed(2)} % of a core (none: ${rested.toFixed(2)} %); ready after ${readyAfter} ms`);
process.exit(cost - rested <= kMost ? 0 : 1);
