// Starts and ends a server and bots for the load and crash tests. Everything is bounded in time.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const program = process.env.ORDERCAP ?? "build/release/ordercap";

export const newFolder = () => mkdtempSync(join(tmpdir(), "ordercap-"));

const deadline = (ms, what) =>
  new Promise((_, reject) => setTimeout(() => reject(new Error(`${what} took over ${ms} ms`)), ms).unref());

const childrenOf = (pid) => readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(/\s+/).filter(Boolean).map(Number);

/** A server that is ready: its url, and its process; `under` is a program that watches it, `name` another ordercap. */
export async function serve(data, listen = "127.0.0.1:0", more = [], under = [], input = "ignore", name = program) {
  const started = Date.now();
  const words = [...under, name, "serve", "--listen", listen, "--data", data, "--web", "web/dist", "--reusable-links", ...more];
  const child = spawn(words[0], words.slice(1), { stdio: [input, "pipe", "pipe"] });
  let said = "";
  const ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve({ code, signal })));
  const ready = new Promise((resolve, reject) => {
    child.stdout.on("data", (bytes) => {
      said += bytes;
      if (/^ready$/m.test(said)) resolve();
    });
    child.stderr.on("data", (bytes) => (said += bytes));
    ended.then(() => reject(new Error(`the server ended: ${said}`)));
  });
  await Promise.race([ready, deadline(60000, "starting the server")]);
  const url = /^listening on (\S+)$/m.exec(said)[1];
  const pids = () => (child.exitCode ?? child.signalCode) === null ? (under.length > 0 ? childrenOf(child.pid) : [child.pid]) : [];
  return { url, child, ended, pids, said: () => said, readyAfter: Date.now() - started };
}

export async function stop(server, signal = "SIGTERM") {
  for (const pid of server.pids()) process.kill(pid, signal);
  return Promise.race([server.ended, deadline(30000, "ending the server")]);
}

/** Who watches looks on by a socket, at once, unless the options say otherwise. */
export async function newBattle(url, scenario = "demo", options = {}, bot = undefined) {
  const body = JSON.stringify({ scenario, options: { spectator_delay: "none", ...options }, bot });
  const response = await fetch(`${url}/api/battles`, { method: "POST", body });
  if (response.status !== 201) throw new Error(`POST /api/battles: ${response.status} ${await response.text()}`);
  const made = await response.json();
  return { id: made.battle, maker: made.maker_key, roles: made.seats.map((seat) => seat.role), token: (role) => made.seats.find((seat) => seat.role === role).token };
}

/** A bot process; `done` resolves to its exit code and what it printed. */
export function bot(url, battle, role, more = []) {
  const child = spawn(program, ["bot", "--url", url, "--battle", battle.id, "--token", battle.token(role), ...more]);
  let said = "";
  child.stdout.on("data", (bytes) => (said += bytes));
  child.stderr.on("data", (bytes) => (said += bytes));
  const done = new Promise((resolve) => child.once("close", (code) => resolve({ code, said: said.trim() })));
  return { child, done };
}

/** Runs a subcommand to its end. */
export const run = (...words) => runProgram(program, ...words);
export function runProgram(name, ...words) {
  return new Promise((resolve) => {
    const child = spawn(name, words);
    let out = "";
    child.stdout.setEncoding("utf8"); // a letter may come in two pieces
    child.stderr.setEncoding("utf8");
    child.stdout.on("data", (bytes) => (out += bytes));
    child.stderr.on("data", (bytes) => (out += bytes));
    child.once("close", (code) => resolve({ code, out }));
  });
}

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a seat is shown first. */
export function firstView(url, battle, role) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws/${battle.id}`, { headers: { origin: url } });
  const shown = new Promise((resolve, reject) => {
    socket.onopen = () =>
      socket.send(JSON.stringify({ type: "hello", protocol: 1, token: battle.token(role) }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "view") resolve(message.view);
      if (message.type === "error") reject(new Error(data));
    };
    socket.onerror = () => reject(new Error("no connection"));
  });
  return Promise.race([shown, deadline(10000, "a first view")]).finally(() => socket.close());
}
