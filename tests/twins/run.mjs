// Families of pairs: one history, and forks of it that differ in what one side cannot know; or two files that do from the start.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Chance } from "./chance.mjs";
import { Fork } from "./fork.mjs";
import { Difference, Pair } from "./pair.mjs";
import { perturbations } from "./perturb.mjs";
import { changesOfFiles, optionsByChance, smallScenario, twinScenario, write } from "./scenarios.mjs";
import { explained } from "./verdict.mjs";
import { newPlace, World } from "./world.mjs";

const shipped = readdirSync("db/scenarios").map((name) => name.replace(".json", ""));
async function optionRows(server, id) {
  const told = await (await fetch(`${server.url}/api/scenarios/${id}`)).json();
  if (!told.options) throw new Error(JSON.stringify(told));
  return told.options;
}
const kSeatings = 5;

function folderWith(place, ...scenarios) {
  const db = join(place, "db");
  cpSync("db", db, { recursive: true });
  for (const scenario of scenarios) write(join(db, "scenarios"), scenario);
  return db;
}
const inside = (place, name) => {
  mkdirSync(place, { recursive: true });
  return mkdtempSync(join(place, name));
};

/** Seats everybody of both worlds; worlds that the clock came in between are made anew. */
async function seated(make, own, foe) {
  for (let tries = 0; tries < kSeatings; ++tries) {
    const worlds = await make();
    const roles = worlds[0].battle.roles.filter((role) => role !== "public");
    const follow = [[own, ...roles, "public"], [own, ...roles.filter((role) => !role.startsWith(own)), "public"]];
    const good = await Promise.all(worlds.map((world, i) => world.seat(roles, [foe, ...follow[i]])));
    if (good.every(Boolean)) return { worlds, roles };
    await Promise.all(worlds.map((world) => world.end()));
  }
  throw new Error("the seats were never shown together");
}

/** What a perturbation may use: acts in the second world that the observed side must not hear of. */
function contextOf(pair, fork, chance, changed) {
  const [, second] = pair.worlds;
  let rows = 0;
  const truth = structuredClone(second.view("referee"));
  const stands = Object.entries(truth.stands).filter(([, stand]) => stand.side === fork.foe && stand.presence !== "eliminated");
  const change = (stand, fields) => changed.set(stand, [...(changed.get(stand) ?? []), ...fields]);
  return {
    chance, truth, foe: fork.foe, own: fork.own, rows: 150, change,
    lost: new Set(Object.values(truth.desk.contacts).flatMap(({ stand, contact, watcher }) => (watcher === fork.own && !contact.in_sight ? [stand] : []))),
    dark: stands.filter(([, { visible }]) => !visible).map(([id]) => id),
    shown: stands.filter(([, { visible }]) => visible).map(([id]) => id),
    changeAdded: (fields) => Object.keys(second.view("referee").stands).filter((id) => !truth.stands[id]).forEach((id) => change(id, fields)),
    b: (role, command) => pair.command(role, command, "b"),
    quick: (role, command) => second.lines.get(role).command(`row-${++rows}`, command),
    compare: () => pair.compare(pair.acts.at(-1) ?? { number: 0, what: "the fork" }),
    chat: (role, to, words) => pair.chat(role, to, words, "b"),
    ask: (role, message) => pair.ask(role, message, "b"),
    tab: (name) => pair.tab(name, {}, "b"),
    leave: async (name) => second.close(name),
  };
}

async function perturb(context, fork, names) {
  const done = [];
  for (const name of names) {
    const { do: work, after } = perturbations[name];
    if (after) fork.after.add(after);
    if (after || (await work(context))) done.push(name);
  }
  const still = [...context.dark.filter((id) => context.chance.percent(40))];
  for (const id of still) fork.untouched.add(id);
  return done;
}

/** Plays it; what came of it. */
async function judge(pair, fork, changed, result, play) {
  try {
    await play();
    result.outcome = "equal";
  } catch (error) {
    if (error.message === "the other side decided otherwise") result.outcome = "decided otherwise";
    else if (!(error instanceof Difference)) throw error;
    else await explain(pair, fork, changed, result, error);
  }
  Object.assign(result, { acts: pair.acts.length, heard: pair.heard, inSight: fork.contacts > 0, differed: fork.differed });
  const nothing = result.perturbed.every((name) => perturbations[name]?.after) && fork.differed === 0;
  if (result.outcome === "equal" && nothing && result.how === "fork") result.outcome = "nothing differed";
  return result;
}
async function explain(pair, fork, changed, result, { found, act }) {
  const isOfFoe = act.role?.startsWith(fork.foe);
  if (isOfFoe && new Set(act.answers.map((text) => text.includes('"ok":true'))).size === 2) {
    result.outcome = "decided otherwise"; // what he could do in one world he could not in the other
    return;
  }
  await Promise.all(pair.worlds.map((world) => world.rest()));
  const journals = await Promise.all(pair.worlds.map((world) => world.journal()));
  const { isCaused, row, about } = explained(journals, fork.own, changed, pair.acts);
  result.outcome = found.stream.startsWith(fork.own) && isCaused ? "released" : "leak";
  Object.assign(result, { row, about, found, act });
}

