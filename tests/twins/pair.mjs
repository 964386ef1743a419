// Two worlds in step: whatever is done is done in both, or in one of them in the dark, and what the observed side and the public
// hear is compared after each act.
import { Never } from "./never.mjs";
import { ownDifference } from "./own.mjs";
import { frameDifference, httpDifference, Renamer, untimed } from "./same.mjs";
import { roleOf } from "./world.mjs";

const kTries = 6; // frames may be on the way: when they come is not compared here, only which
const kAWhile = 15;

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
  #ids = new Map();

  /** `swaps`: true numbers differ between the worlds; `prefix`: of the ids of commands. */
  constructor(worlds, observed, { swaps = false, prefix = "" } = {}) {
    const isRenamed = swaps || /\d$/.test(observed); // same.mjs
    Object.assign(this, { worlds, observed, prefix, swaps, isRenamed });
    this.renamers = worlds.map(() => new Renamer());
    this.same = worlds.map((_, i) => (isRenamed ? (text) => this.renamers[i].said(text) : untimed));
    this.never = new Never((role) => (role.startsWith(observed) ? worlds[0].lines.get(role) : undefined));
    this.isAlone = observed === "public"; // what a side hears may differ
  }
  /** When pages are opened is not compared, nor what presence was shown meanwhile; what nobody may be told is looked for. */
  forget() {
    const welcome = new Map([...this.worlds[0].lines].map(([name, line]) => [name, line.take()]));
    for (const world of this.worlds.slice(1)) for (const line of world.lines.values()) line.take();
    this.welcome = () => this.#lookFor(welcome, { number: 0, what: "everybody comes", answers: [] });
  }
  view(name) {
    return this.worlds[0].view(name);
  }
  of(where) {
    return where === "both" ? [...this.worlds.keys()] : [where === "a" ? 0 : 1];
  }
  /** What is told later than it happens; whoever judges it looks at all that was done since. */
  tellLater(found) {
    throw new Difference(found, this.acts.at(-1) ?? { number: 0, what: "the first look", answers: [] });
  }
  /** The observed side first: what it may know, the public may hear, too. */
  streams() {
    const names = [...new Set(this.worlds.flatMap((world) => [...world.lines.keys()]))];
    const isPublic = (name) => /^(public|watcher)/.test(name);
    return this.worlds.length < 2 ? [] : [...(this.isAlone ? [] : names.filter((name) => name.startsWith(this.observed))), ...names.filter(isPublic)];
  }

  /** What both sides do is compared: `work(world)` resolves when it has been done. */
  async act(what, role, where, work, id, command) {
    const act = { number: this.acts.length, id, role, what, where, command };
    this.acts.push(act);
    await this.told?.clocks?.move();
    act.answers = await Promise.all(this.of(where).map((i) => work(this.worlds[i])));
    await this.compare(act);
    await this.told?.follow();
    return act;
  }
  async compare(act) {
    const taken = this.worlds.map(() => new Map());
    for (let tries = 0; tries < kTries; ++tries) {
      await Promise.all(this.worlds.map((world) => world.settled()));
      this.worlds.forEach((world, i) => {
        for (const [name, line] of world.lines) taken[i].set(name, [...(taken[i].get(name) ?? []), ...line.take()]);
        if (this.isRenamed) for (const name of this.#followed(world)) this.renamers[i].learn(world.view(name));
      });
      const found = frameDifference(this.streams(), taken, this.same);
      if (!found) break;
      found.isPublicToo = Boolean(frameDifference(this.streams().filter((name) => /^(public|watcher)/.test(name)), taken, this.same));
      if (tries === kTries - 1 || !found.isLate) this.#heardTwoThings(found, act);
      await new Promise((resolve) => setTimeout(resolve, kAWhile));
    }
    if (this.isRenamed) this.#compareViews(act);
    this.#lookFor(taken[0], act);
  }
  /** Who watches may be told later, without a line of his own. */
  #followed(world) {
    return [...new Set([this.observed, "public"])].filter((name) => world.lines.has(name));
  }
  #compareViews(act, isPublicToo = false) {
    for (const stream of this.#followed(this.worlds[0])) {
      const [a, b] = this.worlds.map((world, i) => this.same[i](JSON.stringify(world.view(stream))));
      if (a !== b) throw new Difference({ stream, index: 0, a, b, isPublicToo }, act);
    }
  }
  /** Where updates are compared by the views that they make, what the public hears may be in the view of the observed, too. */
  #heardTwoThings(found, act) {
    if (this.isRenamed) this.#compareViews(act, found.isPublicToo);
    throw new Difference(found, act);
  }
  /** In one world is enough: the other heard the same. */
  #lookFor(taken, act) {
    const tell = (stream, index, a, wrong) => {
      if (wrong) throw new Difference({ stream, index, a, b: "", wrong }, act);
    };
    for (const name of this.streams()) {
      const frames = taken.get(name) ?? [];
      frames.forEach((text, index) => tell(name, index, text, this.never.of(name, text)));
      this.heard += frames.length;
    }
    if (this.worlds.length < 2 || this.isAlone) return;
    const own = this.view(this.observed);
    const [isTold, isOpen] = [this.observed, "public"].map((name) => taken.get(name)?.length > 0);
    const isPlayer = /\d$/.test(this.observed);
    if (isTold) tell(this.observed, 0, "", this.never.ofView(own, { isPlayer, side: this.observed.replace(/\d$/, "") }));
    if (isOpen && this.worlds[0].lines.has("public")) tell("public", 0, "", Never.ofPublic(this.view("public"), own));
  }
  async compareHttp() {
    await this.compareAnswers();
    await this.compareOwn();
    await this.told?.compare();
  }
  async compareAnswers() {
    if (this.worlds.length > 1) this.#asked(await httpDifference(this.worlds));
  }
  /** What only those are told who hold a key of the observed side. */
  async compareOwn() {
    if (this.worlds.length > 1 && !this.isAlone) this.#asked(await ownDifference(this));
  }
  #asked(found) {
    if (found) throw new Difference(found, this.acts.at(-1) ?? { number: 0, what: "the first look", answers: [] });
  }

  /** Of the observed side c1, c2 …, of the others d1, d2 …; in one world alone they take what the observed side will use next. */
  #id(role, where) {
    const next = (key, least = 0) => {
      const number = Math.max(this.#ids.get(key) ?? 0, least) + 1;
      this.#ids.set(key, number);
      return number;
    };
    if (role.startsWith(this.observed)) return `${this.prefix}c${next(this.observed)}`;
    return where === "both" ? `${this.prefix}d${next(role)}` : `c${next(`${role} alone`, this.#ids.get(this.observed) ?? 0)}`;
  }
  /** True, false: what a command was answered in the worlds where it was given. */
  async command(role, command, where = "both", given = undefined) {
    const id = given ?? this.#id(role, where);
    const what = `${role} ${JSON.stringify(command)}`;
    const said = (world) => (this.isRenamed && world === this.worlds[1] ? this.#translated(role, command) : command);
    const before = this.worlds.map((world) => world.lines.get("referee")?.n);
    const act = await this.act(what, role, where, (world) => world.lines.get(role).command(id, said(world)), id, command);
    act.ok = act.answers.map((text) => text.includes('"ok":true'));
    for (const [k, i] of this.of(where).entries()) if (act.ok[k]) await this.#isShownToReferee(i, before[i]);
    return act;
  }
  /** He is told last; who is put somewhere for a moment is chosen by what he sees. */
  async #isShownToReferee(i, before) {
    const referee = this.worlds[i].lines.get("referee");
    for (let tries = 0; tries < kTries && referee && referee.n === before; ++tries) {
      await new Promise((resolve) => setTimeout(resolve, kAWhile));
      await this.worlds[i].settled();
    }
  }
  /** In the second world the other side's stands have other numbers, and the same names; their handles are others. */
  #translated(role, command) {
    if (this.isObserved(role)) {
      const handle = (one) => this.renamers[1].handle(this.renamers[0].name(one)) ?? one;
      return JSON.parse(JSON.stringify(command).replace(/\bm\d{6,}\b/g, handle));
    }
    if (!this.swaps) return command;
    const [a, b] = this.worlds.map((world) => Object.entries(world.view(role).stands));
    const number = (id) => b.find(([, { name }]) => name === a.find(([one]) => one === id)?.[1].name)?.[0] ?? id;
    return JSON.parse(JSON.stringify(command).replace(/"s\d+"/g, (id) => `"${number(id.slice(1, -1))}"`));
  }
  /** In the second world alone, and nobody looks at once. */
  async quick(role, command) {
    const answer = await this.worlds[1].lines.get(role).command(this.#id(role, "b"), command);
    return answer.includes('"ok":true');
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
      const heard = line.until((text) => !text.endsWith('"type":"update"}'), message.type);
      line.send(message);
      return heard;
    });
  }
  /** A further page of a seat; what it is told is compared when it is the observed side's. */
  tab(name, more = {}, where = "both") {
    return this.act(`${name} comes`, name, where, async (world) => {
      await world.close(name);
      await world.open(name, { ...more, looks: where === "b" }); // of the other side; whether he looks is nobody's business
    });
  }
  /** Something that no pair of worlds may be told. */
  wrong(stream, act, wrong) {
    return new Difference({ stream, index: 0, a: "", b: "", wrong }, act);
  }
  close(name) {
    return this.act(`${name} goes`, name, "both", (world) => world.close(name));
  }
  isObserved(role) {
    return roleOf(role ?? "").startsWith(this.observed);
  }
}
