// What a campaign costs: an order, a view, and pages that ask whether there is anything new.
//   node tests/load/campaigns.mjs [pages] [seconds]
import { randomBytes } from "node:crypto";
import { readFileSync, readdirSync, rmSync } from "node:fs";
import http from "node:http";
import { newFolder, serve, sleep, stop } from "./server.mjs";

const kEvery = 3000; // a page asks so often
const pages = Number(process.argv[2] ?? 300);
const seconds = Number(process.argv[3] ?? 15);
const kOrders = 200;
const failures = [];
const check = (holds, what) => holds || failures.push(what);
const data = newFolder();
const server = await serve(data);

/** Milliseconds of CPU that the server has used. */
function cpu() {
  const [utime, stime] = readFileSync(`/proc/${String(server.child.pid)}/stat`, "utf8").split(") ")[1].split(" ").slice(11, 13);
  return (Number(utime) + Number(stime)) * 10;
}
async function post(path, body, key) {
  const headers = { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) };
  const answer = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
}

const { body: made } = await post("/api/campaigns", { campaign: "ryasna-day" });
const at = `/api/campaigns/${made.campaign}`;
const keys = {};
for (const { role, token } of made.seats.filter(({ token }) => token !== "")) {
  keys[role] = randomBytes(16).toString("hex");
  const { status } = await post(`${at}/seats`, { token, key: keys[role] });
  check(status === 201, `${role} gets no seat: ${String(status)}`);
}

// A view, as it is sent.
const agent = new http.Agent({ keepAlive: true, maxSockets: pages });
const read = new WeakMap(); // bytes, by socket
const look = (role, etag) =>
  new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "gzip", ...(keys[role] && { authorization: `Bearer ${keys[role]}` }), ...(etag && { "if-none-match": etag }) };
    const request = http.get(`${server.url}${at}/view`, { agent, headers }, (answer) => {
      const { socket } = answer;
      const before = read.get(socket) ?? 0;
      answer.resume();
      answer.on("end", () => {
        read.set(socket, socket.bytesRead);
        resolve({ status: answer.statusCode, etag: answer.headers.etag, bytes: socket.bytesRead - before });
      });
    });
    request.on("error", reject);
  });
const views = {};
for (const role of ["blue", "blue2", "red", "referee", "public"]) {
  const { bytes, etag } = await look(role);
  views[role] = { bytes, etag };
  check(bytes <= 25_000, `the view of ${role} has ${String(bytes)} bytes`);
}

// Orders, each on the disk before it is answered.
const before = cpu();
for (let i = 0; i < kOrders; i += 1) {
  const { status } = await post(
    `${at}/commands`,
    { cmd_id: `o${String(i)}`, type: "order_march", formation: i % 2 ? "1bn" : "2bn", way: ["kamenka"], posture: "attack", looks: "" },
    keys.blue,
  );
  check(status === 200, `an order is refused: ${String(status)}`);
}
const order = (cpu() - before) / kOrders;
check(order <= 1.5, `an order costs ${order.toFixed(2)} ms of CPU`);

// A battle is made as dearly as in the lobby, and no dearer.
const kMade = 12;
/** The same to the nanosecond, with 30 ms for the writer. */
async function spent(work) {
  const all = () => readdirSync(`/proc/${String(server.child.pid)}/task`).reduce((sum, thread) => sum + Number(readFileSync(`/proc/${String(server.child.pid)}/task/${thread}/schedstat`, "utf8").split(" ")[0]), 0);
  await sleep(100);
  const from = all();
  const { status } = await work();
  check(status < 300, `a battle is not made: ${String(status)}`);
  await sleep(30);
  return (all() - from) / 1e6;
}
async function met() {
  const { body } = await post("/api/campaigns", { campaign: "ryasna-day" });
  const own = {};
  for (const { role, token } of body.seats.filter(({ role }) => ["blue", "red", "referee"].includes(role))) {
    own[role] = randomBytes(16).toString("hex");
    await post(`/api/campaigns/${body.campaign}/seats`, { token, key: own[role] });
  }
  const does = (role, command) => post(`/api/campaigns/${body.campaign}/commands`, { cmd_id: randomBytes(4).toString("hex"), ...command }, own[role]);
  await does("blue", { type: "order_march", formation: "1bn", way: ["kamenka"], posture: "attack" });
  for (const side of ["blue", "red"]) await does(side, { type: "commit", opening: 1 });
  return () => does("referee", { type: "make_battle", battle: 1 });
}
const costs = { campaign: [], lobby: [] };
for (let i = 0; i < kMade; i += 1) {
  costs.campaign.push(await spent(await met()));
  costs.lobby.push(await spent(() => post("/api/battles", { scenario: "mirrors" })));
  await sleep(300);
}
const median = (all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)];
const [making, inLobby] = [median(costs.campaign), median(costs.lobby)];
check(making <= 1.25 * inLobby, `a battle is made for ${making.toFixed(2)} ms, in the lobby for ${inLobby.toFixed(2)}`);

// Pages that ask, and are told nothing new.
const etag = (await look("blue")).etag;
const sums = { asked: 0, bytes: 0 };
const begun = Date.now();
const page = async (i) => {
  await sleep((kEvery * i) / pages);
  while (Date.now() - begun < seconds * 1000) {
    const { status, bytes } = await look("blue", etag);
    check(status === 304, `a page that knows all is answered ${String(status)}`);
    sums.asked += 1;
    sums.bytes += bytes;
    await sleep(kEvery);
  }
};
const start = cpu();
await Promise.all(Array.from({ length: pages }, (_, i) => page(i)));
const used = cpu() - start;
const share = used / (Date.now() - begun);
const each = used / sums.asked;
const bytes = sums.bytes / sums.asked;
check(each <= 0.1, `an answer that tells nothing costs ${each.toFixed(3)} ms of CPU`);
check(bytes <= 300, `an answer that tells nothing has ${bytes.toFixed(0)} bytes`);
check(share <= 0.02, `${String(pages)} pages take ${(100 * share).toFixed(1)} % of a core`);
agent.destroy();
const end = await stop(server);
check(end.code === 0, `the server ended with ${String(end.code ?? end.signal)}: ${server.said()}`);
rmSync(data, { recursive: true, force: true });
for (const failure of new Set(failures)) console.error(failure);
console.log(
  `figures: an order ${order.toFixed(2)} ms of CPU; a battle made ${making.toFixed(2)}, in the lobby ${inLobby.toFixed(2)} ms; views ${Object.entries(views).map(([role, view]) => `${role} ${String(view.bytes)}`).join(", ")} bytes as sent; ` +
    `${String(pages)} pages asked ${String(sums.asked)} times: ${each.toFixed(3)} ms and ${bytes.toFixed(0)} bytes each, ${(100 * share).toFixed(2)} % of a core; ${String(failures.length)} failures`,
);
process.exit(failures.length === 0 ? 0 : 1);
