// Many pairs at once: some histories on one server, then copies of them, and pairs of new scenarios, on two servers whose battles are
// the same one by one but for what a pair makes different.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newBattle } from "../load/server.mjs";
import { Chance } from "./chance.mjs";
import { Fork } from "./fork.mjs";
import { Pair } from "./pair.mjs";
import { changesOfFiles, keptCards, optionsByChance, smallScenario, twinScenario, write } from "./scenarios.mjs";
import { copy, kBegin, kPresence, newPlace, Served } from "./served.mjs";
import { World } from "./world.mjs";

const shipped = readdirSync("db/scenarios").map((name) => name.replace(".json", ""));
const kSmall = 5; // histories of small scenarios in a batch
const kForks = 5; // of each
const kForksOfShipped = 2;
const kFiles = 6; // pairs of scenario files
const kWaysOfFoe = 3; // in the second world he is called by more ways: nobody else hears of it
const kPublicAlone = 8; // of a hundred forks
const letters = "abcdefghijklmnopqrstuvwxyz234567";
const word = (chance, length) => Array.from({ length }, () => letters[chance.below(32)]).join("");
const enemy = (side) => (side === "red" ? "blue" : "red");

/** Who must not hear the difference: a side and the public; a player who does not share what others of his side see; the public alone. */
function observer(side, roles, isShared, chance) {
  if (!isShared && roles.includes(`${side}2`) && chance.percent(50)) return `${side}2`;
  return chance.percent(kPublicAlone) ? "public" : side;
}

/** A battle as it is copied: who may sit in it, by keys that are known. */
const seatsOf = (roles, chance) => Object.fromEntries(roles.map((role) => [role, word(chance, 26)]));

export class Batch {
  #copies = 0;
  stands = []; // what is played first, of which pairs are copied

  /** `wanted`: a pair that is played alone. */
  constructor({ seed, number, extra, wanted }) {
    Object.assign(this, { seed, number, extra, wanted });
    this.name = `${seed}.${number}`;
    this.place = newPlace();
    this.db = join(this.place, "db");
    cpSync("db", this.db, { recursive: true });
    this.#addCards();
  }