export class Runner {
  constructor({ seed, extra, whole }) {
    Object.assign(this, { seed, extra, whole });
  }

  /** All pairs of a family, one after the other; `only`: this one. */
  async *family(number, only) {
    const chance = new Chance(`${this.seed}.${number}`);
    const place = newPlace();
    const kind = chance.below(100);
    try {
      if (kind < 25) yield* this.files(number, chance, place);
      else yield* this.forks(number, chance, place, kind < 85, only);
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
  }

  async *forks(number, chance, place, small, only) {
    const made = small ? smallScenario(chance, `twins${number}`) : undefined;
    const scenario = made?.id ?? chance.pick(shipped);
    const db = folderWith(place, ...(made ? [made] : []));
    const history = await this.history(place, scenario, db, chance, small ? chance.between(1, 3) : chance.between(1, 2));
    for (let k = 0; k < (small ? 8 : 3); ++k) {
      if (only !== undefined && only !== k) continue;
      yield await this.fork(history, `${this.seed}.${number}.${k}`, place, small ? "small" : scenario);
    }
    await history.end();
  }
  async history(place, scenario, db, chance, turn) {
    const shelf = await World.made(inside(place, "shelf"), { scenario: "tutorial", options: {}, db, seed: "shelf", extra: this.extra });
    const options = optionsByChance(await optionRows(shelf.server, scenario), chance);
    await shelf.end();
    const world = await World.made(inside(place, "history"), { scenario, options, db, seed: `twins ${this.seed}`, extra: this.extra });
    const roles = world.battle.roles.filter((role) => role !== "public");
    await world.seat(roles, roles);
    await new Fork(new Pair([world], "red", true), roles, "red", chance, 0).until(turn);
    await world.settled();
    await world.rest();
    return world;
  }

  async fork(history, seed, place, scenario) {
    const chance = new Chance(seed);
    const own = chance.pick(["red", "blue"]);
    const foe = own === "red" ? "blue" : "red";
    const two = () => Promise.all(["a", "b"].map((name) => World.copyOf(history, inside(place, name))));
    const { worlds, roles } = await seated(two, own, foe);
    const pair = new Pair(worlds, own, true);
    const fork = new Fork(pair, roles, own, chance);
    pair.forget();
    const changed = new Map();
    const wanted = chance.percent(25) ? ["P1 scatter"] : chance.some(Object.keys(perturbations), chance.percent(60) ? 1 : 4);
    const result = { seed, how: "fork", scenario, own, perturbed: wanted };
    const play = async () => {
      const context = contextOf(pair, fork, chance, changed);
      result.perturbed = await perturb(context, fork, wanted);
      await fork.until(this.whole?.(seed) ? 99 : fork.view().battle.turn + 2);
      if (chance.percent(25)) await pair.compareHttp();
    };
    return judge(pair, fork, changed, result, play).finally(() => Promise.all(worlds.map((world) => world.end())));
  }

  async *files(number, chance, place) {
    const own = chance.pick(["red", "blue"]);
    const foe = own === "red" ? "blue" : "red";
    const one = smallScenario(chance, `twins${number}`);
    const what = chance.pick(changesOfFiles);
    const other = twinScenario(one, foe, what, chance);
    if (!other) return;
    const seed = `${this.seed}.${number}.0`;
    const two = () => Promise.all([one, other.twin].map((scenario, i) => this.made(inside(place, "ab"[i]), scenario)));
    const { worlds, roles } = await seated(two, own, foe);
    const inSight = worlds.map((world) => JSON.stringify(world.view(own).contacts));
    if (other.fields.includes("any") && inSight[0] !== inSight[1]) return void (await Promise.all(worlds.map((world) => world.end()))); // told at once
    for (const world of worlds) world.commitment = world.view(foe).dice.commitment;
    const pair = new Pair(worlds, own, false);
    const fork = new Fork(pair, roles, own, chance);
    const changed = new Map(Object.entries(worlds[1].view("referee").stands).map(([id]) => [id, other.fields]));
    const play = async () => {
      await fork.until(3);
      if (chance.percent(25)) await pair.compareHttp();
    };
    const result = { seed, how: "files", scenario: "small", own, perturbed: [`file: ${what}`] };
    yield await judge(pair, fork, changed, result, play).finally(() => Promise.all(worlds.map((world) => world.end())));
  }
  made(place, scenario) {
    const db = folderWith(place, scenario);
    return World.made(place, { scenario: scenario.id, options: {}, db, seed: `twins ${this.seed}`, extra: this.extra });
  }
}
