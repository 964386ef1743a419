// Plays a seat by chance out of the choices in its view, and knows nothing else.

import { createHash } from "node:crypto";

const sha256 = (text) => createHash("sha256").update(text).digest("hex");
const far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const bearing = (from, to) => (Math.round((Math.atan2(to[0] - from[0], to[1] - from[1]) * 180_000) / Math.PI) + 360_000) % 360_000;
const nearest = (from, places) => places.reduce((best, at) => (!best || far(from, at) < far(from, best) ? at : best), undefined);

/** The enemy as far as it is known, else an objective, else the middle of the table. */
function aim(view, side, from) {
  const enemies = Object.values(view.contacts).filter((contact) => contact.side !== side);
  const goals = Object.values(view.objectives).filter((objective) => objective.held_by !== side);
  return nearest(from, [...enemies, ...goals].map(({ at }) => at)) ?? [view.map.width / 2, view.map.height / 2];
}

/** The same way with points on it: what is seen of a way is seen from point to point. */
function withPoints(path, chance) {
  if (path.length < 2 || !chance.percent(40)) return path;
  const [from, to] = path.slice(-2);
  const between = [1, 2].map((third) => from.map((value, i) => Math.round(value + ((to[i] - value) * third) / 3)));
  return [...path.slice(0, -1), ...between, to];
}

/** Each returns [what it decides about, the command or nothing]. */
const kinds = [
  function* share({ view, side }) {
    const contribution = sha256(`share of ${side}`).slice(0, 32);
    const promise = sha256(`${side}:${contribution}`);
    if (view.choices.may_promise && !view.dice[`promise_${side}`]) yield ["promise", { do: "promise_share", promise }];
    if (view.choices.may_contribute) yield ["share", { do: "contribute_to_dice", contribution }];
  },
  function* takeUp({ view }) {
    if (view.choices.may_take_up) yield ["take up", { do: "take_up_companies" }];
  },
  function* deploy({ view, chance }) {
    for (const { stand, places } of Object.values(view.choices.deploy))
      if (places.length > 0 && view.stands[stand])
        yield [stand, { do: "deploy_stand", stand, at: chance.pick(places), facing: view.stands[stand].facing ?? 0 }];
  },
  function* orders({ view, chance, side }) {
    const followed = new Set(Object.values(view.orders).filter((order) => order.sealed).flatMap((order) => order.members));
    for (const [key, { issuer, offers, spots }] of Object.entries(view.choices.orders)) {
      const free = spots.filter(({ followers }) => followers.some((id) => !followed.has(id)));
      const offered = offers.filter((offer) => !offer.needs_recipient && !offer.needs_pair);
      if (free.length === 0 || offered.length === 0) continue;
      const [spot, beside] = [chance.pick(free), spots[0]];
      const offer = offered.find(({ chit }) => chit === chance.pick(["cautious_advance", "hasty_advance", "hold"])) ?? chance.pick(offered);
      const { marker, followers } = offer.reach === "anywhere" ? spot : beside;
      const stays = offer.chit.endsWith("_advance") && followers.length > 1 && chance.percent(20);
      const arrow = (bearing(marker, aim(view, side, marker)) + chance.between(-20, 20) * 1000 + 360_000) % 360_000;
      yield [key, { do: "place_order", issuer, chit: offer.chit, marker, ...(offer.needs_arrow ? { arrow } : {}), ...(stays ? { overwatch: [chance.pick(followers)] } : {}) }];
    }
  },
  function* forms({ view, chance }) {
    for (const [order, choice] of Object.entries(view.choices.forms))
      yield [order, chance.percent(30) && { do: "declare_form", order: choice.order, form: chance.pick(choice.forms) }];
  },
  function* moves({ view, chance, side }) {
    for (const [key, { stand, paths }] of Object.entries(view.choices.moves)) {
      const long = paths.filter((path) => path.length > 0);
      if (long.length === 0) continue;
      const goal = aim(view, side, long[0][0]);
      const best = long.reduce((a, b) => (far(a.at(-1), goal) <= far(b.at(-1), goal) ? a : b));
      yield [key, { do: "move_stand", stand, path: withPoints(chance.percent(75) ? best : chance.pick(long), chance) }];
    }
  },
  function* transport({ view, chance }) {
    for (const [key, { act, stand, vehicle, places }] of Object.entries(view.choices.transport)) {
      if ((act !== "unload" && act !== "unlimber") || places.length === 0 || !view.stands[vehicle]) continue;
      const { facing } = view.stands[vehicle];
      const name = act === "unload" ? "stand" : "gun";
      yield [key, chance.percent(50) && { do: act, [name]: stand, at: chance.pick(places), facing }];
    }
  },
  function* missions({ view, chance }) {
    for (const [key, choice] of Object.entries(view.choices.missions)) {
      const { observer, kind, batteries, least_batteries: least, targets } = choice;
      if (targets.length === 0 || batteries.length < least) continue;
      const asked = { do: "request_mission", batteries: batteries.slice(0, least), kind, target: chance.pick(targets).point };
      yield [key, chance.percent(60) && (observer ? { ...asked, observer } : asked)];
    }
  },
  function* fires({ view, chance }) {
    const declared = new Set(Object.values(view.shots).map(({ firer }) => firer));
    for (const { firer, weapons } of Object.values(view.choices.fires)) {
      const able = weapons.filter(({ targets }) => targets.length > 0);
      if (able.length === 0 || declared.has(firer)) continue;
      const weapon = chance.pick(able);
      const { target, path_points: points, covers } = chance.pick(weapon.targets);
      const where = points.length > 0 ? { path_point: chance.pick(points) } : {};
      const cover = covers.length > 0 ? { cover_category: chance.pick(covers) } : {};
      yield [firer, chance.percent(85) && { do: "declare_fire", firer, line: weapon.line, target, ...where, ...cover }];
    }
  },
  function* facings({ view, chance }) {
    for (const stand of view.choices.may_turn)
      yield [stand, chance.percent(15) && { do: "turn_stand", stand, facing: chance.below(360) * 1000 }];
  },
  function* cards({ view, chance }) {
    if (view.choices.must_discard > 0 && view.hand.length > 0)
      yield [`discard ${view.hand.length}`, { do: "discard_card", card: chance.pick(view.hand).card }];
    for (const { card, target, own_stands: own, own_companies: companies, enemies } of Object.values(view.choices.cards)) {
      const on = { own_stand: { target: own[0] }, enemy_stand: { target: enemies[0] }, own_company: { company: companies[0] }, side: {} }[target];
      const complete = on && Object.values(on).every((value) => value !== undefined);
      yield [card, complete && chance.percent(40) && { do: "play_card", card, ...on }];
    }
  },
  function* ground({ view, chance }) {
    for (const [key, { stand, at }] of Object.entries(view.choices.occupy))
      yield [key, chance.percent(30) && { do: "occupy_ground", stand, at, facing: view.stands[stand].facing }];
  },
];

export class Player {
  #decided = new Set();
  #step = "";

  constructor(side, chance) {
    this.side = side;
    this.chance = chance;
  }
  /** What it does next; nothing: it is ready to commit. */
  next(view) {
    const step = `${view.battle.turn} ${view.battle.step}`;
    if (step !== this.#step) this.#decided.clear();
    this.#step = step;
    for (const kind of kinds)
      for (const [about, command] of kind({ view, chance: this.chance, side: this.side })) {
        const key = `${kind.name} ${about}`;
        if (this.#decided.has(key)) continue;
        this.#decided.add(key);
        if (command) return command;
      }
    return undefined;
  }
}
