// While the observed side decides, somebody whom it does not see stands in the second world where it matters to the decision: on
// the way of a move, beside a target, behind a stand that may be forced back, elsewhere than his ghost, on an objective. What it
// is offered, answered and told must be the same. Before it commits he is mostly taken back; else he waits there.

const why = "in the other world";
const off = (chance, by) => chance.pick([-1, 1]) * chance.between(Math.floor(by / 3), by);
const beside = ([x, y], chance, by) => [x + off(chance, by), y + off(chance, by)];
const isFire = (step) => step.includes("fire") || step === "facing";

function onTheWay({ view, chance }) {
  const paths = Object.values(view.choices.moves).flatMap(({ paths: all }) => all.filter((path) => path.length > 0));
  if (paths.length === 0) return undefined;
  const path = chance.pick(paths);
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
  return [x + (own === "blue" ? -1 : 1) * chance.between(900, 4200), y + chance.between(-1200, 1200)];
}
function atObjective({ view, chance }) {
  const goals = Object.values(view.objectives);
  return goals.length > 0 ? beside(chance.pick(goals).at, chance, 1200) : undefined;
}
function anywhere({ view, chance }) {
  return [chance.below(view.map.width), chance.below(view.map.height)];
}

/** In woods, brush or a house: there nobody is seen at once. */
function isCovered([x, y], map) {
  return map.areas.some(({ outline }) => {
    let inside = false;
    outline.forEach(([ax, ay], i) => {
      const [bx, by] = outline.at(i - 1);
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
    return inside;
  });
}
const kTries = 12;
/** A place of this kind, mostly in cover. */
function placeOf(about) {
  const { view, chance } = about;
  const inCover = chance.percent(85);
  let place;
  for (let tries = 0; tries < kTries; ++tries) {
    const kind = chance.pick(placesFor(view.battle.step));
    place = kind(about) ?? place;
    if (place && (!inCover || isCovered(place, view.map))) break;
  }
  return place && [Math.min(Math.max(place[0], 600), view.map.width - 600), Math.min(Math.max(place[1], 600), view.map.height - 600)];
}

function placesFor(step) {
  if (step.endsWith("_moves")) return [onTheWay, onTheWay, onTheWay, behind];
  if (isFire(step)) return [besideTarget, besideTarget, behind, anywhere];
  return [atObjective, anywhere, behind, besideTarget];
}

export class Ambush {
  #out = []; // who stands elsewhere, and where he belongs
  times = 0;

  constructor(fork, chance) {
    Object.assign(this, { fork, chance });
  }
  #able() {
    const { stands, desk, shots, facings } = this.fork.pair.worlds[1].view("referee");
    const busy = new Set([...Object.values(shots).map(({ firer }) => firer), ...Object.keys(facings ?? {})]); // a ruling withdraws what he declared
    const lost = new Set(Object.values(desk.contacts).flatMap(({ stand, contact, watcher }) => (watcher === this.fork.own && !contact.in_sight ? [stand] : [])));
    const can = ([id, { side, visible, presence, at, limbered, carries, aboard }]) =>
      !busy.has(id) && side === this.fork.foe && !visible && presence === "on_table" && at && !limbered && !aboard && !(carries?.length > 0);
    const ids = Object.entries(stands).filter(can).map(([id]) => id);
    return { stands, ghosts: ids.filter((id) => lost.has(id)), ids };
  }

  /** The observed side is about to decide. */
  async lay(role) {
    const { chance, fork } = this;
    const { stands, ghosts, ids } = this.#able();
    if (ids.length === 0) return;
    const view = fork.pair.view(role);
    const stand = ghosts.length > 0 && chance.percent(60) ? chance.pick(ghosts) : chance.pick(ids);
    const at = placeOf({ view, chance, own: fork.own });
    if (!at) return;
    const { at: home, facing } = stands[stand]; // the view goes on changing
    const was = fork.changed.get(stand);
    fork.change(stand, ["any"]);
    fork.hint(at, stand);
    const act = await fork.pair.command("referee", { do: "edit_stand", stand, at, reason: why }, "b");
    if (!act.ok[0]) return;
    ++this.times;
    ++fork.differed;
    this.#out.push({ stand, was, at: home, facing });
  }
  /** It is about to commit, or another is about to act. */
  async lift(stays = false) {
    for (const { stand, was, at, facing } of this.#out.splice(0)) {
      if (stays) this.fork.untouched.add(stand);
      else await this.#takeBack(stand, was, { at, facing });
    }
  }
  /** Nothing differs of him any more. */
  async #takeBack(stand, was, place) {
    await this.fork.pair.command("referee", { do: "edit_stand", stand, ...place, reason: why }, "b");
    if (was) this.fork.changed.set(stand, was);
    else this.fork.changed.delete(stand);
  }
}
