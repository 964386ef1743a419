// A WebSocket written by hand, so that it can break the rules of RFC 6455.
import { randomBytes } from "node:crypto";
import { connect } from "node:net";

export const kText = 1;
export const kBinary = 2;
export const kClose = 8;
export const kPing = 9;
export const kPong = 10;

const kPatience = Number(process.env.PATIENCE ?? 20_000);

function lengthBytes(size, form) {
  const bytes = form === 64 ? Buffer.alloc(8) : form === 16 ? Buffer.alloc(2) : Buffer.alloc(0);
  if (form === 64) bytes.writeBigUInt64BE(BigInt(size));
  if (form === 16) bytes.writeUInt16BE(Number(size));
  return bytes;
}

/** One frame; `length`, `form`, `rsv`, `mask` and `fin` may be anything. */
export function frame(opcode, payload = "", { fin = true, rsv = 0, mask = true, length, form } = {}) {
  const body = Buffer.from(payload);
  const size = length ?? body.length;
  const shape = form ?? (size > 65535 ? 64 : size > 125 ? 16 : 7);
  const second = shape === 64 ? 127 : shape === 16 ? 126 : Number(size);
  const head = Buffer.from([(fin ? 0x80 : 0) | (rsv << 4) | opcode, (mask ? 0x80 : 0) | second]);
  if (!mask) return Buffer.concat([head, lengthBytes(size, shape), body]);
  const key = randomBytes(4);
  const masked = Buffer.from(body.map((byte, i) => byte ^ key[i % 4]));
  return Buffer.concat([head, lengthBytes(size, shape), key, masked]);
}

/** Takes whole frames of a server off the front of `bytes`. */
export function readFrame(bytes) {
  if (bytes.length < 2) return undefined;
  let size = bytes[1] & 0x7f;
  let at = 2;
  if (size === 126) [size, at] = bytes.length < 4 ? [Infinity, 4] : [bytes.readUInt16BE(2), 4];
  else if (size === 127) [size, at] = bytes.length < 10 ? [Infinity, 10] : [Number(bytes.readBigUInt64BE(2)), 10];
  if (bytes.length < at + size) return undefined;
  return { opcode: bytes[0] & 0x0f, payload: bytes.subarray(at, at + size), rest: bytes.subarray(at + size) };
}

const within = (promise, what) => {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took over ${kPatience} ms`)), kPatience);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

/** Sends these bytes and resolves to all that came back until the server closed. */
export function exchange(url, bytes, { end = false } = {}) {
  const { hostname, port } = new URL(url);
  const answer = new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => (end ? socket.end(bytes) : socket.write(bytes)));
    const chunks = [];
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", () => {});
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
  });
  return within(answer, "an answer to a request");
}

export class RawSocket {
  heard = []; // that it is open, JSON of each text, {pong}, and at last {closed: code}
  #waiting = [];
  #bytes = Buffer.alloc(0);
  #upgraded = false;

  /** A seat that has said hello and was shown its view. */
  static async sit(url, battle, token) {
    const socket = new RawSocket(url, battle);
    await socket.next(); // the door is open
    socket.send(JSON.stringify({ type: "hello", protocol: 1, token }));
    const first = await socket.next();
    if (first.type !== "view") throw new Error(`no view but ${JSON.stringify(first).slice(0, 200)}`);
    socket.n = first.n;
    return socket;
  }

  constructor(url, battle) {
    const { hostname, port, host } = new URL(url);
    this.socket = connect(Number(port), hostname);
    this.socket.setNoDelay(true);
    this.socket.write(
      `GET /ws/${battle} HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nUpgrade: websocket\r\n` +
        `Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\n\r\n`,
    );
    this.socket.on("data", (chunk) => this.#take(chunk));
    this.socket.on("error", () => {});
    this.socket.on("close", () => this.#hear({ closed: 0 }));
  }

  #take(chunk) {
    this.#bytes = Buffer.concat([this.#bytes, chunk]);
    if (!this.#upgraded) {
      const end = this.#bytes.indexOf("\r\n\r\n");
      if (end < 0) return;
      this.#upgraded = true;
      this.#bytes = this.#bytes.subarray(end + 4);
      this.#hear({ type: "open" });
    }
    for (let one = readFrame(this.#bytes); one; one = readFrame(this.#bytes)) {
      this.#bytes = one.rest;
      if (one.opcode === kText) this.#hear(JSON.parse(one.payload.toString("utf8")));
      else if (one.opcode === kPong) this.#hear({ pong: one.payload.length });
      else if (one.opcode === kPing) this.socket.write(frame(kPong, one.payload));
      else if (one.opcode === kClose) this.#hear({ closed: one.payload.length < 2 ? 1005 : one.payload.readUInt16BE(0) });
    }
  }

  #hear(message) {
    if (this.over) return;
    this.over = message.closed !== undefined;
    const waiting = this.#waiting.shift();
    if (waiting) waiting(message);
    else this.heard.push(message);
  }

  write(bytes) {
    this.socket.write(bytes);
  }
  send(text) {
    this.write(frame(kText, text));
  }
  /** The next that is heard, or heard already. */
  next() {
    if (this.heard.length > 0) return Promise.resolve(this.heard.shift());
    if (this.over) return Promise.resolve({ closed: 0 });
    return within(new Promise((resolve) => this.#waiting.push(resolve)), "a message of the server");
  }
  leave() {
    this.socket.destroy();
  }
}
