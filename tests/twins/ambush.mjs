// While the observed side decides, somebody whom it does not see stands in the second world where it matters to the decision: on
// the way of a move, beside a target, behind a stand that may be forced back, elsewhere than his ghost, on an objective. What it
// is offered, answered and told must be the same. Before it commits he is mostly taken back; else he waits there.

import { isCovered, isLikelyUnseen, nearby, within } from "./ground.mjs";

const why = "in the other world";
const off = (chance, by) => chance.pick([-1, 1]) * chance.between(Math.floor(by / 3), by);
const beside = ([x, y], chance, by) => [x + off(chance, by), y + off(chance, by)];
const isFire = (step) => step.includes("fire") || step === "facing";

function onTheWay(about) {
  const { view, chance } = about;
  const ways = Object.values(view.choices.moves).flatMap(({ stand, paths }) => paths.filter((path) => path.length > 0).map((path) => ({ stand, path })));
  if (ways.length === 0) return undefined;
  about.way = chance.pick(ways);
  const { path } = about.way;
  if (path.length < 2 || chance.percent(50)) return path.at(-1);
  const [from, to] = path.slice(-2);
  return from.map((value, i) => Math.round((value + 2 * to[i]) / 3));
}
function besideTarget({ view, chance, own }) {
  const seen = Object.values(view.contacts).filter(({ in_sight: now, side }) => now && side !== own);
  return seen.length > 0 ? beside(chance.pick(seen).at, chance, 1900) : undefined;
}
function behind({ view, chance, own }) {
  const stands = Object.values(view.stands).filter(({ at, presence }) => at && presence === "on_table");
  const shown = stands.filter(({ visible }) => visible);
  if (stands.length === 0) return undefined;
  const [x, y] = chance.pick(shown.length > 0 ? shown : stands).at;
  return [x + (own === "blue" ? -1 : 1) * chance.between(900, 3500), y + chance.between(-700, 700)];
}
/** Behind somebody who is fired at: he may be forced back. */
function behindTargets(about) {
  const { truth, own, chance } = about;
  const fired = Object.values(truth.shots).map(({ target }) => truth.stands[target]).filter((stand) => stand?.side === own && stand.at);
  if (fired.length === 0) return behind(about);
  const [x, y] = chance.pick(fired).at;
  return [x + (own === "blue" ? -1 : 1) * chance.between(900, 3000), y + chance.between(-500, 500)];
}
/** In cover, and in sight of somebody who moved. */
function overlooking({ view, chance }) {
  const moved = Object.values(view.stands).filter(({ at, path }) => at && path.length > 0);
  return moved.length > 0 ? nearby(chance.pick(moved).at, view.map, chance, 14_000) : undefined;
}
function atObjective({ view, chance }) {
  const goals = Object.values(view.objectives);
  return goals.length > 0 ? nearby(chance.pick(goals).at, view.map, chance, 2800) : undefined;
}
function anywhere({ view, chance }) {
  return [chance.below(view.map.width), chance.below(view.map.height)];
}

const kTries = 16;
const kLooks = 50;
/** A place of this kind, mostly where he will hardly be seen: who is ends the pair. */
function placeOf(about) {
  const { view, chance } = about;
  const inCover = isEnd(view.battle.step) || chance.percent(90);
  const viewers = Object.values(view.stands).flatMap(({ at }) => (at ? [at] : []));
  for (let tries = 0; tries < kTries; ++tries) {
    const kinds = about.isCommit ? placesAtCommit(view.battle.step) : placesFor(view.battle.step);
    const place = chance.pick(kinds)(about);
    if (place && (!inCover || (isCovered(place, view.map) && isLikelyUnseen(place, viewers, view.map)))) return within(place, view.map);
  }
  return undefined;
}

/** The last that is decided in a turn: then objectives are counted. */
export const isEnd = (step) => step.startsWith("declarations");
/** Just before a step is over, and until then. */
function placesAtCommit(step) {
  if (step.endsWith("_moves")) return [overlooking];
  return isFire(step) ? [behindTargets] : [atObjective];
}
function placesFor(step) {
  if (step.endsWith("_moves")) return [onTheWay, onTheWay, onTheWay, behind];
  if (isFire(step)) return [besideTarget, besideTarget, behind, anywhere];
  return [atObjective, anywhere, behind, besideTarget];
}

export class Ambush {
  #out = []; // who stands elsewhere, and where he belongs
  times = 0;
  way = undefined; // the offered move on whose way he stands

