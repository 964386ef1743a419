// One of two worlds: a server of its own, a battle, and the lines of everybody who sits in it.
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newBattle, run, serve } from "../load/server.mjs";
import { Line } from "./line.mjs";

const memory = "/dev/shm"; // a battle of some seconds need not reach a disk
export const newPlace = () => mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), "ordercap-twins-"));

const alive = new Set(); // servers end with us
process.once("exit", () => alive.forEach((child) => child.kill("SIGKILL")));
for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => process.exit(1));

const isAll = (view) => Object.values(view.seats).every(({ connected }) => connected);

export class World {
  lines = new Map(); // by name: a role, or "red tab"
  #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor({ place, battle, server, extra }) {
    Object.assign(this, { place, battle, server, extra });
    alive.add(server.child);
    server.ended.then(() => alive.delete(server.child));
  }
  /** A new battle in a folder of its own. */
  static async made(place, { scenario, options, db, seed, extra }) {
    const server = await serve(join(place, "data"), "127.0.0.1:0", ["--test-seed", seed, "--db", db, ...extra]);
    const battle = await newBattle(server.url, scenario, options);
    return new World({ place, battle, server, extra: ["--test-seed", seed, "--db", db, ...extra] });
  }
  /** The same battle as it lies in the folder of another world, which rests. */
  static async copyOf(other, place) {
    cpSync(join(other.place, "data"), join(place, "data"), { recursive: true });
    const server = await serve(join(place, "data"), "127.0.0.1:0", other.extra);
    return new World({ place, battle: other.battle, server, extra: other.extra });
  }

  /** All come at once, and are shown as present. False: the clock came in between. */
  async seat(roles, followers) {
    const names = [...roles, "public"];
    const lines = await Promise.all(names.map((name) => Line.open(this.server.url, this.battle.id, followers.includes(name))));
    names.forEach((name, i) => this.lines.set(name, lines[i]));
    const shown = lines.map((line) => line.until((text) => text.includes('"type":"view"'), "a first view"));
    names.forEach((name, i) => lines[i].hello(this.token(name)));
    await Promise.all(shown);
    const first = this.lines.get(followers[0]);
    const tellsPresence = (text) => text.includes('"seats":') && text.endsWith('"type":"update"}');
    if (!isAll(first.view)) await Promise.all(lines.map((line) => line.hasHeard(tellsPresence, "who is present")));
    await this.settled();
    return isAll(first.view);
  }
  token(name) {
    const role = name.split(" ")[0];
    return role === "public" ? "public" : this.battle.token(role);
  }
  /** A further line of a seat, that has been shown its view or refused. */
  async open(name, { last, token } = {}) {
    const line = await Line.open(this.server.url, this.battle.id, false);
    const heard = line.until((text) => text === '{"type":"pong"}', `the welcome of ${name}`); // who has missed nothing is told nothing
    line.hello(token ?? this.token(name), last);
    line.send({ type: "ping" });
    await heard;
    this.lines.set(name, line);
    return line;
  }
  close(name) {
    this.lines.get(name)?.leave();
    this.lines.delete(name);
  }
  /** All that was told has been heard: the server's one loop answers a request after it, and so does ours. A ping would cost a seat
      of what it may say. */
  async settled() {
    await new Promise((resolve, reject) => {
      const asked = get(`${this.server.url}/api/none`, { agent: this.#agent }, (answer) => answer.resume().on("end", resolve));
      asked.on("error", reject);
    });
    await new Promise(setImmediate);
    await new Promise(setImmediate);
  }
  view(name) {
    return this.lines.get(name).view;
  }

  /** At rest: nothing is on its way to the disk. */
  async rest() {
    for (const line of this.lines.values()) line.leave();
    this.lines.clear();
    this.#agent.destroy();
    if (this.server.child.exitCode === null) this.server.child.kill("SIGKILL");
    await this.server.ended;
  }
  /** What happened: [command id or nothing, event]. Only at rest. */
  async journal() {
    const { out } = await run("replay", join(this.place, "data"), this.battle.id);
    return out.trim().split("\n").map((line) => {
      const [, , id, event] = /^(\d+) (?:[^{ ]*\/(\S*) )?(\{.*)$/.exec(line) ?? [];
      return event ? [id, JSON.parse(event)] : [undefined, {}];
    });
  }
  async end() {
    await this.rest();
    rmSync(this.place, { recursive: true, force: true });
  }
}
