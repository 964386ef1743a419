// Hostile messages against a real server: one documented answer each, nothing kept, nobody else told.
//   node tests/load/hostile.mjs [messages] [seed]
import { readFileSync, rmSync } from "node:fs";
import { tryFrames } from "./hostile_frames.mjs";
import { tryRequests } from "./hostile_http.mjs";
import { anyMessage, chanceOf, commandsWithoutExample, everyCell, isValid } from "./hostile_messages.mjs";
import { frame, kText, RawSocket } from "./raw_socket.mjs";
import { newBattle, newFolder, run, serve, stop } from "./server.mjs";

const wanted = Number(process.argv[2] ?? 4000);
const seed = Number(process.argv[3] ?? 1);
const kRoles = ["blue", "red", "referee", "public"];
const kOfOneSocket = { blue: 90, red: 90, referee: 90, public: 25 }; // 100 and 30 in twenty seconds are allowed
const kBattleLasts = 1000; // messages that may be obeyed
const chance = chanceOf(seed);
const failures = commandsWithoutExample().map((name) => `${name} has no example, so nobody tries its fields`);
const count = { malformed: 0, refused: 0, accepted: 0, other: 0 };

/** The words of the protocol itself, and all that the client can put into words. */
const texts = readFileSync("web/src/text/refusals_de.ts", "utf8");
const documented = new Set(["malformed", "hello_first", "hello_once", "other_protocol", "no_seat"]);
for (const [, code] of texts.matchAll(/^\s+(\w+):/gm)) documented.add(code);

const data = newFolder();
const server = await serve(data);
const { url } = server;

/** A battle with somebody in every seat, who hears whatever is told there. */
async function watched() {
  const battle = await newBattle(url, "tutorial");
  const witnesses = await Promise.all(kRoles.map((role) => RawSocket.sit(url, battle.id, battle.token(role))));
  const digest = async () => (await run("digest", data, battle.id)).out;
  return { battle, witnesses, before: await digest(), digest };
}

/** Each update has the number after the last; those of the public have none but 0. */
function broken(witness) {
  let n = witness.n;
  const next = () => (witness.n === 0 ? 0 : ++n);
  const bad = witness.heard.find((heard) => heard.closed !== undefined || (heard.type === "update" && heard.n !== next()));
  return bad && `a witness heard ${JSON.stringify(bad).slice(0, 200)} after ${n}`;
}

async function leave({ battle, witnesses, before, digest }, untouched) {
  const isPresence = ({ type, patch }) => type === "pages" || type === "heads" || (patch !== undefined && Object.keys(patch).join() === "seats");
  const told = witnesses.flatMap((witness) => witness.heard).filter((heard) => !isPresence(heard));
  failures.push(...witnesses.map(broken).filter(Boolean));
  if (untouched && told.length > 0) failures.push(`others were told of what was malformed: ${JSON.stringify(told[0]).slice(0, 200)}`);
  if (untouched && (await digest()) !== before) failures.push(`battle ${battle.id} was changed by what was malformed`);
  for (const witness of witnesses) witness.leave();
}

const isAnswer = ({ type, pong }) => pong === undefined && type !== "update" && type !== "view" && type !== "pages" && type !== "heads";

function judge(text, answer, valid) {
  const code = answer.code ?? answer.type ?? `closed ${answer.closed}`;
  const good = valid
    ? ["answer", "pong", "chat", "seen_as"].includes(code) || (code !== "malformed" && documented.has(code))
    : code === "malformed";
  if (!good) failures.push(`${valid ? "valid" : "malformed"} ${text.slice(0, 300)} was answered ${JSON.stringify(answer).slice(0, 300)}`);
  count[code === "malformed" ? code : (answer.type ?? "other") === "answer" ? "accepted" : answer.code ? "refused" : "other"] += 1;
}

async function answerOf(socket) {
  let heard = await socket.next();
  while (!isAnswer(heard)) heard = await socket.next();
  return heard;
}

const idOf = (text) => /^.*?"cmd_id":"(h-[-0-9]+)"/.exec(text)?.[1];

/** So many messages through one socket; each has its one answer: by its id, or else in order, for what is kept is answered later. */
async function send(place, role, texts, valid) {
  const socket = await RawSocket.sit(url, place.battle.id, place.battle.token(role));
  socket.write(Buffer.concat(texts.map((text) => frame(kText, text))));
  const byId = new Map(valid ? texts.map((text) => [idOf(text), text]) : []);
  const others = texts.filter((text) => !valid || idOf(text) === undefined);
  for (let i = 0; i < texts.length; ++i) {
    const answer = await answerOf(socket).catch((error) => ({ closed: error.message }));
    judge(byId.get(answer.cmd_id) ?? others.shift() ?? "nothing", answer, valid);
    byId.delete(answer.cmd_id);
    if (answer.closed !== undefined) break;
  }
  socket.leave();
}

/** All that a seat is told in words is an answer to the sender; chat to others would come in between. */
const isQuiet = (text) => !text.includes('"chat"');

function* messages() {
  const cells = [...everyCell()];
  const all = wanted >= cells.length;
  for (let i = 0; i < Math.min(wanted, cells.length); ++i) yield all ? cells[i] : chance.of(cells);
  for (let i = cells.length; i < wanted; ++i) yield anyMessage(chance);
}

const started = Date.now();
const quiet = await watched(); // here nothing happens
let lively = await watched(); // here somebody may be lucky
let obeyed = 0;
let sent = 0;
const batch = { true: [], false: [] };
const turn = { true: 0, false: 0 };
const roleOf = (valid) => kRoles[turn[valid] % kRoles.length];

async function flush(valid) {
  const texts = batch[valid];
  batch[valid] = [];
  if (texts.length === 0) return;
  const role = roleOf(valid);
  turn[valid] += 1;
  await send(valid ? lively : quiet, role, texts, valid);
  sent += texts.length;
  obeyed += valid ? texts.length : 0;
  if (obeyed < kBattleLasts) return;
  obeyed = 0;
  await leave(lively, false);
  lively = await watched();
}

for (const text of messages()) {
  const valid = isValid(text);
  if (valid && !isQuiet(text)) continue;
  const named = valid ? text.replace(/"cmd_id":"[^"]*"/, `"cmd_id":"h-${sent}-${batch[true].length}"`) : text;
  batch[valid].push(named);
  if (batch[valid].length === kOfOneSocket[roleOf(valid)]) await flush(valid);
}
await flush(false);
await flush(true);
const frames = (await tryFrames(url, quiet.battle.id, quiet.battle.token("red"), failures)) +
  (await tryFrames(url, quiet.battle.id, quiet.battle.token("public"), failures));
const requests = await tryRequests(url, quiet.battle.id, failures);
await leave(quiet, true);
await leave(lively, false);
const health = await fetch(`${url}/healthz`);
if (health.status !== 200) failures.push(`/healthz says ${health.status}`);
const end = await stop(server);
if (end.code !== 0) failures.push(`the server ended with ${end.code ?? end.signal}: ${server.said().slice(-3000)}`);
const verdict = await run("verify", data);
if (verdict.code !== 0) failures.push(verdict.out);
rmSync(data, { recursive: true });

for (const failure of failures.slice(0, 40)) console.error(failure);
console.log(
  `figures: ${sent} messages (seed ${seed}: ${count.malformed} malformed, ${count.refused} refused, ${count.accepted} accepted, ` +
    `${count.other} answered otherwise), ${frames} frames, ${requests} requests, ` +
    `${((Date.now() - started) / 1000).toFixed(0)} s, ${failures.length} failures`,
);
process.exit(failures.length === 0 ? 0 : 1);
