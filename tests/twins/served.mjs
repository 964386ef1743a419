// A server for the battles of many worlds, with a clock of its own that goes on when it is told to.
import { kMegabytes } from "./bounds.mjs";
import { execFile, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { program, serve } from "../load/server.mjs";

const run = promisify(execFile);
const memory = "/dev/shm"; // a battle of some seconds need not reach a disk
export const kBegin = 1_700_000_000_000;
const kAnswering = 2000;
const kArriving = 80; // longer than an acknowledgement is put off
const kOutput = 256 << 20;
export const kPresence = 10_000; // who is there is shown so often, in milliseconds

const alive = new Set(); // servers end with us
const places = new Set(); // and what they kept
export function newPlace() {
  const place = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), "ordercap-twins-"));
  places.add(place);
  return place;
}
process.once("exit", () => {
  alive.forEach((child) => child.kill("SIGKILL"));
  places.forEach((place) => rmSync(place, { recursive: true, force: true }));
});
for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => process.exit(1));

/** Copies of battles in a new folder: one line of `plan` for each (copies.py). */
export function copy(from, to, plan) {
  const lines = plan.map((one) => JSON.stringify(one)).join("\n");
  execFileSync("python3", ["tests/twins/copies.py", from, to], { input: lines, stdio: ["pipe", "ignore", "inherit"] });
}

/** Reads the file of a server, while that goes on. */
class Reader {
  #waiting = [];
  #said = "";

  constructor(folder) {
    this.child = spawn("python3", ["tests/twins/notices.py", folder], { stdio: ["pipe", "pipe", "inherit"] });
    this.child.stdout.setEncoding("utf8").on("data", (text) => {
      const lines = (this.#said + text).split("\n");
      this.#said = lines.pop();
      for (const line of lines) this.#waiting.shift()(JSON.parse(line));
    });
  }
  ask(words) {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.child.stdin.write(`${words}\n`);
    });
  }
  end() {
    this.child.stdin.end();
  }
}

export class Served {
  #passed = Promise.resolve();
  #agent = new Agent({ keepAlive: true, maxSockets: 8 });
  #clock = Promise.resolve();
  #reader = undefined; // of what is written to be sent

  constructor(server, folder) {
    Object.assign(this, { server, folder, url: server.url });
    alive.add(server.child);
    server.ended.then(() => alive.delete(server.child));
  }
  /** `hour`: a folder that was served before is served later. */
  static async of(folder, { db, seed, extra, hour }) {
    const words = ["--test-seed", seed, "--test-clock", String(kBegin + hour * 3_600_000), "--battle-megabytes", String(kMegabytes), "--db", db, ...extra];
    return new Served(await serve(folder, "127.0.0.1:0", words, [], "pipe"), folder);
  }
  /** So much time passes for it, when all that was sent is known to have arrived; not again before every page that was asked whether it is
      there can have answered. */
  async pass(milliseconds) {
    const before = this.#passed;
    this.#passed = before.then(() => new Promise((resolve) => setTimeout(resolve, kAnswering)));
    await Promise.all([before, new Promise((resolve) => setTimeout(resolve, kArriving))]);
    await this.tell(`pass ${milliseconds}`);
  }
  /** Something is said to its clock; what the wall clock says then. */
  tell(words) {
    const before = this.#clock;
    this.#clock = before.then(
      () =>
        new Promise((resolve) => {
          let said = "";
          const { stdout, stdin } = this.server.child;
          const hear = (bytes) => {
            const [, now] = /^clock (\d+)$/m.exec((said += bytes)) ?? [];
            if (now === undefined) return;
            stdout.off("data", hear);
            resolve(Number(now));
          };
          stdout.on("data", hear);
          stdin.write(`${words}\n`);
        }),
    );
    return this.#clock;
  }
  /** Status, head without its date, body; a text is posted. */
  ask(path, headers = {}, text = undefined) {
    return new Promise((resolve, reject) => {
      const method = text === undefined ? "GET" : "POST";
      const asked = request(this.url + path, { agent: this.#agent, headers, method }, (answer) => {
        let body = "";
        answer.setEncoding("utf8").on("data", (text) => (body += text));
        answer.on("end", () => resolve({ status: answer.statusCode, head: answer.rawHeaders.join("\n"), body }));
      });
      asked.on("error", reject);
      asked.end(text);
    });
  }
  /** What was written to be sent to seats of this battle, in order: [role, kind, opening, turn, step, ends, made]. */
  notices(battle) {
    this.#reader ??= new Reader(this.folder);
    return this.#reader.ask(battle);
  }
  /** What a command line prints about a battle, while it is served. */
  async print(word, battle, ...more) {
    const { stdout } = await run(program, [word, this.folder, battle, ...more], { maxBuffer: kOutput });
    return stdout.trim().split("\n");
  }
  async end() {
    this.#agent.destroy();
    this.#reader?.end();
    if (this.server.child.exitCode === null) this.server.child.kill("SIGKILL");
    await this.server.ended;
  }
}
