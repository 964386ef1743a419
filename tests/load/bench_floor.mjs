// What is below every command: the cheapest one that is kept on the disk, and a plain room that only echoes.
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { newBattle } from "./server.mjs";

const seconds = 4;

/** One client, a message after the other, each when the one before is answered; `next(i)` is the message, `isAnswer` knows the answer. */
function ask(url, hello, next, isAnswer, more = {}) {
  const socket = new WebSocket(url, more);
  let answers = 0;
  return new Promise((resolve, reject) => {
    const ends = Date.now() + seconds * 1000;
    const on = () => (Date.now() < ends ? socket.send(next(++answers)) : (socket.close(), resolve(answers)));
    socket.onopen = () => (hello ? socket.send(hello) : on());
    socket.onmessage = ({ data }) => {
      const kind = JSON.parse(data).type;
      if (kind === "refused" || kind === "error") reject(new Error(data));
      if (kind === "view" || isAnswer(kind)) on();
    };
    socket.onerror = () => reject(new Error("no connection"));
  });
}

/** The referee pauses and lets go on: played, kept, told to everybody. */
export async function cheapest(server, cpuOf) {
  const battle = await newBattle(server.url, "tutorial");
  const cpu = cpuOf(server.child.pid);
  const answers = await ask(
    `${server.url.replace("http", "ws")}/ws/${battle.id}`,
    JSON.stringify({ type: "hello", protocol: 1, token: battle.token("referee") }),
    (i) => JSON.stringify({ type: "command", cmd_id: `c${i}`, command: { do: i % 2 ? "pause" : "resume", reason: "measured" } }),
    (kind) => kind === "answer",
    { headers: { origin: server.url } },
  );
  const used = cpuOf(server.child.pid) - cpu;
  return `now: the cheapest command that is kept: ${(answers / used).toFixed(0)} a CPU second, ${(answers / seconds).toFixed(0)} a second`;
}

/** A room of `ws` for three that sends what it hears to all of them: no rules, no disk, no fog. */
export async function echoRoom(cpuOf) {
  const room = spawn(process.execPath, [fileURLToPath(import.meta.url), "room"], { stdio: ["ignore", "pipe", "inherit"] });
  const port = await new Promise((resolve) => room.stdout.once("data", (bytes) => resolve(Number(bytes))));
  const others = await Promise.all(
    [1, 2].map(() => new Promise((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`);
      socket.onopen = () => resolve(socket);
    })),
  );
  const cpu = cpuOf(room.pid);
  const text = JSON.stringify({ type: "update", patch: "x".repeat(300) });
  const answers = await ask(`ws://127.0.0.1:${port}`, undefined, () => text, (kind) => kind === "update");
  const used = cpuOf(room.pid) - cpu;
  for (const socket of others) socket.close();
  room.kill();
  return `ws:  a room that only echoes to three: ${(answers / used).toFixed(0)} messages a CPU second, ${(answers / seconds).toFixed(0)} a second`;
}

if (process.argv[2] === "room") {
  const { WebSocketServer } = createRequire(new URL("../../web/package.json", import.meta.url))("ws");
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" }, () => console.log(server.address().port));
  server.on("connection", (socket) =>
    socket.on("message", (bytes) => server.clients.forEach((one) => one.send(String(bytes)))),
  );
}
