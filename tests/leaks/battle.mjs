// A battle that is played by chance, with whatever everybody hears of it: the same words for the same seed.
import { rmSync } from "node:fs";
import { newBattle, newFolder, serve, stop } from "../load/server.mjs";
import { Chance } from "../twins/chance.mjs";
import { Player } from "../twins/player.mjs";
import { Prober } from "../twins/probes.mjs";

/** RFC 7396. */
function patched(target, patch) {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
  const merged = target !== null && typeof target === "object" && !Array.isArray(target) ? target : {};
  for (const [key, value] of Object.entries(patch))
    if (value === null) delete merged[key];
    else merged[key] = patched(merged[key], value);
  return merged;
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
/** What was sent before an answer is there a moment after it. A ping would be surer, but of messages that do nothing the server takes only some. */
const everybodyHasHeard = () => pause(4);
const theDiskHasAll = () => pause(60);
const theListHasFollowed = () => pause(250);

/** One page of a seat. */
class Page {
  heard = []; // texts, since they were taken last
  view = undefined;
  #waiting = [];

  constructor(url, battle) {
    this.socket = new WebSocket(`${url.replace("http", "ws")}/ws/${battle}`, { headers: { origin: url } });
    this.socket.onmessage = ({ data }) => this.#hear(data);
    this.socket.onclose = ({ code }) => this.#hear(`closed ${code}`);
    this.open = new Promise((resolve) => (this.socket.onopen = resolve));
  }
  #hear(text) {
    this.heard.push(text);
    const message = text.startsWith("{") ? JSON.parse(text) : {};
    if (message.type === "view") this.view = message.view;
    if (message.type === "update") this.view = patched(this.view, message.patch);
    this.#waiting = this.#waiting.filter((one) => !one(text));
  }
  until(test) {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error("no answer within 20 s")), 20_000);
      this.#waiting.push((text) => {
        const answers = test(text) || text.startsWith("closed");
        if (answers) clearTimeout(late), resolve(text);
        return answers;
      });
    });
  }
  send(message) {
    this.socket.send(JSON.stringify(message));
  }
  /** Says this, and waits until it has been answered so. */
  ask(message, test) {
    const answer = this.until(test);
    this.send(message);
    return answer;
  }
  command(id, command) {
    return this.ask({ type: "command", cmd_id: id, command }, (text) => text.startsWith(`{"cmd_id":"${id}"`));
  }
}

class Battle {
  pages = new Map(); // by name: a role, or "red again"
  #ids = new Map();

