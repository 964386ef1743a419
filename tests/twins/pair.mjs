// Two worlds in step: whatever is done is done in both, or in one of them in the dark, and what the observed side and the public
// hear is compared after each act.
import { frameDifference, httpDifference, normaliser } from "./same.mjs";

const kTries = 4; // frames may be on the way: when they come is not compared here, only which

/** The observed heard two things: where, and after which act. */
export class Difference extends Error {
  constructor(found, act) {
    super(`${found.stream}, frame ${found.index}, after act ${act.number} (${act.what})`);
    Object.assign(this, { found, act });
  }
}

export class Pair {
  acts = []; // {number, id, role, what, where, answers}
  heard = 0; // frames that were equal
  #ids = 0;

  constructor(worlds, observed, isCopied) {
    this.worlds = worlds;
    this.observed = observed;
    this.same = worlds.map((world) => normaliser(world, isCopied));
  }
  forget() {
    for (const world of this.worlds) for (const line of world.lines.values()) line.take();
  }
  view(name) {
    return this.worlds[0].view(name);
  }
  of(where) {
    return where === "both" ? [...this.worlds.keys()] : [where === "a" ? 0 : 1];
  }
  #streams() {
    const names = new Set(this.worlds.flatMap((world) => [...world.lines.keys()]));
    return [...names].filter((name) => name.startsWith(this.observed)).concat([...names].filter((name) => name.startsWith("public")));
  }

  /** What both sides do is compared: `work(world)` resolves when it has been done. */
  async act(what, role, where, work, id) {
    const act = { number: this.acts.length, id, role, what, where };
    this.acts.push(act);
    act.answers = await Promise.all(this.of(where).map((i) => work(this.worlds[i])));
    await this.compare(act);
    return act;
  }
  async compare(act) {
    const taken = this.worlds.map(() => new Map());
    for (let tries = 0; tries < kTries; ++tries) {
      await Promise.all(this.worlds.map((world) => world.settled()));
      this.worlds.forEach((world, i) => {
        for (const [name, line] of world.lines) taken[i].set(name, [...(taken[i].get(name) ?? []), ...line.take()]);
      });
      if (this.worlds.length < 2) return; // the history before the fork
      const found = frameDifference(this.#streams(), taken, this.same);
      if (!found) break;
      if (tries === kTries - 1 || !found.isLate) throw new Difference(found, act);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    for (const name of this.#streams()) this.heard += (taken[0].get(name) ?? []).length;
  }
  async compareHttp() {
    const found = await httpDifference(this.worlds, this.same);
    if (found) throw new Difference(found, this.acts.at(-1));
  }

  /** True, false: what a command was answered in the worlds where it was given. */
  async command(role, command, where = "both", given = undefined) {
    const id = given ?? `${role}-${++this.#ids}`;
    const what = `${role} ${JSON.stringify(command)}`;
    const act = await this.act(what, role, where, (world) => world.lines.get(role).command(id, command), id);
    act.ok = act.answers.map((text) => text.includes('"ok":true'));
    return act;
  }
  chat(role, to, words, where = "both") {
    return this.act(`${role} writes to ${to}`, role, where, (world) => {
      const line = world.lines.get(role);
      const heard = line.until((text) => text.includes(words) || text.includes('"type":"error"'), `a line to ${to}`);
      line.send({ type: "chat", to, words });
      return heard;
    });
  }
  /** Something that is answered at once. */
  ask(role, message, where = "both") {
    return this.act(`${role} ${JSON.stringify(message)}`, role, where, (world) => {
      const line = world.lines.get(role);
      const heard = line.until(() => true, message.type);
      line.send(message);
      return heard;
    });
  }
  /** A further page of a seat; what it is told is compared when it is the observed side's. */
  tab(name, more = {}, where = "both") {
    return this.act(`${name} comes`, name, where, async (world) => {
      world.close(name);
      await world.open(name, typeof more === "function" ? more(world) : more);
    });
  }
}
