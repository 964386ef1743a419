// kill -9 while a campaign makes a battle, and while it takes one in: there is no battle that the campaign does not know,
// none that it knows and that is not there, and each is taken in once.
//   node --experimental-websocket tests/load/campaign_kills.mjs [kills]
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { newFolder, run, serve, sleep, stop } from "./server.mjs";

const kills = Number(process.argv[2] ?? 20);
const data = newFolder();
const kLongest = 12; // milliseconds between a command and the kill
const failures = [];
const check = (holds, what) => holds || failures.push(what);
let server = await serve(data);
const listen = server.url.replace("http://", "");
const figures = { made: { before: 0, after: 0 }, taken: { before: 0, after: 0 } };

async function post(path, body, key) {
  const headers = { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) };
  const answer = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: answer.status, body: await answer.json() };
}

/** A campaign whose march has brought about one battle. */
async function begun() {
  const { body } = await post("/api/campaigns", { campaign: "ryasna-day" });
  const campaign = { at: `/api/campaigns/${body.campaign}`, keys: {}, acts: 0 };
  for (const { role, token } of body.seats.filter((seat) => seat.token !== "")) {
    campaign.keys[role] = randomBytes(16).toString("hex");
    await post(`${campaign.at}/seats`, { token, key: campaign.keys[role] });
  }
  await does(campaign, "blue", { type: "order_march", formation: "1bn", way: ["kamenka"], posture: "attack" });
  for (const side of ["blue", "red"]) await does(campaign, side, { type: "commit", opening: 1 });
  return campaign;
}
const does = (campaign, role, command, cmd_id = `c${String(++campaign.acts)}`) =>
  post(`${campaign.at}/commands`, { cmd_id, ...command }, campaign.keys[role]);
async function battleOf(campaign) {
  const answer = await fetch(`${server.url}${campaign.at}/view`, { headers: { authorization: `Bearer ${campaign.keys.referee}` } });
  return (await answer.json()).battles[0];
}

/** The server dies somewhere about the command; it is posted again, and has happened once. */
async function killedAround(campaign, command, state, count) {
  const cmd_id = `k-${state}`;
  const sent = does(campaign, "referee", command, cmd_id).catch(() => undefined);
  await sleep(Math.random() * kLongest);
  await stop(server, "SIGKILL");
  const heard = await sent;
  server = await serve(data, listen);
  const now = await battleOf(campaign);
  const has = now.state === state;
  count[has ? "after" : "before"] += 1;
  check(!heard || heard.status !== 200 || has, `${state} was said, and is not so`);
  const verdict = await run("verify", data);
  check(verdict.code === 0, `verify after a kill: ${verdict.out}`);
  const again = await does(campaign, "referee", command, cmd_id);
  check(again.status === 200, `posted again: ${JSON.stringify(again.body)}`);
  const then = await battleOf(campaign);
  check(then.state === state, `it is ${then.state}, not ${state}`);
  check(!has || then.book === now.book, "it has another book");
  return then;
}

/** Its staff ends the battle. */
async function end(campaign, book) {
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/ws/${book}`, { headers: { origin: server.url } });
  await new Promise((resolve, reject) => {
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1, token: campaign.keys.referee }));
    socket.onerror = reject;
    socket.onclose = () => reject(new Error("the socket was closed"));
    setTimeout(() => reject(new Error("the battle is not ended")), 10_000).unref();
    let asked = false;
    socket.onmessage = ({ data: text }) => {
      const message = JSON.parse(text);
      if (message.type === "answer") (message.ok ? resolve : reject)(message.ok ? undefined : new Error(text));
      if (message.type === "error") reject(new Error(text));
      if (!asked) socket.send(JSON.stringify({ type: "command", cmd_id: "end", command: { do: "end_battle", winner: "red", reason: "Enough." } }));
      asked = true;
    };
  });
  socket.close();
}

for (let done = 0; done < kills; done += 2) {
  const campaign = await begun();
  const { book } = await killedAround(campaign, { type: "make_battle", battle: 1 }, "made", figures.made);
  await end(campaign, book);
  await killedAround(campaign, { type: "take_in_battle", battle: 1 }, "taken", figures.taken);
}
const last = await stop(server);
const verdict = await run("verify", data);
check(verdict.code === 0 && last.code === 0, verdict.out);
console.log(
  `figures: ${String(kills)} kills, ${String(kills / 2)} battles; made: ${String(figures.made.before)} killed before, ${String(figures.made.after)} after; ` +
    `taken in: ${String(figures.taken.before)} before, ${String(figures.taken.after)} after; verify agrees after each: ${String(failures.length === 0)}`,
);
for (const failure of failures) console.log(failure);
if (failures.length === 0) rmSync(data, { recursive: true });
process.exit(failures.length === 0 ? 0 : 1);
