// Two bots play whole battles while somebody looks over the shoulder of Blue, Red and the public. Then the views that came over the
// socket, and those that the journal gives, are made again by another program in another language, from the ledger of each audience alone:
// byte for byte. That this can fail is shown by ledgers that are spoiled in one place.
//   node tests/projector/whole_battles.mjs [spoiled ledgers of each] [scenario[:option=value,...][+]...]
// With "+" the other players of each side sit down, too.
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bot, newBattle, newFolder, run, runProgram, serve, stop } from "../load/server.mjs";

const spoiled = process.argv[2] ?? "20";
const scenarios = process.argv.length > 3 ? process.argv.slice(3) : ["tutorial"];
const kLongest = 180_000; // a battle that takes more has a dead end
const leaders = ["blue", "red"];
const others = ["blue2", "red2"];
const failures = [];
const sums = { ledgers: 0, releases: 0, views: 0, bytes: 0, sent: 0, noticed: 0 };

function merge(target, patch) {
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete target[key];
    else if (typeof value === "object" && !Array.isArray(value)) merge((target[key] ??= {}), value);
    else target[key] = value;
  }
}

/**
 * What a ledger is to explain: not the choices and why a card cannot be played, which follow from the rest, and not who is
 * connected and what the clock says, which are the room's and stand in no journal.
 */
function explained({ seats: _, choices: __, ...view }) {
  const { deadline: ___, ...prompt } = view.prompt;
  const { opens_at: ____, ...battle } = view.battle;
  const hand = view.hand.map(({ hindrance: _____, ...card }) => card);
  return { ...view, seats: {}, prompt, battle, hand };
}

/** The views of a seat until the server ends, each as a line; `sits` when the first has come. */
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
    if (message.type === "view" || message.type === "update") keep(lines, explained(view));
    sits();
  };
  const closed = new Promise((resolve) => (socket.onclose = resolve));
  return { first, lines, closed };
}

/** Who comes and goes changes nothing that a ledger is to explain. */
function keep(lines, view) {
  const line = textOf({ view });
  if (line !== lines.at(-1)) lines.push(line);
}

const byBytes = ([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b));

/** As the server writes it: an object of JavaScript has keys that are numbers in another order. */
function textOf(value) {
  if (Array.isArray(value)) return `[${value.map(textOf).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const fields = Object.entries(value).sort(byBytes);
  return `{${fields.map(([key, held]) => `${JSON.stringify(key)}:${textOf(held)}`).join(",")}}`;
}

async function play(server, scenario) {
  const [, name, chosen = "", more] = /^([^:+]+)(?::([^+]*))?(\+?)$/.exec(scenario);
  const options = Object.fromEntries(chosen.split(",").filter(Boolean).map((option) => option.split("=")));
  const battle = await newBattle(server.url, name, options);
  const players = more ? [...leaders, ...others] : leaders;
  const watchers = [...players, "public"].map((role) => ({ role, ...watch(server.url, battle, role) }));
  await Promise.all(watchers.map((one) => one.first));
  const bots = players.map((role, i) => bot(server.url, battle, role, ["--strict", "--seed", String(i), "--patience", "30"]));
  const clock = setTimeout(() => bots.forEach((player) => player.child.kill("SIGTERM")), kLongest);
  const ends = await Promise.all(bots.map((player) => player.done));
  clearTimeout(clock);
  ends.forEach(({ code, said }) => code !== 0 && failures.push(`${scenario}: a bot ended with ${code}: ${said}`));
  return { scenario, battle, watchers };
}

/** The figures of a program of this folder, in order. */
async function figures(what, program, ...words) {
  const { code, out } = await runProgram(join("tests/projector", program), ...words);
  const said = /^figures: (.*)$/m.exec(out)?.[1];
  if (code !== 0 || !said) failures.push(`${what}: ${program} ended with ${code}: ${out.slice(0, 2000)}`);
  return (said ?? "").match(/\d+/g)?.map(Number) ?? [0, 0, 0];
}

async function print(what, data, battle, role, file) {
  const { code, out } = await run(what, data, battle.id, "--as", role);
  if (code !== 0) failures.push(`ordercap ${what} ended with ${code}: ${out.slice(0, 2000)}`);
  writeFileSync(file, out);
}

async function project(data, { scenario, battle, watchers }) {
  for (const { role, lines } of watchers) {
    const [ledger, views, sent] = ["ledger", "views", "sent"].map((name) => join(data, `${battle.id}.${role}.${name}`));
    await print("ledger", data, battle, role, ledger);
    await print("views", data, battle, role, views);
    writeFileSync(sent, lines.map((line) => `${line}\n`).join(""));
    const what = `${scenario}, ${role}`;
    const [shown, bytes, releases] = await figures(`${what}, out of the journal`, "project.py", ledger, views);
    const [heard] = await figures(`${what}, over the socket`, "project.py", ledger, sent);
    const [noticed] = await figures(`${what}, spoiled`, "control.py", ledger, views, spoiled);
    ++sums.ledgers;
    sums.releases += releases;
    sums.views += shown;
    sums.bytes += bytes;
    sums.sent += heard;
    sums.noticed += noticed;
  }
}

const data = newFolder();
const server = await serve(data, "127.0.0.1:0", ["--test-seed", "projector"]);
const played = [];
for (const scenario of scenarios) played.push(await play(server, scenario));
const end = await stop(server);
if (end.code !== 0) failures.push(`the server ended with ${end.code ?? end.signal}: ${server.said()}`);
await Promise.all(played.flatMap(({ watchers }) => watchers.map((one) => one.closed)));
for (const battle of played) await project(data, battle);
rmSync(data, { recursive: true });
for (const failure of failures) console.error(failure);
console.log(
  `figures: ${played.length} battles, ${sums.ledgers} ledgers: ${sums.releases} releases make ${sums.views} views of ${sums.bytes} bytes, ` +
    `${sums.sent} of them as sent over the socket, ${sums.noticed} spoiled ledgers noticed, ${failures.length} failures`,
);
process.exit(failures.length === 0 && sums.views > 0 && sums.sent > 0 ? 0 : 1);
