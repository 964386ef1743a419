// What an observed player tries to learn more than he is told: by his frames alone, and by chance.

const few = Array.from({ length: 14 }, (_, i) => [`s${i + 1}`, `s${1001 + i}`]).flat();
const wrong = [...few, "s999", "m000000", "m123456", "nobody"];
const near = ([x, y], chance, by) => [Math.max(0, x + chance.between(-by, by)), Math.max(0, y + chance.between(-by, by))];

/** Where somebody may lie in wait: woods and houses, objectives, where he was seen last, and anywhere. */
function likely(view, chance) {
  const of = chance.below(4);
  const ghosts = Object.values(view.contacts).map(({ at }) => at);
  if (of === 0 && view.map.areas.length > 0) return near(chance.pick(chance.pick(view.map.areas).outline), chance, 2000);
  if (of === 1 && ghosts.length > 0) return near(chance.pick(ghosts), chance, 1500);
  const goals = Object.values(view.objectives).map(({ at }) => at);
  if (of === 2 && goals.length > 0) return near(chance.pick(goals), chance, 2500);
  return [chance.below(view.map.width), chance.below(view.map.height)];
}

const fire = ["declare_fire"];
const move = ["move_stand", "ask_for_move"];
const kOfStep = {
  prep_fire_a: fire, prep_fire_b: fire, opportunity_fire: fire, general_fire: fire, side_a_moves: move, side_b_moves: move,
  artillery_response: ["request_mission"], orders: ["place_order"], first_orders: ["place_order"],
};

export class Prober {
  #handles = new Set(wrong);
  #places = [];
  #hinted = [];

  constructor(chance) {
    this.chance = chance;
  }
  remember(view) {
    for (const handle of Object.keys(view.contacts)) this.#handles.add(handle);
  }

  /** Somebody may be here, and in the other world not: the hint itself is the same in both. */
  hint(at, stand) {
    this.#places = [...this.#places, at].slice(-3);
    this.#hinted = [...this.#hinted, stand].slice(-3);
  }

  /** A command that may well be refused; none of those in `but`. */
  command(view, but = []) {
    const { chance } = this;
    const own = Object.keys(view.stands);
    const able = Object.keys(view.choices.fires);
    const stand = able.length > 0 && chance.percent(60) ? chance.pick(able) : own.length > 0 ? chance.pick(own) : "s1";
    const target = this.#target(view);
    const at = this.#places.length > 0 && chance.percent(50) ? near(chance.pick(this.#places), chance, 300) : likely(view, chance);
    const from = view.stands[stand]?.at ?? [1000, 1000];
    const path = chance.percent(50) ? [at] : [from, near(from, chance, 4000)];
    const mission = Object.values(view.choices.missions)[0];
    const all = [
      { do: "declare_fire", firer: stand, line: chance.below(3), target },
      { do: "declare_fire", firer: stand, line: 0, target, path_point: at },
      { do: "declare_fire", firer: target, line: 0, target: stand },
      { do: "move_stand", stand, path },
      this.#offeredMove(view) ?? { do: "move_stand", stand, path },
      { do: "move_stand", stand: target, path },
      { do: "ask_for_move", stand, path },
      { do: "request_mission", batteries: mission?.batteries.slice(0, 1) ?? [stand], kind: "harassing", target: at },
      { do: "request_mission", batteries: mission?.batteries.slice(0, 1) ?? [stand], kind: "high_explosive", target: at, observer: stand },
      { do: "place_order", issuer: stand, chit: chance.pick(["hold", "hasty_advance"]), marker: at, arrow: 90_000 },
      { do: "withdraw_order", order: chance.pick(["o1", "o2", "o3", "o30001", "o30002"]) },
      { do: "withdraw_fire", shot: chance.pick(["d1", "d2", "d30001", "d30002"]) },
      { do: "withdraw_mission", mission: chance.pick(["m1", "m2", "m30001"]) },
      { do: "take_back_commit" },
      { do: "pass_no_more", step: chance.pick(["3A", "4B"]) },
      { do: "take_back_card", played: chance.pick(["p1", "p2", "p30001"]) },
      { do: "name_order", stand: target, order: chance.pick(["o1", "o30001"]) },
      { do: "unload", stand, at, facing: 0 },
      { do: "load", stand, vehicle: target },
      { do: "man_handle", stand, gun: target, path: [at] },
      { do: "occupy_ground", stand, at, facing: 0 },
      { do: "set_when_forced_back", stand, when_forced_back: chance.pick(["go_on", "stop_in_cover"]) },
      { do: "set_when_forced_back", stand: target, when_forced_back: "go_on" },
      { do: "edit_stand", stand: target, at, reason: "a try" },
      { do: "set_die", purpose: "t1/4B/hit/1/1001/0", face: 1, reason: "a try" },
      { do: "deploy_stand", stand: target, at, facing: 0 },
      { do: "turn_stand", stand: target, facing: 0 },
    ];
    const allowed = all.filter((command) => !but.includes(command.do));
    const inStep = allowed.filter((command) => (kOfStep[view.battle.step] ?? []).includes(command.do));
    return chance.pick(inStep.length > 0 && chance.percent(60) ? inStep : allowed);
  }
  /** Onto the place itself: the path is one that it is offered, but for its end. */
  #offeredMove(view) {
    const moves = Object.values(view.choices.moves).filter(({ paths }) => paths.some((path) => path.length > 1));
    if (moves.length === 0) return undefined;
    const { stand, paths } = this.chance.pick(moves);
    const path = this.chance.pick(paths.filter((one) => one.length > 1));
    return { do: "move_stand", stand, path };
  }
  /** Whom it fires at: mostly who was seen and is lost. */
  #target(view) {
    const lost = Object.entries(view.contacts).filter(([, contact]) => !contact.in_sight).map(([handle]) => handle);
    if (this.#hinted.length > 0 && this.chance.percent(20)) return this.chance.pick(this.#hinted);
    return lost.length > 0 && this.chance.percent(50) ? this.chance.pick(lost) : this.chance.pick([...this.#handles]);
  }
  /** A command to one of the other side, and the same to nobody at all. */
  alike(view) {
    const { chance } = this;
    const isRed = Object.keys(view.stands).some((id) => Number(id.slice(1)) > 1000);
    const first = isRed ? 0 : 1000;
    const [own] = Object.keys(view.stands);
    const make = chance.pick([
      (stand) => ({ do: "move_stand", stand, path: [[5000, 5000]] }),
      (stand) => ({ do: "turn_stand", stand, facing: 90_000 }),
      (stand) => ({ do: "set_when_forced_back", stand, when_forced_back: "go_on" }),
      (stand) => ({ do: "declare_fire", firer: stand, line: 0, target: own }),
      (stand) => ({ do: "place_order", issuer: stand, chit: "hold", marker: [5000, 5000] }),
      (stand) => ({ do: "unload", stand, at: [5000, 5000], facing: 0 }),
      (stand) => ({ do: "declare_fire", firer: own ?? "s1", line: 0, target: stand }),
    ]);
    return [make(`s${first + chance.between(1, 9)}`), make(`s${first + 997}`)];
  }
  /** What else a client may do. */
  act() {
    return this.chance.pick(["command", "command", "command", "command", "command", "chat", "view_as", "reconnect", "tab", "alike", "alike", "public", "twice", "stranger"]);
  }
}
