// tests/authority/authority.table once more, by the real socket: what every seat is answered when it asks every command of a
// thing that nobody has, in every step that somebody decides in.
import { cpSync, copyFileSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { examples } from "./hostile_messages.mjs";
import { frame, kText, RawSocket } from "./raw_socket.mjs";
import { newBattle, newFolder, serve, sleep, stop } from "./server.mjs";

const kOfTheTable = ["referee_only", "not_a_side", "not_deciding", "leaders_own", "battle_over"];
const kOfOneSocket = 25;
const kMostSteps = 60;
const kOfTheRoom = { take_over_companies: "player_present" }; // asked before the battle is
const kAllowed = new Set(["referee set_option"]); // the example's option there is, the table's not

/** {command, actor, step} -> what the table says of a thing that nobody has. */
const rows = readFileSync("tests/authority/authority.table", "utf8").trim().split("\n").map((line) => line.split(" | "));
function told(command, actor, step) {
  const row = rows.find(([name, whose, who]) => name === command && whose.split(" ").includes("none") && who.split(" ").includes(actor));
  const parts = row[3].split("; ");
  const named = parts.find((part) => part.includes(":") && part.split(": ")[1].split(" ").includes(step));
  return named ? named.split(":")[0] : parts.at(-1).replace(/^(otherwise|always) /, "");
}

const commands = new Map();
for (const { message } of examples)
  if (message.command && !commands.has(message.command.do))
    commands.set(message.command.do, JSON.stringify(message.command).replace(/"m\d{6}"/g, '"nobody"').replace(/"([scfodmp])[1-9]\d*"/g, '"$160000"'));

const data = newFolder();
const db = join(data, "db");
cpSync("db", db, { recursive: true });
copyFileSync("tests/playthroughs/scenarios/two-players.json", join(db, "scenarios", "two-players.json"));
const server = await serve(join(data, "kept"), "127.0.0.1:0", ["--db", db]);
const battle = await newBattle(server.url, "two-players");
const sit = (role) => RawSocket.sit(server.url, battle.id, battle.token(role));
const failures = [];
const steps = new Set();
let cells = 0;
let number = 0;

async function ask(socket, command) {
  const id = `a-${++number}`;
  socket.write(frame(kText, `{"type":"command","cmd_id":"${id}","command":${command}}`));
  for (;;) {
    const heard = await socket.next();
    if (heard.cmd_id === id) return heard.ok ? "ok" : heard.code;
    if (heard.closed !== undefined) return `closed ${heard.closed}`;
  }
}

/** In the table Blue is Side A. */
const other = { _a: "_b", _b: "_a" };
const stepOfTable = ({ step, side_a: sideA }) =>
  sideA === "red" ? step.replace(/_[ab]$/, (letter) => other[letter]).replace(/^side(_[ab])/, (_, letter) => `side${other[letter]}`) : step;

/** What the table allows is left alone: it would change the battle. */
async function askAll(role, step) {
  let socket;
  let asked = 0;
  for (const [name, command] of commands) {
    const expected = role === "public" ? "spectators_watch" : told(name, role, step);
    if (expected === "ok" || kAllowed.has(`${role} ${name}`)) continue;
    if (asked++ % kOfOneSocket === 0) {
      socket?.leave();
      socket = await sit(role);
    }
    const answer = await ask(socket, command);
    const fixed = role === "public" || kOfTheTable.includes(expected);
    const good = answer === kOfTheRoom[name] || (fixed ? answer === expected : answer !== "ok" && answer !== "malformed" && !kOfTheTable.includes(answer));
    if (!good) failures.push(`${role} ${name} in ${step}: ${expected} was expected, not ${answer}`);
    ++cells;
  }
  socket?.leave();
}

const stranger = await RawSocket.sit(server.url, battle.id, "x".repeat(32)).catch((error) => error.message);
if (!/no_seat/.test(stranger)) failures.push(`a stranger was not refused: ${stranger}`);
const second = await sit("blue2");
await ask(second, '{"do":"take_up_companies"}');
for (let i = 0; i < kMostSteps; ++i) {
  const referee = new RawSocket(server.url, battle.id);
  await referee.next();
  referee.send(JSON.stringify({ type: "hello", protocol: 1, token: battle.token("referee") }));
  const { view } = await referee.next();
  const { step } = view.battle;
  if (!steps.has(step)) for (const role of ["blue", "blue2", "red", "referee", "public"]) await askAll(role, stepOfTable(view.battle));
  steps.add(step);
  const ends = step === "orders" && steps.size > 12 ? '{"do":"end_battle","reason":"enough"}' : '{"do":"end_step","reason":"on"}';
  if (step !== "battle_over") await ask(referee, ends);
  referee.leave();
  if (step === "battle_over") break;
  await sleep(10);
}
second.leave();
const end = await stop(server);
if (end.code !== 0) failures.push(`the server ended with ${end.code ?? end.signal}: ${server.said()}`);
rmSync(data, { recursive: true });
for (const failure of failures.slice(0, 40)) console.error(failure);
console.log(`figures: ${cells} cells in ${steps.size} steps, ${failures.length} failures`);
process.exit(failures.length === 0 && steps.has("battle_over") ? 0 : 1);
