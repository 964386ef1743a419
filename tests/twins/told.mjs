// Pieces, as a page fetches them: the public and the observed side are told the same in both worlds, in the same heads, and as soon.
// When the wall clocks stand (--clock-stands) moments are compared, too, at each step that is opened and at every delay of watchers;
// else at the end of a pair, without moments.
import { createHash } from "node:crypto";
import { merge, text, withoutRoom } from "../told/pieces.mjs";
import { untimed } from "./same.mjs";

const kDelays = ["none", "step", "step", "turn", "2_turns", "3_turns", "end"];
const kChanges = 6; // of a hundred decisions
const kLeap = 1000;
const kBetween = 60_000; // of the clock, from one pair to the next
const kFelt = 300; // rooms look at the clock each tenth of a second
const kPublic = "public, max-age=";
const kMoment = /"at":\d+/g;
const lineOf = (view) => createHash("sha256").update(text(withoutRoom(view))).digest("hex");

/** The wall clocks of both servers, which stand and are moved by hand. */
export class Clocks {
  constructor(worlds) {
    this.servers = worlds.map(({ served }) => served);
  }
  /** A leap, which stops the deadline that runs. It is felt before anything opens the next. [S-99] */
  async stop() {
    const now = Math.max(...(await this.#tell("leap 0")));
    await this.#tell(`stop ${now + kBetween}`);
    await new Promise((resolve) => setTimeout(resolve, kFelt));
  }
  move() {
    return this.#tell(`leap ${kLeap}`);
  }
  #tell(words) {
    return Promise.all(this.servers.map((served) => served.tell(words)));
  }
}

/** What one audience was told, in both worlds. */
class Reel {
  listed = 0; // pieces that were compared
  folded = []; // what is known after the last of them, in each world
  views = []; // in the first world, after each change
  before = Infinity; // pieces that were closed when it was shown something first
  since = 0; // acts, when it was last told all

  constructor(audience) {
    this.audience = audience;
  }
}

export class Told {
  pieces = 0; // that were equal
  later = false; // the public has no socket: it is told all later
  #opened = "";
  #closed = 0; // steps, since the lists were compared

  /** `clocks`: nothing, when the clocks run. */
  constructor(pair, clocks) {
    Object.assign(this, { pair, clocks });
    this.reels = [...new Set(["public", pair.observed])].map((audience) => new Reel(audience));
    if (clocks) for (const world of pair.worlds) world.lines.get(pair.observed)?.keepViews(lineOf);
  }

  /** How late watchers are. */
  async delay(chance) {
    if (!this.clocks) return;
    const value = chance.pick(kDelays);
    await this.pair.command("referee", { do: "set_option", option: "spectator_delay", value, reason: "watchers" });
    if (value !== "none") this.#endWatching();
    await this.compare();
  }
  async maybeDelay(chance) {
    if (chance.percent(kChanges)) await this.delay(chance);
  }
  /** A page that watches at once is dropped. */
  #endWatching() {
    this.later = true;
    for (const world of this.pair.worlds) for (const name of [...world.lines.keys()]) if (/^(public|watcher)/.test(name)) world.close(name);
  }