  constructor(fork, chance) {
    Object.assign(this, { fork, chance });
  }
  #able() {
    const { stands, desk, shots, facings } = this.fork.pair.worlds[1].view("referee");
    const out = this.#out.map(({ stand }) => stand);
    const busy = new Set([...out, ...Object.values(shots).map(({ firer }) => firer), ...Object.keys(facings ?? {})]); // a ruling withdraws what he declared
    const lost = new Set(Object.values(desk.contacts).flatMap(({ stand, contact, watcher }) => (watcher === this.fork.own && !contact.in_sight ? [stand] : [])));
    const can = ([id, { side, state, visible, presence, at, limbered, carries, aboard, kind }]) =>
      !busy.has(id) && kind !== "soft_vehicle" && state === "steady" && side === this.fork.foe && !visible && presence === "on_table" && at && !limbered && !aboard && !(carries?.length > 0);
    const ids = Object.entries(stands).filter(can).map(([id]) => id);
    return { stands, shots, ghosts: ids.filter((id) => lost.has(id)), ids };
  }

  /** The observed side is about to decide. */
  async lay(role, isCommit = false) {
    const { chance, fork } = this;
    const { stands, shots, ghosts, ids } = this.#able();
    const view = fork.pair.view(role);
    if (ids.length === 0) return;
    const isOfGhosts = view.battle.step === "artillery_response"; // what is offered follows them
    const stand = ghosts.length > 0 && chance.percent(isOfGhosts ? 95 : 60) ? chance.pick(ghosts) : chance.pick(ids);
    if (ghosts.includes(stand) && chance.percent(isOfGhosts ? 10 : 40)) return this.#unsettle(stand, stands[stand]);
    const about = { view, chance, own: fork.own, isCommit, truth: { stands, shots } };
    const at = placeOf(about);
    if (!at) return;
    this.way = about.way;
    await this.#put(stand, stands[stand], at);
  }
  /** Somebody, just there. */
  async wait(at) {
    const { stands, ids } = this.#able();
    if (ids.length === 0) return;
    const stand = this.chance.pick(ids);
    await this.#put(stand, stands[stand], at);
  }
  async #put(stand, { at: home, facing }, at) {
    const { fork } = this;
    const was = fork.changed.get(stand);
    fork.change(stand, ["any"]);
    fork.hint(at, stand);
    const act = await fork.pair.command("referee", { do: "edit_stand", stand, at, reason: why }, "b");
    if (act.ok[0]) this.#laid({ stand, was, back: { at: home, facing } });
  }
  /** His ghost shows what he showed. */
  async #unsettle(stand, { suppressed }) {
    const was = this.fork.changed.get(stand);
    this.fork.change(stand, ["suppressed"]);
    const act = await this.fork.pair.command("referee", { do: "edit_stand", stand, suppressed: !suppressed, reason: why }, "b");
    if (act.ok[0]) this.#laid({ stand, was, back: { suppressed } });
  }
  /** Hidden on a way that it is offered, or before a gun that it may push. */
  async mine(view) {
    const { chance, fork } = this;
    const push = Object.values(view.choices.transport).find(({ act }) => act === "man_handle");
    const at = push ? push.places[0] : onTheWay({ view, chance });
    if (!at) return;
    const [x, y] = within(at, view.map);
    const outline = [[x - 500, y - 500], [x + 500, y - 500], [x + 500, y + 500], [x - 500, y + 500]];
    const { ground } = fork;
    const before = new Set(this.#obstacles());
    fork.ground = true;
    const kind = push ? "wire" : chance.pick(["wire", "wire", "roadblock", "minefield"]);
    const command = { do: "add_obstacle", kind, outline, side: fork.foe, concealment: "buried", reason: why, ...(kind === "minefield" ? { hit: 8 } : {}) };
    const act = await fork.pair.command("referee", command, "b");
    if (!act.ok[0]) return;
    let number;
    for (let tries = 0; tries < kLooks && number === undefined; ++tries) {
      await fork.pair.worlds[1].settled(); // the referee is told last
      number = this.#obstacles().find((one) => !before.has(one));
    }
    this.#laid({ obstacle: number, ground });
  }
  #laid(what) {
    ++this.times;
    ++this.fork.differed;
    this.#out.push(what);
  }
  /** It is about to commit, or another is about to act. */
  async lift(stays = false) {
    this.way = undefined;
    const { step, turn } = this.fork.view().battle;
    if (step.endsWith("_moves") && this.#out.some(({ stand }) => stand)) this.fork.looked.add(turn);
    for (const { stand, was, back, obstacle, ground } of this.#out.splice(0)) {
      if (obstacle !== undefined) await this.#clear(obstacle, ground);
      else if (stays) this.fork.untouched.add(stand);
      else await this.#takeBack(stand, was, back);
    }
  }
  #obstacles() {
    return Object.values(this.fork.pair.worlds[1].view("referee").obstacles).map((one) => one.number);
  }
  async #clear(obstacle, ground) {
    const act = await this.fork.pair.command("referee", { do: "remove_obstacle", obstacle, reason: why }, "b");
    if (act.ok[0]) this.fork.ground = ground;
  }
  /** Nothing differs of him any more. */
  async #takeBack(stand, was, back) {
    const { pair } = this.fork;
    const now = pair.swaps ? {} : pair.view("referee").stands[stand]; // what happened to him meanwhile happened in both worlds
    const fields = Object.fromEntries(Object.keys(back).map((field) => [field, field === "suppressed" ? (now.suppressed ?? back.suppressed) : back[field]]));
    await pair.command("referee", { do: "edit_stand", stand, ...fields, reason: why }, "b");
    if (!(await this.#isSeenInOne(stand))) this.fork.changeBack(stand, was);
  }
  /** Others of the observed side have seen him, and tell him nothing: he is visible from then on. */
  async #isSeenInOne(stand) {
    const { pair } = this.fork;
    if (pair.swaps) return false;
    await Promise.all(pair.worlds.map((world) => world.settled()));
    const [one, other] = pair.worlds.map((world) => world.view("referee").stands[stand]?.visible);
    return one !== other;
  }
}
