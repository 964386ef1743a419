// Two bots play whole battles while somebody looks over everybody's shoulder. Afterwards the pieces of each audience, put together, must be
// what its socket was sent, in that order, and what `ordercap views` makes of the journal.
//   node --experimental-websocket tests/told/told.mjs [--every n] [scenario[:option=value,...][+]...]
// With "+" the second players sit down, too. Each n-th piece ends with the view of `ordercap view --upto` at its cut.
import { rmSync } from "node:fs";
import { bot, newBattle, newFolder, run, serve, sleep, stop } from "../load/server.mjs";
import { merge, text, views, withoutRoom } from "./pieces.mjs";
import { differences } from "./upto.mjs";

const words = process.argv.slice(2);
const every = words[0] === "--every" ? Number(words.splice(0, 2)[1]) : 40;
const scenarios = words.length > 0 ? words : ["tutorial"];
const kLongest = 180_000; // a battle that takes more has a dead end
const failures = [];
const sums = { pieces: 0, frames: 0, sent: 0, kept: 0, cuts: 0 };

const lineOf = (view) => text(withoutRoom(view));
const keep = (lines, line) => line !== lines.at(-1) && lines.push(line);

/** What a seat was sent, each view as a line. */
function watch(url, battle, role) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws/${battle.id}`, { headers: { origin: url } });
  const lines = [];
  let view;
  let sits;
  const first = new Promise((resolve) => (sits = resolve));
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1, token: battle.token(role) }));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "error") failures.push(`${role} heard ${data}`);
    if (message.type === "view") view = message.view;
    if (message.type === "update") merge(view, message.patch);
    if (message.type === "view" || message.type === "update") keep(lines, lineOf(view));
    sits();
  };
  return { role, first, lines, end: () => socket.close() };
}

/** Where the two differ first; what was sent may go on behind the last piece, by what no piece waits for. */
function differ(what, told, other, most) {
  const at = told.findIndex((line, i) => line !== other[i]);
  if (at >= 0) failures.push(`${what}: view ${at} of ${told.length} is another:\n${told[at].slice(0, 400)}\n${other[at]?.slice(0, 400)}`);
  else if (other.length - told.length > most) failures.push(`${what}: ${told.length} views told, ${other.length} there`);
}

async function compare(url, data, battle, { role, lines }) {
  const { all, closed } = await views(url, battle.id, role, role === "public" ? undefined : battle.token(role));
  const told = [];
  all.forEach((view) => keep(told, lineOf(view)));
  differ(`${battle.id}, ${role}, over the socket`, told, lines, 2);
  const { code, out } = await run("views", data, battle.id, "--as", role);
  if (code !== 0) failures.push(`ordercap views ended with ${code}: ${out.slice(0, 2000)}`);
  const kept = [];
  for (const line of out.trim().split("\n")) keep(kept, lineOf(JSON.parse(line).view));
  differ(`${battle.id}, ${role}, out of the journal`, told, kept, 2);
  const { wrong, compared } = await differences(data, battle.id, role, closed.map((at) => all[at]), every);
  failures.push(...wrong);
  sums.cuts += compared;
  sums.pieces += closed.length;
  sums.frames += told.length;
  sums.sent += lines.length;
  sums.kept += kept.length;
}

async function play(server, data, scenario) {
  const [, name, chosen = "", more] = /^([^:+]+)(?::([^+]*))?(\+?)$/.exec(scenario);
  const options = Object.fromEntries(chosen.split(",").filter(Boolean).map((option) => option.split("=")));
  const battle = await newBattle(server.url, name, options);
  const players = more ? ["blue", "red", "blue2", "red2"] : ["blue", "red"];
  const watchers = [...players, "referee", "public"].map((role) => watch(server.url, battle, role));
  await Promise.all(watchers.map((one) => one.first));
  const bots = players.map((role, i) => bot(server.url, battle, role, ["--strict", "--seed", String(i), "--patience", "30"]));
  const clock = setTimeout(() => bots.forEach((player) => player.child.kill("SIGTERM")), kLongest);
  const ends = await Promise.all(bots.map((player) => player.done));
  clearTimeout(clock);
  ends.forEach(({ code, said }) => code !== 0 && failures.push(`${scenario}: a bot ended with ${code}: ${said}`));
  await sleep(500);
  for (const watcher of watchers) await compare(server.url, data, battle, watcher);
  watchers.forEach((watcher) => watcher.end());
}

const data = newFolder();
const server = await serve(data, "127.0.0.1:0", ["--test-seed", "told"]);
for (const scenario of scenarios) await play(server, data, scenario);
const end = await stop(server);
if (end.code !== 0) failures.push(`the server ended with ${end.code ?? end.signal}: ${server.said()}`);
rmSync(data, { recursive: true });
for (const failure of failures) console.error(failure);
console.log(
  `figures: ${scenarios.length} battles, ${sums.pieces} pieces of ${sums.frames} views: ${sums.sent} were sent over sockets, ` +
    `${sums.kept} are in the journals, ${sums.cuts} are those of view --upto, ${failures.length} failures`,
);
process.exit(failures.length === 0 && sums.frames > 0 && sums.sent > 0 && sums.kept > 0 && sums.cuts > 0 ? 0 : 1);