  /** After an act. */
  async follow() {
    if (!this.clocks) return;
    const { turn, step, opening, over } = this.pair.view("referee").battle;
    const opened = JSON.stringify([turn, step, opening, over]);
    if (opened === this.#opened) return;
    this.#opened = opened;
    ++this.#closed;
    await this.compare();
  }
  async compare() {
    for (const reel of this.reels) await this.#compare(reel);
    await this.#ofOthers();
    this.#closed = 0;
  }

  async #compare(reel) {
    const [a] = await this.#same(reel, "");
    if (a.status !== 200) return this.#fail(reel, a.body, "", `there is no list of ${reel.audience}'s pieces`);
    const { edition, pieces, delay } = JSON.parse(a.body);
    const grown = pieces.length - reel.listed;
    const isOwn = reel.audience !== "public";
    if (this.clocks && isOwn && reel.listed > 0 && grown > this.#closed) this.#fail(reel, a.body, "", `${grown} pieces are closed where ${this.#closed} steps were opened`);
    if (!isOwn && delay === "none" && this.reels.length > 1 && this.reels[1].listed > pieces.length) this.#fail(reel, a.body, "", "a piece is kept back at no delay");
    reel.before = Math.min(reel.before, pieces.length);
    for (const { n } of pieces.slice(reel.listed)) await this.#piece(reel, edition, n);
    reel.listed = Math.max(reel.listed, pieces.length);
    const [none] = await this.#same(reel, `/${edition}/${pieces.length + 1}`);
    if (none.status !== 404) this.#fail(reel, none.body, "", `piece ${pieces.length + 1} of ${pieces.length}: ${none.status}`);
    if (this.clocks && isOwn) this.#areShown(reel);
    if (isOwn || delay === "none") reel.since = this.pair.acts.length;
  }
  async #piece(reel, edition, n) {
    const [a, b] = await this.#same(reel, `/${edition}/${n}`, this.pair.isRenamed);
    if (a.status !== 200) this.#fail(reel, a.body, "", `piece ${n}: ${a.status}`);
    const told = [a, b].map(({ body }) => JSON.parse(body));
    if (this.pair.isRenamed) this.#sameViews(reel, told);
    else this.#fold(reel, 0, told[0]);
    ++this.pieces;
  }
  #fold(reel, i, { whole, frames }, each = () => {}) {
    reel.folded[i] ??= structuredClone(whole);
    const keep = () => i === 0 && this.clocks && reel.views.push(lineOf(reel.folded[0]));
    if (reel.views.length === 0) keep();
    for (const { patch } of frames) {
      merge(reel.folded[i], patch);
      keep();
      each(structuredClone(reel.folded[i]));
    }
  }
  /** Handles are others there: what comes of the pieces is compared. */
  #sameViews(reel, told) {
    const views = told.map(() => []);
    told.forEach((one, i) => this.#fold(reel, i, one, (view) => views[i].push(view)));
    const moments = told.map(({ frames, ...piece }) => JSON.stringify([piece.n, piece.turn, piece.step, piece.passed, this.clocks && [piece.at, ...frames.map(({ at }) => at)], frames.length]));
    if (moments[0] !== moments[1]) this.#fail(reel, ...moments);
    views[0].forEach((_, k) => {
      const [a, b] = views.map((all, i) => {
        this.pair.renamers[i].learn(all[k]);
        return this.pair.same[i](JSON.stringify(all[k]));
      });
      if (a !== b) this.#fail(reel, a, b);
    });
  }

  /** Status, head and body, in both worlds. */
  async #same(reel, path, isRenamed = false) {
    const answers = await this.#ask(reel.audience, path, reel.audience);
    const isList = path === ""; // how long it is packed depends on heads
    const [a, b] = answers.map(({ status, head, body }) => JSON.stringify([status, isRenamed || isList ? head.replace(/^content-length\n\d+$/im, "") : head, isRenamed ? "" : this.#timed(body)]));
    if (a !== b) this.#fail(reel, a, b);
    const wrong = this.#headOf(reel.audience, answers[0]);
    if (wrong) this.#fail(reel, answers[0].head, "", wrong);
    return answers;
  }
  #timed(body) {
    const plain = untimed(body);
    return this.clocks ? plain : plain.replace(kMoment, '"at":0');
  }
  #headOf(audience, { status, head }) {
    const mayKeep = head.includes(kPublic);
    if (audience === "public") return mayKeep ? undefined : "what everybody may have is not public";
    if (mayKeep && status === 200) return "what a key opens is public";
    return status !== 200 || /vary\n[^\n]*authorization/i.test(head) ? undefined : "what a key opens is told to be the same for all";
  }
  #ask(audience, path, role) {
    return Promise.all(
      this.pair.worlds.map((world) => {
        const key = role === "public" ? undefined : world.token(role);
        return world.served.ask(`/api/battles/${world.battle.id}/told/${audience}${path}`, key && { Authorization: `Bearer ${key}` });
      }),
    );
  }
  /** What the other side was told is none of his, as if it had never been. */
  async #ofOthers() {
    const { observed } = this.pair;
    const foe = observed.startsWith("red") ? "blue" : "red";
    for (const audience of [foe, "referee"]) {
      const [[a, b], [none]] = await Promise.all([this.#ask(audience, "", observed), this.#ask("nobody", "", observed)]);
      const reel = this.reels.at(-1);
      if (a.status !== 404 || b.status !== 404) this.#fail(reel, a.body, b.body, `${observed} reads what ${audience} was told`);
      if (a.body !== none.body || a.status !== none.status) this.#fail(reel, a.body, none.body, `what ${audience} was told is no 404 like another`);
    }
  }

  /** All that it was told, it was shown at once. */
  #areShown(reel) {
    const shown = this.pair.worlds[0].lines.get(reel.audience)?.views ?? [];
    const first = reel.views.indexOf(shown[0]);
    if (first < 0 && reel.listed > reel.before) this.#fail(reel, "", "", "what it was shown first is not told");
    if (first < 0) return;
    const told = reel.views.slice(first);
    const at = told.findIndex((line, i) => line !== shown[i]);
    if (at >= 0) this.#fail(reel, "", "", `view ${at} of ${told.length} that it is told was never shown`);
  }

  #fail(reel, a, b, wrong) {
    this.pair.tellLater({ stream: `${reel.audience} told`, index: reel.listed, a, b, wrong, since: reel.since });
  }
}
