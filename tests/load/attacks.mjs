// Strangers do not slow a battle: ten addresses ask one server as fast as it answers, in one way after the other, while a battle is played
// there and, by the same commands at the same time, on another server that nobody asks. Half of the rounds the same strangers ask a third
// server in which nobody plays: what that does to both is the noise of this machine.
//   node --experimental-websocket tests/load/attacks.mjs [seconds of a round] [rounds] [attack ...]    default: 60 3, all: half an hour
// An attack holds when the median over its rounds of p99 attacked / p99 control is at most 1.2, and both have 1000 commands.
import { fork } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { attacks } from "./attacks_strangers.mjs";
import { bot, newBattle, newFolder, serve, sleep, stop } from "./server.mjs";

const seconds = Number(process.argv[2] ?? 60);
const rounds = Number(process.argv[3] ?? 3);
const chosen = process.argv.length > 4 ? process.argv.slice(4) : Object.keys(attacks);
const kBar = 1.2;
const kEvery = 25; // milliseconds from a command to the next
const kLeast = 1000; // commands
const kPatience = 20_000;
const kOptions = ["--proxy", "127.0.0.1", "--test-seed", "attacked"];
const kPlayer = "198.51.100.7"; // none of the strangers
const strangers = fileURLToPath(new URL("attacks_strangers.mjs", import.meta.url));

