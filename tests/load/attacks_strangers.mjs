// The strangers of attacks.mjs, in a process of their own: from ten addresses they ask one server as fast as it answers.
//   fork(…, [attack]): hears {targets}, says "ready"; hears {begin, seconds}, says what was sent and how it was answered.
import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { frame, kClose, kPing, kPong, kText, readFrame } from "./raw_socket.mjs";

export const kAddresses = Array.from({ length: 10 }, (_, i) => `203.0.113.${String(i + 1)}`);
const kOfAnAddress = 20; // requests in flight
const kRight = 5; // of them by whom right links are opened
const kRest = 20; // milliseconds, where the door was shut

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const word = () => randomBytes(16).toString("hex").slice(0, 26);

/** One connection of a stranger: a request, its answer, the next. */
class Line {
  #bytes = Buffer.alloc(0);
  #left; // bytes of the body that is being read

  constructor(target, address) {
    this.target = target;
    this.address = address;
  }

  #open() {
    const { hostname, port } = new URL(this.target.url);
    const socket = connect(Number(port), hostname);
    socket.setNoDelay(true);
    socket.on("error", () => {});
    socket.on("data", (chunk) => this.#take(chunk));
    socket.on("close", () => {
      if (this.socket !== socket) return;
      this.socket = undefined;
      this.#left = undefined;
      this.#bytes = Buffer.alloc(0);
      this.answered?.({ status: 0, text: "" });
    });
    this.socket = socket;
  }

