// One of two worlds: a battle on a server, and the lines of everybody who sits in it.
import { Line } from "./line.mjs";

export const roleOf = (name) => name.split(" ")[0];

export class World {
  lines = new Map(); // by name: a role, or "red tab"

  /** `battle`: its id, and the key of each role. */
  constructor(served, battle) {
    Object.assign(this, { served, battle });
  }

  /** The first seat: when he is shown to be there, the clock of presence has begun. */
  async comeFirst(name, follows) {
    const line = await this.open(name, { follows });
    if (line.shown === 0) await line.until(() => line.shown > 0, "who is present");
  }
  /** All who are there have heard that a seat is taken, who sits in it too, or that it is no longer; nobody hears that of the public. Each hears it as the disk allows. */
  async isShown(role, connected) {
    if (role === "public") return;
    const said = new RegExp(`"${role}":\\{"connected":(true|false)`);
    const isHeard = ({ frames }) => said.exec(frames.findLast((text) => said.test(text)) ?? "")?.[1] === String(connected);
    for (const [name, line] of this.lines)
      if ((connected || roleOf(name) !== role) && !line.over && !isHeard(line)) await line.until(() => isHeard(line), `that ${role} is ${connected ? "here" : "away"}`);
  }
  comeAll(names, followers) {
    return Promise.all(names.map((name) => this.open(name, { follows: followers.includes(name) })));
  }
  /** After the time that presence takes: everybody has been shown, the first of them twice. */
  async areShown(first) {
    for (const [name, line] of this.lines) {
      const times = name === first ? 2 : 1;
      if (line.shown < times) await line.until(() => line.shown >= times, "who is present");
    }
    const follows = [...this.lines.values()].find((line) => line.view);
    return Object.values(follows.view.seats).every(({ connected }) => connected);
  }

  /** A line of a seat, that has been shown its view or refused. `looks`: somebody looks at the page; else he is called. [REL-54] */
  async open(name, { last, token, follows = false, looks = false } = {}) {
    const line = await Line.open(this.served.url, this.battle.id, follows);
    const heard = line.until((text) => text === '{"type":"pong"}', `the welcome of ${name}`); // who has missed nothing is told nothing
    line.hello(token ?? this.token(roleOf(name)), last);
    line.send({ type: "ping", in_sight: looks });
    await heard;
    this.lines.set(name, line);
    return line;
  }
  /** The referee seeks a substitute for a seat; one comes, is called as his predecessor was, and plays on by a key of his own. */
  async handOver(role) {
    const at = `/api/battles/${this.battle.id}`;
    const post = async (path, message) => {
      const { status, body } = await this.served.ask(at + path, { origin: this.served.url, "content-type": "application/json" }, JSON.stringify(message));
      if (status >= 300) throw new Error(`${path} for ${role}: ${status} ${body}`);
      return body && JSON.parse(body);
    };
    await post("/seek", { key: this.token("referee"), role, words: "evenings" });
    const { token } = await post("/join", { role, held: [] });
    const key = `${this.battle.id}${role}`.padEnd(26, "x");
    const lines = [...this.lines].filter(([name]) => roleOf(name) === role);
    await post("/seats", { token, key });
    await post("/name", { key, name: `Player of ${role}` });
    this.battle = { ...this.battle, tokens: { ...this.battle.tokens, [role]: key } };
    for (const [name, line] of lines) {
      if (!line.over) await line.until(() => line.over, "that a former key is dead");
      this.lines.delete(name);
    }
    await this.open(role, { follows: true });
  }
  token(role) {
    return role.startsWith("public") || role.startsWith("watcher") ? "public" : this.battle.tokens[role];
  }
  /** A page of a seat that stays open elsewhere is gone when that was said there. [REL-30] */
  async close(name) {
    const line = this.lines.get(name);
    if (!line) return;
    this.lines.delete(name);
    const [, other] = [...this.lines].find(([one, { over }]) => !over && roleOf(one) === roleOf(name)) ?? [];
    const isSaid = other && !line.over && this.token(roleOf(name)) !== "public" ? other.until((text) => text.endsWith('"type":"pages"}'), `that ${name} is gone`) : undefined;
    line.leave();
    await isSaid;
  }
  /** All that was told has been heard: the server's one loop answers a request after it, and so does ours. A ping would cost a seat
      of what it may say. */
  async settled() {
    await this.served.ask("/api/none");
    await new Promise(setImmediate);
    await new Promise(setImmediate);
  }
  view(name) {
    return this.lines.get(name).view;
  }
  leave() {
    for (const line of this.lines.values()) line.leave();
    this.lines.clear();
  }

  /** What happened: [command id or nothing, event]. */
  async journal() {
    const lines = await this.served.print("replay", this.battle.id);
    return lines.map((line) => {
      const [, , id, event] = /^(\d+) (?:[^{ ]*\/(\S*) )?(\{.*)$/.exec(line) ?? [];
      return event ? [id, JSON.parse(event)] : [undefined, {}];
    });
  }
  /** What was released to an audience, and by which row. */
  async ledger(audience) {
    const lines = await this.served.print("ledger", this.battle.id, "--as", audience);
    return lines.slice(1).map((line) => JSON.parse(line));
  }
}