  constructor(server, made, hear, { roles, seed }) {
    Object.assign(this, { server, made, hear, roles });
    this.chance = new Chance(`play ${seed}`);
    this.prober = new Prober(new Chance(`probe ${seed}`));
    this.players = new Map(roles.map((role) => [role, new Player(role.replace(/\d/, ""), this.chance)]));
  }
  view(role = this.roles[0]) {
    return this.pages.get(role).view;
  }
  /** Everybody, and a second page of Red's, before presence is shown for the first time: false, if it came in between. */
  async seat() {
    for (const name of [...this.roles, "referee", "public", "red again"]) this.pages.set(name, new Page(this.server.url, this.made.id));
    const pages = [...this.pages];
    await Promise.all(pages.map(([, page]) => page.open));
    const seen = this.pages.get("public").until((text) => text.includes('"seats":') && text.includes('"update"'));
    for (const [name, page] of pages) page.send({ type: "hello", protocol: 1, token: this.#token(name.split(" ")[0]) });
    await seen;
    await theDiskHasAll();
    this.commitment = this.view().dice.commitment;
    return pages.every(([, page]) => page.heard.length === 2) && Object.values(this.view().seats).every(({ connected }) => connected);
  }
  #token(role) {
    return role === "public" ? role : this.made.token(role);
  }
  #plain(text) {
    const words = text.replaceAll(this.made.id, ":id").replaceAll(this.commitment, ":commitment");
    return words.replace(/"(created|opens_at)":\d+/g, '"$1":0');
  }
  tell() {
    for (const [name, page] of this.pages)
      for (const text of page.heard.splice(0)) if (name !== "referee") this.hear(name, this.#plain(text));
  }
  async give(role, command) {
    const id = (this.#ids.get(role) ?? 0) + 1;
    this.#ids.set(role, id);
    return (await this.pages.get(role).command(`c${id}`, command)).includes('"ok":true');
  }

  /** Until so many turns are over, or nobody can go on. */
  async play(turns) {
    for (let told = -1, idle = 0; this.view().battle.turn <= turns && !this.view().battle.over && idle < 2; ++idle) {
      if (this.view().battle.turn !== told) await this.pauseBetweenTurns();
      told = this.view().battle.turn;
      for (const role of this.roles) if (await this.decide(role)) idle = -1;
    }
    await theDiskHasAll();
    this.tell();
  }
  async decide(role) {
    let acted = false;
    for (let command; (command = this.players.get(role).next(this.view(role))); acted = true) await this.give(role, command);
    this.prober.remember(this.view(role));
    if (this.view(role).battle.step.includes("fire"))
      for (const [handle, contact] of Object.entries(this.view(role).contacts))
        if (!contact.in_sight && this.chance.percent(25)) await this.give(role, this.shotAt(handle, role));
    if (this.chance.percent(30)) await this.give(role, this.prober.command(this.view(role)));
    if (this.view(role).choices.may_commit) acted = (await this.give(role, { do: "commit" })) || acted;
    await everybodyHasHeard();
    this.tell();
    return acted;
  }
  /** At a ghost. */
  shotAt(target, role) {
    const firer = this.chance.pick(Object.keys(this.view(role).stands));
    return { do: "declare_fire", firer, line: 0, target };
  }
  /** What people do besides: they write, look through others' eyes, and read what is public. */
  async pauseBetweenTurns() {
    await this.pages.get("public").ask({ type: "view_as", audience: "red" }, (text) => !text.includes('"type":"update"'));
    for (const [from, to] of [["blue", "side"], ["red", "side"], ["blue", "all"], ["blue", "referee"]]) {
      this.pages.get(from).send({ type: "chat", to, words: `From ${from} to ${to}.` });
      await theDiskHasAll();
    }
    this.tell();
    await this.comesLate(this.roles.find((role) => role === "blue2") ?? "red");
    await theListHasFollowed();
    for (const role of this.roles) this.hear(`${role} POST /api/mine`, this.#plain(await this.mine(role)));
    for (const path of ["", `/${this.made.id}`, `/${this.made.id}/dice`])
      this.hear(`GET /api/battles${path.replace(this.made.id, ":id")}`, this.#plain(await (await fetch(`${this.server.url}/api/battles${path}`)).text()));
  }
  /** The battles of whoever has this key. */
  async mine(role) {
    const body = JSON.stringify({ seats: [{ battle: this.made.id, key: this.#token(role) }] });
    return (await fetch(`${this.server.url}/api/mine`, { method: "POST", body })).text();
  }
  /** He is told what was said before he came. */
  async comesLate(role) {
    const page = new Page(this.server.url, this.made.id);
    await page.open;
    await page.ask({ type: "hello", protocol: 1, token: this.#token(role) }, (text) => text.includes('"type":"view"'));
    await everybodyHasHeard();
    for (const text of page.heard) this.hear(`${role} late`, this.#plain(text));
    page.socket.close();
  }
}

/** Plays the battle of a situation with a slip awake, 0: none; `hear(who, text)` is called for everything but the referee's. */
export async function play(situation, leak, db, hear) {
  for (let tries = 0; !(await playOnce(situation, leak, db, hear)); ++tries) if (tries === 5) throw new Error("nobody was seated in time");
}

async function playOnce(situation, leak, db, hear) {
  const folder = newFolder();
  const awake = leak === 0 ? [] : ["--leak", String(leak)];
  const server = await serve(folder, "127.0.0.1:0", ["--db", db, "--test-seed", `leaks ${situation.seed}`, ...awake]);
  try {
    const battle = new Battle(server, await newBattle(server.url, situation.scenario, situation.options), hear, situation);
    if (!(await battle.seat())) return false;
    battle.tell();
    await battle.play(situation.turns);
    return true;
  } finally {
    if (server.child.exitCode === null) await stop(server, "SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
}
