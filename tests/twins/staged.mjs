// What seldom happens by itself, brought about by rulings that are alike in both worlds and of which the observed side hears nothing: somebody
// unseen comes out of deep woods, burns where the others do not look, fires again after he was lost, holds an objective alone.

import { isCovered, isDense, isHiddenFrom, isSurelyHidden, retreat, within } from "./ground.mjs";
import { isEnd } from "./ambush.mjs";
import { bearing } from "./player.mjs";

const why = "so that it happens";
const kTries = 60;
const kMine = 600; // half of a side
const kAlone = 3000;
const kNear = 3; // places on the way back
const far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const isVehicle = ({ kind }) => kind !== "personnel";

/** A place within so much of there for which this holds. */
function placeWhere([x, y], by, { map, chance }, holds) {
  for (let tries = 0; tries < kTries; ++tries) {
    const at = within([x + chance.between(-by, by), y + chance.between(-by, by)], map);
    if (holds(at)) return at;
  }
  return undefined;
}

export class Stage {
  constructor(fork, chance) {
    Object.assign(this, { fork, chance });
  }

  /** Before the other side decides. */
  async set() {
    const { step } = this.fork.view().battle;
    if (step.endsWith("_moves")) await this.#inWoods(this.#about());
    if (step.endsWith("_moves")) await this.#mined(this.#about());
    if (/fire/.test(step)) await this.#returned(this.#about());
    if (isEnd(step)) await this.#alone(this.#about());
  }
  /** Who may be ruled on: nothing differs of him. */
  #about() {
    const { fork, chance } = this;
    const { stands, desk, shots, objectives, map } = fork.pair.worlds[0].view("referee");
    const all = Object.entries(stands).filter(([, { at, presence }]) => at && presence === "on_table");
    const own = all.filter(([, { side }]) => side === fork.own).map(([, stand]) => stand);
    const busy = new Set(Object.values(shots).map(({ firer }) => firer));
    const isFree = ([id, { side, state, limbered, carries, aboard }]) =>
      side === fork.foe && state === "steady" && !limbered && !aboard && !(carries?.length > 0) && !busy.has(id) && !fork.changed.has(id) && !fork.untouched.has(id);
    const free = all.filter(isFree);
    const moves = new Set(fork.of(fork.foe).flatMap((role) => Object.values(fork.pair.view(role).choices.moves).map(({ stand }) => stand)));
    const lost = new Set(Object.values(desk.contacts).flatMap(({ stand, contact, watcher }) => (watcher === fork.own && !contact.in_sight ? [stand] : [])));
    return { map, chance, own, viewers: own.map(({ at }) => at), free, dark: free.filter(([, { visible }]) => !visible), moves, lost, objectives: Object.values(objectives) };
  }
  #put(stand, at, towards, more = {}) {
    return this.fork.pair.command("referee", { do: "edit_stand", stand, at, facing: bearing(at, towards), ...more, reason: why });
  }

  /** Deep in woods, and near enough to come out. */
  async #inWoods(about) {
    const { chance, viewers, map, own, dark, moves } = about;
    for (const [id] of chance.some(dark.filter(([id]) => moves.has(id)), 2)) {
      if (own.length === 0) return;
      const { at: towards } = chance.pick(own);
      const at = placeWhere(towards, 9000, about, (place) => isSurelyHidden(place, viewers, map));
      if (at) await this.#put(id, at, towards);
    }
  }
  /** A vehicle on mines of which nobody knows, where the observed side does not look. */
  async #mined(about) {
    const { chance, viewers, map, dark } = about;
    for (const [id, stand] of chance.some(dark.filter(([, one]) => isVehicle(one)), 3)) {
      const at = placeWhere(stand.at, 12_000, about, (place) => isHiddenFrom(place, viewers, map));
      if (!at || viewers.length === 0) continue;
      const towards = chance.pick(viewers);
      await this.#put(id, at, towards);
      await this.#advance(id, at, towards);
      await this.#mine(at);
    }
  }
  #advance(stand, at, towards) {
    return this.fork.pair.command("referee", { do: "set_order", stand, chit: "hasty_advance", arrow: bearing(at, towards), reason: why });
  }
  #mine([x, y]) {
    const outline = [[x - kMine, y - kMine], [x + kMine, y - kMine], [x + kMine, y + kMine], [x - kMine, y + kMine]];
    return this.fork.pair.command("referee", { do: "add_obstacle", kind: "minefield", outline, concealment: "buried", hit: 10, reason: why });
  }
  /** Before the observed side moves: somebody in cover on mines, who must run from them, in the second world onto one whom he does not see. */
  async trap() {
    const { fork, chance } = this;
    if (!fork.view().battle.step.endsWith("_moves")) return;
    const { stands, contacts, map } = fork.view();
    const enemies = Object.values(contacts).filter(({ in_sight: now, side }) => now && side === fork.foe).map(({ at }) => at);
    const able = Object.entries(stands).filter(([, one]) => one.at && one.presence === "on_table" && one.state === "steady" && !isVehicle(one) && !one.limbered);
    if (enemies.length === 0) return;
    const way = (from) => retreat(from, enemies).slice(0, kNear);
    for (const [id, stand] of chance.some(able, 2)) {
      const at = placeWhere(stand.at, 9000, { map, chance }, (place) => isCovered(place, map) && way(place).every((one) => isCovered(one, map)));
      if (!at) continue;
      const towards = chance.pick(enemies);
      await this.#put(id, at, towards);
      await this.#advance(id, at, towards);
      await this.#mine(at);
      await fork.ambush.wait(chance.pick(way(at)));
    }
  }
  /** Who was seen lies in other cover, with somebody before him. */
  async #returned(about) {
    const { chance, own, map, free, dark, lost } = about;
    const ghosts = dark.filter(([id]) => lost.has(id));
    const shown = free.filter(([, { visible }]) => visible);
    const targets = own.filter(({ visible }) => visible);
    for (const [id] of chance.some(ghosts.length > 0 ? ghosts : shown, 2)) {
      if (targets.length === 0) return;
      const { at: towards } = chance.pick(targets);
      const at = placeWhere(towards, 8000, about, (place) => isCovered(place, map) && !isDense(place, map) && far(place, towards) > 2500);
      if (at) await this.#put(id, at, towards, { visible: false });
    }
  }
  async #alone(about) {
    const { chance, viewers, map, dark, objectives } = about;
    const empty = objectives.filter(({ at, reach }) => viewers.every((viewer) => far(viewer, at) > reach + kAlone));
    if (empty.length === 0 || dark.length === 0) return;
    const goal = chance.pick(empty);
    const at = placeWhere(goal.at, goal.reach, about, (place) => isCovered(place, map));
    if (at) await this.#put(chance.pick(dark)[0], at, goal.at);
  }
}