  #addCards() {
    const file = join(this.db, "data/cards.json");
    const library = JSON.parse(readFileSync(file, "utf8"));
    writeFileSync(file, JSON.stringify({ ...library, cards: [...library.cards, ...keptCards] }));
  }
  /** Pairs of this batch: which history they fork, or which files they play. */
  pairs() {
    const specs = [];
    const add = (about) => specs.push({ seed: `${this.name}.${specs.length}`, ...about });
    for (let i = 0; i < kSmall; ++i) for (let k = 0; k < kForks; ++k) add({ kind: "fork", of: i });
    for (let k = 0; k < kForksOfShipped; ++k) add({ kind: "fork", of: kSmall });
    for (let i = 0; i < kFiles; ++i) add({ kind: "files", of: kSmall + 1 + i });
    if (this.number % 3 !== 2) add({ kind: "fork", of: this.number % kSmall, whole: true });
    return specs.filter(({ seed }) => this.wanted === undefined || seed === `${this.name}.${this.wanted}`);
  }

  /** All that is copied is played as far as it goes alone. */
  async play() {
    const specs = this.pairs();
    const served = await Served.of(join(this.place, "played"), { db: this.db, seed: `twins ${this.seed}`, extra: this.extra, hour: 0 });
    const needed = [...new Set(specs.map(({ of }) => of))];
    await Promise.all(needed.map(async (of) => (this.stands[of] = await this.#made(served, of))));
    await served.end();
    return specs.filter(({ of }) => this.stands[of]);
  }
  async #made(served, of) {
    const chance = new Chance(`${this.name} ${of}`);
    if (of > kSmall) return this.#files(served, of, chance);
    const small = of < kSmall && smallScenario(chance, `twins${of}`);
    const scenario = small ? small.id : chance.pick(shipped);
    if (small) write(join(this.db, "scenarios"), small);
    const { options: rows } = JSON.parse((await served.ask(`/api/scenarios/${scenario}`)).body);
    const options = optionsByChance(rows, chance);
    const made = await newBattle(served.url, scenario, options);
    const turn = small ? chance.between(0, 3) : chance.between(0, 2);
    await this.#history(served, made, chance, turn);
    const isShared = ({ ...(small ? small.options : {}), ...options }).shared_spotting?.toString() !== "false";
    return { scenario: small ? "small" : scenario, battles: [made, made], fields: null, isShared, keepsCards: Boolean(small && small.blue.deck.includes(keptCards[0].id)) };
  }
  async #history(served, made, chance, turn) {
    const roles = made.roles.filter((role) => role !== "public");
    const world = new World(served, { id: made.id, tokens: Object.fromEntries(roles.map((role) => [role, made.token(role)])) });
    const players = roles.filter((role) => role !== "referee");
    await world.comeAll(players, players);
    const pair = new Pair([world], "red", { prefix: "h" });
    for (const role of players) await pair.chat(role, "referee", `${role} alone`);
    await new Fork(pair, players, "red", chance, { probes: 0 }).until(turn);
    world.leave();
  }
  async #files(served, of, chance) {
    const own = chance.pick(["red", "blue"]);
    const one = smallScenario(chance, `pair${of}a`);
    const what = chance.pick(changesOfFiles);
    const other = twinScenario({ ...structuredClone(one), id: `pair${of}b` }, enemy(own), what, chance);
    if (!other) return undefined;
    const battles = [];
    for (const scenario of [one, other.twin]) {
      write(join(this.db, "scenarios"), scenario);
      battles.push(await newBattle(served.url, scenario.id, {}));
    }
    return { scenario: "small", battles, own, what, fields: other.fields, words: [[`pair${of}b`, `pair${of}a`]] };
  }

  /** These pairs, on two servers, with everybody in his seat: [[spec, worlds]]. */
  async open(specs) {
    const chance = new Chance(`${this.name} copies ${this.#copies}`);
    const at = join(this.place, `copies${this.#copies++}`);
    const pairs = specs.map((spec) => ({ ...spec, ...this.#seating(spec), id: word(chance, 16), salt: "5a".repeat(32) }));
    pairs.forEach((pair) => (pair.tokens = seatsOf(pair.roles, chance)));
    const folders = ["a", "b"].map((name) => join(at, name));
    folders.forEach((folder, i) => copy(join(this.place, "played"), folder, pairs.map((pair) => this.#plan(pair, i))));
    const servers = await Promise.all(folders.map((data) => Served.of(data, { db: this.db, seed: `twins ${this.seed}`, extra: this.extra, hour: 1 })));
    const opened = pairs.map((pair) => ({ ...pair, worlds: servers.map((served) => new World(served, pair)) }));
    await this.#seat(opened, servers);
    const end = async () => {
      opened.forEach(({ worlds }) => worlds.forEach((world) => world.leave()));
      await Promise.all(servers.map((served) => served.end()));
      rmSync(at, { recursive: true, force: true });
    };
    return { opened, end };
  }
  #seating(spec) {
    const { battles, own, isShared } = this.stands[spec.of];
    const chance = new Chance(`${spec.seed} side`);
    const side = own ?? chance.pick(["red", "blue"]);
    const roles = battles[0].roles.filter((role) => role !== "public");
    return { own: side, foe: enemy(side), roles, observed: own ? side : observer(side, roles, isShared, chance) };
  }
  #plan({ of, id, tokens, salt, roles, foe }, world) {
    const { battles, words = [] } = this.stands[of];
    const called = Object.fromEntries(roles.map((role) => [role, world === 1 && role.startsWith(foe) ? kWaysOfFoe : 1]));
    return { from: battles[world].id, to: id, tokens, words, salt, created: kBegin, called };
  }
  async #seat(opened, servers) {
    const each = (work) => Promise.all(opened.flatMap((pair) => pair.worlds.map((world, i) => work(pair, world, i))));
    await each(({ own }, world) => world.comeFirst(own, true));
    await each(({ own, foe, roles, observed }, world, i) => {
      const others = [...roles.filter((role) => role !== own), "public"];
      return world.comeAll(others, i === 0 ? others : [...roles.filter((role) => role.startsWith(foe)), "referee", "public", observed]);
    });
    await Promise.all(servers.map((served) => served.pass(kPresence)));
    await each(({ own }, world) => world.areShown(own));
  }
  end() {
    rmSync(this.place, { recursive: true, force: true });
  }
}
