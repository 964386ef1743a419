// Strangers at the doors of a real server: readers that never read, a phone at 64 kbit/s, no descriptor left.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { bot, newBattle, newFolder, program, run, serve, sleep, stop } from "./server.mjs";

const kPhone = 8000; // bytes a second
const kPhoneReads = 45; // seconds

/** A socket by hand that reads so many bytes ten times a second. */
function raw(url, battle, token, pace) {
  const { hostname, port, host } = new URL(url);
  const end = { read: 0, closed: false };
  const callback = (bytes) => {
    end.read += bytes;
    return false;
  };
  const socket = connect({ host: hostname, port, onread: { buffer: Buffer.alloc(Math.max(1, pace)), callback } });
  if (pace === 0) socket.pause();
  const reads = setInterval(() => pace > 0 && socket.resume(), 100);
  socket.on("close", () => {
    end.closed = true;
    clearInterval(reads);
  });
  socket.on("error", () => {});
  socket.write(
    `GET /ws/${battle} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: ${url}\r\n\r\n`,
  );
  const say = (text) => {
    const size = Buffer.byteLength(text);
    const head = size < 126 ? [0x81, 0x80 | size] : [0x81, 0xfe, size >> 8, size & 255];
    socket.write(Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), Buffer.from(text)]));
  };
  setTimeout(() => say(JSON.stringify({ type: "hello", protocol: 1, token })), 500); // after the answer
  return Object.assign(end, { socket, say });
}

const figure = async (url, name) =>
  Number(new RegExp(`^ordercap_${name} (\\d+)`, "m").exec(await (await fetch(`${url}/metrics`)).text())[1]);
const memory = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1024;
const cpu = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/.*\) /, "").split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
const metricsOf = (server) => /metrics at (\S+)\/metrics/.exec(server.said())[1];

let failed = 0;
function expect(holds, what) {
  console.log(`${holds ? "ok  " : "FAIL"} ${what}`);
  failed += !holds;
}

async function readers() {
  const server = await serve(newFolder(), "127.0.0.1:0", ["--metrics-listen", "127.0.0.1:0"]);
  const metrics = metricsOf(server);
  const battle = await newBattle(server.url, "demo");
  const bots = ["blue", "red"].map((role) => bot(server.url, battle, role, ["--pace", "20"]));
  const phone = raw(server.url, battle.id, battle.token("referee"), kPhone / 10);
  await sleep(1000);
  for (let i = 0; i < 20; ++i) phone.say(JSON.stringify({ type: "view_as", audience: "blue" }));
  const before = memory(server.child.pid);
  const stalled = Array.from({ length: 200 }, () => raw(server.url, battle.id, "public", 0));
  let highest = 0;
  let gone = 0;
  for (let second = 1; second <= kPhoneReads; ++second) {
    await sleep(1000);
    highest = Math.max(highest, memory(server.child.pid) - before);
    if (gone === 0 && (await figure(metrics, "dropped_slow_total")) >= 200) gone = second;
  }
  expect(gone > 0 && gone <= 21, `200 that never read are gone after ${gone} s`);
  expect(highest < 80, `and cost ${highest.toFixed(0)} MB at most`);
  expect(!phone.closed, `a phone that read ${phone.read} bytes in ${kPhoneReads} s is still there`);
  for (const { socket } of [phone, ...stalled]) socket.destroy();
  for (const { child } of bots) child.kill();
  await stop(server);
}

async function doors() {
  const server = await serve(newFolder(), "127.0.0.1:0", ["--metrics-listen", "127.0.0.1:0"]);
  spawnSync("prlimit", ["--pid", String(server.child.pid), "--nofile=48:48"]);
  const places = [server.url, metricsOf(server)].map((url) => new URL(url));
  const held = places.flatMap(({ hostname, port }) =>
    Array.from({ length: 60 }, () => connect({ host: hostname, port }).on("error", () => {})),
  );
  await sleep(1000);
  const used = cpu(server.child.pid);
  await sleep(3000);
  const burnt = cpu(server.child.pid) - used;
  expect(burnt < 1, `out of descriptors, both doors rest: ${burnt.toFixed(2)} s of 3 used`);
  for (const socket of held) socket.destroy();
  await sleep(500);
  for (const { origin } of places)
    expect((await fetch(`${origin}/metrics`)).status < 500, `${origin} answers again`);
  await stop(server);
}

await doors();
await readers();
console.log(`${program}: ${failed === 0 ? "strangers harm nobody" : `${failed} failed`}`);
process.exit(failed === 0 ? 0 : 1);
