// One connection of a seat: keeps the frames as they were sent, and the view that they make.
import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { frame, kClose, kPing, kPong, kText, readFrame } from "../load/raw_socket.mjs";
import { parsed } from "./same.mjs";

const kPatience = Number(process.env.PATIENCE ?? 20_000);

/** RFC 7396. */
function patched(target, patch) {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
  const merged = target !== null && typeof target === "object" && !Array.isArray(target) ? target : {};
  for (const [key, value] of Object.entries(patch))
    if (value === null) delete merged[key];
    else merged[key] = patched(merged[key], value);
  return merged;
}

export class Line {
  frames = []; // texts as sent, closings as "closed CODE", since they were taken last
  view = undefined;
  n = 0;
  shown = 0; // so often it was told who is there
  views = undefined; // all that it was shown, when these are kept
  #bytes = Buffer.alloc(0);
  #upgraded = false;
  #waiting = [];
  #head = "";

  /** `follows`: it makes the view of what it hears. */
  static async open(url, battle, follows) {
    const line = new Line(url, battle, follows);
    await line.until((text) => text.startsWith("HTTP/"), "an upgrade");
    return line;
  }

  constructor(url, battle, follows) {
    const { hostname, port, host } = new URL(url);
    this.follows = follows;
    this.socket = connect(Number(port), hostname);
    this.socket.setNoDelay(true);
    this.socket.write(
      `GET /ws/${battle} HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\nUpgrade: websocket\r\n` +
        `Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString("base64")}\r\n\r\n`,
    );
    this.socket.on("data", (chunk) => this.#take(chunk));
    this.socket.on("error", () => {});
    this.socket.on("close", () => this.#hear("closed"));
  }

  #take(chunk) {
    this.#bytes = this.#bytes.length > 0 ? Buffer.concat([this.#bytes, chunk]) : chunk;
    if (!this.#upgraded && !this.#upgrade()) return;
    for (let one = readFrame(this.#bytes); one; one = readFrame(this.#bytes)) {
      this.#bytes = one.rest;
      if (one.opcode === kText) this.#hear(one.payload.toString("utf8"));
      else if (one.opcode === kPing) this.socket.write(frame(kPong, one.payload));
      else if (one.opcode === kClose) this.#hear(`closed ${one.payload.length < 2 ? 1005 : one.payload.readUInt16BE(0)} ${one.payload.subarray(2)}`);
    }
  }
  #upgrade() {
    const end = this.#bytes.indexOf("\r\n\r\n");
    if (end < 0) return false;
    this.#upgraded = true;
    this.#head = this.#bytes.subarray(0, end).toString("latin1");
    this.#bytes = this.#bytes.subarray(end + 4);
    this.#answer(this.#head);
    return true;
  }

  #hear(text) {
    if (this.over) return;
    this.over = text.startsWith("closed");
    this.frames.push(text);
    if (text.includes('"seats":') && text.endsWith('"type":"update"}')) ++this.shown;
    if (this.follows && !this.over) this.#follow(text);
    this.#answer(text);
  }
  #follow(text) {
    if (!text.endsWith('"type":"update"}') && !text.includes('"type":"view"')) return;
    const message = parsed(text);
    if (message.type === "view" && message.audience) this.view = message.view;
    else if (message.type === "update") this.view = patched(this.view, message.patch);
    else return;
    this.n = message.n;
    this.#keep();
  }
  /** From now on; `lineOf`: what is kept of a view. */
  keepViews(lineOf) {
    Object.assign(this, { views: [], lineOf });
    this.#keep();
  }
  #keep() {
    if (!this.views) return;
    const line = this.lineOf(this.view);
    if (line !== this.views.at(-1)) this.views.push(line);
  }
  #answer(text) {
    this.#waiting = this.#waiting.filter((one) => {
      const done = one.test(text) || this.over;
      if (done) one.resolve(text);
      return !done;
    });
  }

  /** The next frame of which this is true; or the last, when the server closes. */
  until(test, what = "a frame") {
    if (this.over) return Promise.resolve("closed");
    return new Promise((resolve, reject) => {
      const clock = setTimeout(() => reject(new Error(`${what} took over ${kPatience} ms`)), kPatience);
      const done = (text) => {
        clearTimeout(clock);
        resolve(text);
      };
      this.#waiting.push({ test, resolve: done });
    });
  }
  /** The same, or it was among the frames that nobody has taken yet. */
  hasHeard(test, what) {
    return this.frames.some(test) ? Promise.resolve() : this.until(test, what);
  }
  send(message) {
    this.socket.write(frame(kText, typeof message === "string" ? message : JSON.stringify(message)));
  }
  hello(token, last) {
    this.send({ type: "hello", protocol: 1, token, ...(last === undefined ? {} : { last }) });
  }
  /** Its answer, once it is there. */
  async command(id, command) {
    const answer = this.until((text) => text.startsWith(`{"cmd_id":"${id}"`), JSON.stringify(command));
    this.send({ type: "command", cmd_id: id, command });
    return answer;
  }
  take() {
    return this.frames.splice(0);
  }
  leave() {
    this.over = true;
    this.socket.destroy();
  }
}