const at = (times, share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Infinity;
const median = (numbers) => at(numbers, 0.5);
const within = (promise, ms, what) => {
  let timer;
  const late = new Promise((_, reject) => (timer = setTimeout(() => reject(new Error(`${what} took over ${String(ms)} ms`)), ms)));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};
const cpuOf = (pid) => {
  const fields = readFileSync(`/proc/${String(pid)}/stat`, "utf8")
    .split(") ")[1]
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

/** A server with a battle that two bots have played to its end, in which everything is open; started anew, so that every audience sleeps. */
async function withArena(data) {
  const first = await serve(data, "127.0.0.1:0", kOptions);
  const battle = await newBattle(first.url);
  await Promise.all(["blue", "red"].map((role, i) => bot(first.url, battle, role, ["--seed", String(i + 1)]).done));
  await stop(first);
  const server = await serve(data, "127.0.0.1:0", kOptions);
  const tokens = Object.fromEntries(battle.roles.map((role) => [role, battle.token(role)]));
  return { ...server, data, arena: { id: battle.id, tokens } };
}

let number = 0;
/** A seat by whom commands are sent; `waits` has what is to be called for each answer. */
async function sit(url, battle, role) {
  const headers = { origin: url, "x-forwarded-for": kPlayer };
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws/${battle.id}`, { headers });
  const waits = new Map();
  const seated = new Promise((resolve) => {
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1, token: battle.token(role) }));
    socket.onmessage = ({ data }) => {
      const now = performance.now();
      const message = JSON.parse(data);
      if (message.type === "view") resolve(message.view);
      waits.get(message.cmd_id)?.(message, now);
    };
  });
  const send = (command) => {
    const cmd_id = `${role}-${String(++number)}`;
    const begun = performance.now();
    socket.send(JSON.stringify({ type: "command", cmd_id, command }));
    return new Promise((resolve, reject) =>
      waits.set(
        cmd_id,
        (answer, now) => (waits.delete(cmd_id), answer.ok ? resolve(now - begun) : reject(new Error(JSON.stringify(answer)))),
      ),
    );
  };
  return { view: await within(seated, kPatience, "sitting down"), send, leave: () => socket.close() };
}

/** A battle in which Blue gives an order and takes it back, again and again. */
async function play({ url }) {
  const battle = await newBattle(url, "demo", { dice_audit: "false" });
  const deploying = await Promise.all(["blue", "red"].map((role) => sit(url, battle, role)));
  for (const seat of deploying) await within(seat.send({ do: "commit" }), kPatience, "a commit");
  for (const seat of deploying) seat.leave();
  const blue = await sit(url, battle, "blue");
  const { issuer, spots } = Object.values(blue.view.choices.orders)[0];
  let placed = 0;
  let isPlaced = false;
  /** How long until it was answered. */
  const next = () => {
    isPlaced = !isPlaced;
    if (!isPlaced) return blue.send({ do: "withdraw_order", order: `o${String(placed)}` });
    placed += 1;
    return blue.send({ do: "place_order", issuer, chit: "hold", marker: spots[0].marker });
  };
  return { next, leave: blue.leave };
}

/** The same commands at the same pace in all battles, by turns, whatever is still to be answered. */
async function measure(battles, wholeSeconds) {
  const answers = battles.map(() => []);
  const begun = performance.now();
  for (let i = 0; i < (wholeSeconds * 1000) / kEvery; ++i)
    for (let turn = 0; turn < battles.length; ++turn) {
      const due = begun + (i + turn / battles.length) * kEvery;
      const early = due - performance.now();
      if (early > 0) await sleep(early);
      const which = (turn + i) % battles.length; // nobody is always the first
      const answer = battles[which].next();
      answer.catch(() => {}); // whoever waits for all of them hears of it
      answers[which].push(answer);
    }
  return within(Promise.all(answers.map((one) => Promise.all(one))), kPatience + wholeSeconds * 1000, "the last answer");
}

const heard = (child) =>
  new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once("exit", () => reject(new Error("the strangers ended")));
  });

/** The strangers ask that server while both battles are played. */
async function round(child, target, battles, servers) {
  const before = servers.map(({ child: { pid } }) => cpuOf(pid));
  child.send({ begin: target, seconds });
  const [told, times] = await Promise.all([heard(child), measure(battles, seconds)]);
  const cpu = servers.map(({ child: { pid } }, i) => (cpuOf(pid) - before[i]) / seconds);
  const [attacked, control] = times;
  return { ...told, attacked, control, cpu, ratio: at(attacked, 0.99) / at(control, 0.99) };
}

const isRefusal = (status) => status === "429" || status.startsWith("cut");
const isNoAnswer = (status) => isRefusal(status) || status === "0" || status === "sat down";
const perSecond = (all, holds) =>
  all.flatMap(({ statuses }) => Object.entries(statuses)).reduce((sum, [status, n]) => sum + (holds(status) ? n : 0), 0) /
  (seconds * all.length);
const told = (times) => `p50 ${at(times, 0.5).toFixed(2)} p99 ${at(times, 0.99).toFixed(2)} ms`;
const short = (numbers) => numbers.map((one) => one.toFixed(2)).join(" ");

function report(name, all, idle) {
  const [attacked, control] = ["attacked", "control"].map((who) => all.flatMap((one) => one[who]));
  const ratio = median(all.map((one) => one.ratio));
  const isEnough = Math.min(attacked.length, control.length) >= kLeast;
  const holds = ratio <= kBar && isEnough;
  const kinds = [...new Set(all.flatMap(({ statuses }) => Object.keys(statuses)))].map(
    (kind) => `${kind}: ${perSecond(all, (one) => one === kind).toFixed(1)}`,
  );
  const sent = all.reduce((sum, one) => sum + one.sent, 0) / (seconds * all.length);
  console.log(
    `${holds ? "ok  " : "FAIL"} ${name}: ${sent.toFixed(0)} sent a second, ${perSecond(all, (status) => !isNoAnswer(status)).toFixed(0)} answered, ` +
      `${perSecond(all, isRefusal).toFixed(0)} refused (${kinds.join(", ")}); attacked ${told(attacked)}, control ${told(control)}, ` +
      `ratio ${ratio.toFixed(2)} (${short(all.map((one) => one.ratio))}), with a third attacked ${short(idle.map((one) => one.ratio))}; ` +
      `CPU ${short([0, 1].map((i) => median(all.map(({ cpu }) => cpu[i]))))}; ${String(attacked.length)} commands${isEnough ? "" : ", too few"}; load ${loadavg()[0].toFixed(1)}`,
  );
  return holds;
}

async function holdsAgainst(name, servers) {
  const battles = await Promise.all(servers.slice(0, 2).map(play));
  const child = fork(strangers, [name]);
  try {
    const ready = heard(child);
    child.send({ targets: servers.map(({ url, arena }) => ({ url, arena })) });
    await within(ready, kPatience, "the strangers' preparations");
    const [all, idle] = [[], []];
    await measure(battles, 2); // once through everything
    for (let i = 0; i < rounds; ++i) {
      all.push(await round(child, 0, battles, servers));
      idle.push(await round(child, 2, battles, servers));
    }
    return report(name, all, idle);
  } finally {
    child.kill();
    for (const battle of battles) battle.leave();
  }
}

const wrong = chosen.find((name) => !attacks[name]);
if (wrong) throw new Error(`no attack is ${wrong}, but ${Object.keys(attacks).join(", ")}`);
const folders = Array.from({ length: 3 }, newFolder);
const servers = [];
let missed = 0;
const giveUp = (signal) => {
  console.error(`ended by ${signal} before all attacks were measured`);
  for (const { child } of servers) child.kill("SIGKILL");
  for (const data of folders) rmSync(data, { recursive: true, force: true });
  process.exit(2);
};
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, giveUp);
try {
  for (const data of folders) servers.push(await withArena(data));
  for (const name of chosen) missed += (await holdsAgainst(name, servers)) ? 0 : 1;
} finally {
  for (const server of servers) await stop(server);
  for (const data of folders) rmSync(data, { recursive: true, force: true });
}
console.log(
  `figures: ${String(chosen.length - missed)} of ${String(chosen.length)} attacks leave the other battle's p99 within ${String(kBar)} times the control's`,
);
process.exit(missed === 0 ? 0 : 1);