  /** Of long answers nothing is kept. */
  #take(chunk) {
    let rest = chunk;
    if (this.#left === undefined) {
      this.#bytes = Buffer.concat([this.#bytes, chunk]);
      const end = this.#bytes.indexOf("\r\n\r\n");
      if (end < 0) return;
      const head = this.#bytes.subarray(0, end).toString("latin1");
      rest = this.#bytes.subarray(end + 4);
      this.status = Number(head.slice(9, 12));
      this.#left = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
      this.#bytes = Buffer.alloc(0);
    }
    this.#left -= rest.length;
    if (this.#bytes.length + rest.length < 8192) this.#bytes = Buffer.concat([this.#bytes, rest]);
    if (this.#left > 0) return;
    const text = this.#bytes.toString();
    this.#left = undefined;
    this.#bytes = Buffer.alloc(0);
    this.answered({ status: this.status, text });
  }

  ask(path, body) {
    if (!this.socket) this.#open();
    const { host } = new URL(this.target.url);
    const json = body === undefined ? "" : JSON.stringify(body);
    const size = body === undefined ? "" : `Content-Length: ${String(json.length)}\r\n`;
    const method = body === undefined ? "GET" : "POST";
    return new Promise((resolve) => {
      this.answered = resolve;
      this.socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${this.address}\r\n${size}\r\n${json}`);
    });
  }

  leave() {
    this.socket?.destroy();
  }
}

/** A seat of a battle in which everything is open, who asks to see it as others do; once more whenever he was answered. */
function look({ url, arena }, address, role, audiences, sums) {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  let [bytes, open, asked] = [Buffer.alloc(0), false, 0];
  const send = (message) => socket.write(frame(kText, JSON.stringify(message)));
  const ask = () => {
    sums.sent += 1;
    send({ type: "view_as", audience: audiences[asked++ % audiences.length] });
  };
  const hear = (text) => {
    if (text.includes('"type":"view"')) sums.count("sat down");
    else if (text.includes('"type":"seen_as"')) sums.count("seen");
    else return;
    ask();
  };
  const take = (chunk) => {
    bytes = Buffer.concat([bytes, chunk]);
    const end = open ? -4 : bytes.indexOf("\r\n\r\n");
    if (!open && end < 0) return;
    if (!open) send({ type: "hello", protocol: 1, token: role === "public" ? role : arena.tokens[role] });
    bytes = open ? bytes : bytes.subarray(end + 4);
    open = true;
    for (let one = readFrame(bytes); one; one = readFrame(bytes)) {
      bytes = one.rest;
      if (one.opcode === kText) hear(one.payload.subarray(0, 120).toString("latin1"));
      if (one.opcode === kPing) socket.write(frame(kPong, one.payload));
      if (one.opcode === kClose) sums.count(`cut ${String(one.payload.readUInt16BE(0))}`);
      if (one.opcode === kClose) socket.destroy();
    }
  };
  socket.setNoDelay(true);
  socket.on("error", () => {});
  socket.on("data", take);
  socket.write(
    `GET /ws/${arena.id} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${url}\r\nX-Forwarded-For: ${address}\r\nUpgrade: websocket\r\n` +
      `Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\n\r\n`,
  );
  return { over: new Promise((resolve) => socket.on("close", () => resolve(asked))), leave: () => socket.destroy() };
}

/** So many sockets of each address, in the same seat; whoever is cut comes back at once. */
const viewers = (ofAnAddress, role, audiences) => ({
  who: (target, sums) =>
    kAddresses.flatMap((address) =>
      Array.from({ length: ofAnAddress }, () => {
        let socket;
        const act = async () => {
          socket = look(target, address, role, audiences, sums);
          if ((await socket.over) === 0) await sleep(kRest);
        };
        return { act, leave: () => socket?.leave() };
      }),
    ),
});

/** So many lines of each address; `act(line, i)` is one request. */
const askers = (act, prepare = async () => {}) => ({
  prepare,
  who: (target, sums) =>
    kAddresses.flatMap((address) =>
      Array.from({ length: kOfAnAddress }, (_, i) => {
        const line = new Line(target, address);
        const once = async () => {
          sums.sent += 1;
          const { status } = await act(line, i);
          sums.count(status);
          if (status === 0) await sleep(kRest);
        };
        return { act: once, leave: () => line.leave() };
      }),
    ),
});

const ownOf = (line, i) => line.target.own.get(`${line.address} ${String(i)}`);

/** The referee of a battle of his own gives a seat anew, and opens its link. */
async function openRight(line, own) {
  const at = `/api/battles/${own.id}`;
  if (own.link) {
    const answer = await line.ask(`${at}/seats`, { token: own.link, key: word() });
    if (answer.status === 201) own.link = undefined;
    return answer;
  }
  const answer = await line.ask(`${at}/renewals`, { key: own.referee, role: "blue" });
  if (answer.status === 201) own.link = JSON.parse(answer.text).token;
  return answer;
}
const redeem = (line, i) =>
  i < kRight ? openRight(line, ownOf(line, i)) : line.ask(`/api/battles/${line.target.arena.id}/seats`, { token: word(), key: word() });

/** Battles of the strangers, whose links they may open. */
async function makeOwn(target) {
  target.own = new Map();
  for (const address of kAddresses) {
    const line = new Line(target, address);
    for (let i = 0; i < kRight; ++i) {
      const { status, text } = await line.ask("/api/battles", { scenario: "tutorial", options: {} });
      if (status !== 201) throw new Error(`a stranger made no battle: ${String(status)} ${text}`);
      const { battle, seats } = JSON.parse(text);
      target.own.set(`${address} ${String(i)}`, { id: battle, referee: seats.find(({ role }) => role === "referee").token });
    }
    line.leave();
  }
}

/** Lists, and whatever else is looked up. */
const listsOf = ({ arena }) => [
  ...["/api/battles", "/api/scenarios", "/api/equipment", "/api/rules", "/api/campaigns", "/api/scenarios/demo"],
  ...[`/api/battles/${arena.id}`, `/api/battles/${arena.id}/told/public`],
];
/** Pages, and all that belongs to them, whole. */
const pagesOf = ({ arena }) => [
  ...["/", `/battle/${arena.id}`, "/screenshot.png"],
  ...readdirSync("web/dist/assets")
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => `/assets/${name}`),
];
let got = 0;
/** Half of the lines look things up, half of them fetch pages. */
const get = (line, i) => {
  line.paths ??= i % 2 ? listsOf(line.target) : pagesOf(line.target);
  return line.ask(line.paths[got++ % line.paths.length]);
};

export const attacks = {
  view_as: viewers(1, "referee", ["blue", "red", "public"]),
  view_as_of_many: viewers(kOfAnAddress, "public", ["blue", "red", "referee"]),
  redeem: askers(redeem, makeOwn),
  dice: askers((line) => line.ask(`/api/battles/${line.target.arena.id}/dice`)),
  get: askers(get),
};

/** Everybody asks until the time is over. */
async function attack({ who }, target, seconds) {
  const sums = { sent: 0, statuses: {}, count: (status) => (sums.statuses[status] = (sums.statuses[status] ?? 0) + 1) };
  const strangers = who(target, sums);
  let goesOn = true;
  const all = strangers.map(async ({ act }) => {
    while (goesOn) await act();
  });
  await sleep(seconds * 1000);
  goesOn = false;
  const { sent, statuses } = structuredClone({ ...sums, count: undefined });
  for (const { leave } of strangers) leave();
  await Promise.all(all);
  return { sent, statuses };
}

if (process.argv[1].endsWith("attacks_strangers.mjs")) {
  const chosen = attacks[process.argv[2]];
  let targets = [];
  process.on("disconnect", () => process.exit(0));
  process.on("message", async (message) => {
    if (message.targets) {
      targets = message.targets;
      for (const target of targets) await chosen.prepare?.(target);
      process.send("ready");
    } else process.send(await attack(chosen, targets[message.begin], message.seconds));
  });
}
