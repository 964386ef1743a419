// What the observed side cannot know, made different in the second world after the fork: P1 to P12 and what they are made of.
// Each returns whether the worlds differ now; `change(stand, fields)` says what of a stand may differ if it is seen.

import { writeToTheBound } from "./bounds.mjs";
import { nearby } from "./ground.mjs";

const kQualities = ["green", "trained", "regular", "experienced", "veteran", "elite"];
const kPlace = ["at", "facing", "path", "contact"];
const kAll = [...kPlace, "state", "suppressed", "type"];
const why = "for the other world";
const kRows = Number(process.env.DARK_ROWS ?? 60);
const moved = ([x, y], chance, by) => [x + chance.between(-by, by), y + chance.between(-by, by)];
const aside = (world, at, by) => nearby(at, world.truth.map, world.chance, by);

/** Rulings on these stands; true when one was accepted. */
async function rule(world, stands, fields, told) {
  let any = false;
  for (const stand of stands) {
    world.change(stand, told);
    const act = await world.b("referee", { do: "edit_stand", stand, reason: why, ...fields(world.truth.stands[stand]) });
    any ||= act.ok[0];
  }
  return any;
}
const placed = (world) => world.dark.filter((id) => world.truth.stands[id].at && ["on_table", "phantom"].includes(world.truth.stands[id].presence));
const ghosts = (world) => placed(world).filter((id) => world.lost.has(id));

async function move(world) {
  const by = world.chance.pick([3, 40, 500, 500, 2000]);
  const near = ({ at, facing }) => ({ at: by > 100 ? aside(world, at, by) : moved(at, world.chance, by), facing: (facing + world.chance.below(30) * 1000) % 360_000 });
  return rule(world, world.chance.some(placed(world), 3), near, kPlace);
}
/** Half of those who are unseen may be anywhere near: they see others on their way. */
async function scatter(world) {
  const near = ({ at }) => ({ at: aside(world, at, 7000) });
  const stands = placed(world).filter(() => world.chance.percent(60));
  return rule(world, stands, near, kPlace);
}
/** A little: those who look on see another part of a way. */
async function shift(world) {
  const by = world.chance.pick([60, 250, 800]);
  return rule(world, world.chance.some(placed(world), 5), ({ at }) => ({ at: moved(at, world.chance, by) }), kPlace);
}
/** Who was seen and is lost goes elsewhere, or is another man now. */
async function ghost(world) {
  const stands = world.chance.some(ghosts(world), 3);
  const near = ({ at }) => world.chance.pick([{ at: aside(world, at, 2500) }, { state: "pinned" }, { suppressed: true }, { state: "shaken" }]);
  return rule(world, stands, near, kAll);
}
async function quality(world) {
  const stands = world.chance.some([...world.dark, ...world.shown], 4);
  return rule(world, stands, (stand) => ({ quality: world.chance.pick(kQualities.filter((one) => one !== stand.quality)) }), []);
}
async function state(world) {
  const stands = world.chance.some(placed(world), 2);
  const of = () => world.chance.pick([{ state: "pinned" }, { state: "shaken" }, { suppressed: true }]);
  return rule(world, stands, of, ["state", "suppressed"]);
}
async function ammunition(world) {
  const armed = [...world.dark, ...world.shown].filter((id) => world.truth.stands[id].presence === "on_table");
  const empty = await rule(world, world.chance.some(armed, 3), () => ({ ammunition: "empty" }), []);
  return empty;
}
async function morale(world) {
  const companies = Object.entries(world.truth.companies).filter(([, { side }]) => side === world.foe);
  const [company, { morale: before }] = world.chance.pick(companies);
  const act = await world.b("referee", { do: "set_company_morale", company, morale: before > 3 ? before - 2 : before + 2, reason: why });
  for (const [id, stand] of Object.entries(world.truth.stands)) if (stand.company === company) world.change(id, []);
  return act.ok[0];
}
async function addStand(world) {
  const [like] = world.chance.some(placed(world), 1);
  if (!like) return false;
  const { side, company, line, at, facing } = world.truth.stands[like];
  const name = "zqone more";
  const more = { side, company, line, name, quality: world.chance.pick(kQualities), at: aside(world, at, 2500), facing, reason: why };
  world.change(world.next, kAll);
  const act = await world.b("referee", { do: "add_stand", ...more, issuer: "none" });
  return act.ok[0];
}
async function removeStand(world) {
  const able = placed(world).filter((id) => world.truth.stands[id].issuer === "none");
  const lost = able.filter((id) => world.lost.has(id));
  const [stand] = world.chance.some(lost.length > 0 ? lost : able, 1);
  if (!stand) return false;
  world.change(stand, kAll);
  const act = await world.b("referee", { do: "remove_stand", stand, reason: why });
  return act.ok[0];
}
async function obstacle(world) {
  const beside = world.chance.percent(50) ? placed(world) : world.near;
  const [stand] = world.chance.some(beside, 1);
  if (!stand) return false;
  const [x, y] = moved(world.truth.stands[stand].at, world.chance, 2500);
  const kind = world.chance.pick(["minefield", "wire", "roadblock"]);
  const outline = [[x, y], [x + 1200, y], [x + 1200, y + 700], [x, y + 700]];
  const hidden = kind === "minefield" ? { concealment: "buried", hit: 8 } : { concealment: "camouflaged" };
  world.changeGround();
  const act = await world.b("referee", { do: "add_obstacle", kind, outline, side: world.foe, ...hidden, reason: why });
  return act.ok[0];
}
async function orders(world) {
  const [stand] = world.chance.some(placed(world), 1);
  if (!stand) return false;
  world.change(stand, kAll);
  const act = await world.b("referee", { do: "set_order", stand, chit: world.chance.pick(["hold", "rally", "hasty_advance"]), arrow: 90_000, reason: why });
  return act.ok[0];
}
/** A ruling that is taken back, and a die that is never rolled. */
async function thereAndBack(world) {
  const [stand] = world.chance.some(placed(world), 1);
  const { turn } = world.truth.battle;
  const purpose = `t${turn + 1}/5B/morale/${world.foe === "blue" ? 1 : 101}`;
  const set = await world.b("referee", { do: "set_die", purpose, face: 4, reason: why });
  if (set.ok[0]) await world.b("referee", { do: "withdraw_die", purpose, reason: why });
  if (!stand) return set.ok[0];
  const { quality: before } = world.truth.stands[stand];
  for (const now of ["elite", "green", before]) await world.b("referee", { do: "edit_stand", stand, quality: now, reason: why });
  return true;
}
/** Companies whose stands the observed side may see, or not, check their morale with another die: what is rolled is secret. */
async function secretDice(world) {
  const { turn, step } = world.truth.battle;
  const companies = Object.entries(world.truth.companies).filter(([, { side }]) => side === world.foe);
  let any = false;
  for (const [company] of companies) {
    const purpose = `t${step.startsWith("morale") ? turn + 1 : turn}/5B/morale/${company.slice(1)}`;
    const act = await world.b("referee", { do: "set_die", purpose, face: world.chance.pick([1, 10]), reason: why });
    if (!act.ok[0]) continue;
    any = true;
    for (const [id, stand] of Object.entries(world.truth.stands)) if (stand.company === company) world.change(id, ["state", "suppressed"]);
  }
  return any;
}
/** Many rows of the journal of which nobody is told. */
async function history(world) {
  const stands = Object.keys(world.truth.stands).filter((id) => world.truth.stands[id].side === world.foe);
  const ids = world.chance.some(stands, 4);
  let taken = 0;
  for (let i = 0; i < kRows; ++i) {
    const command = { do: "set_when_forced_back", stand: ids[i % ids.length], when_forced_back: i % 2 === 0 ? "go_on" : "stop_in_cover" };
    if (!(await world.quick(world.foe, command))) break; // a seat that is refused too often is dropped
    ++taken;
  }
  await world.compare();
  return taken > 0;
}
async function whenForcedBack(world) {
  const stands = world.chance.some([...world.dark, ...world.shown], 6);
  let any = false;
  for (const stand of stands) {
    const act = await world.b(world.foe, { do: "set_when_forced_back", stand, when_forced_back: "go_on" });
    if (act.ok[0]) world.change(stand, []);
    any ||= act.ok[0];
  }
  return any;
}
async function chat(world) {
  for (let i = world.chance.between(1, 20); i > 0; --i) await world.chat(world.foe, world.chance.pick(["side", "referee"]), `zq7f3a ${i}`);
  await world.b("referee", { do: "write_to_side", words: "zq8g4b, to you alone", side: world.foe });
  if (world.isFull()) return true; // who has written all that he may is refused, and others hear it
  for (const [from, to] of [[world.own, "side"], [world.foe, "all"], [world.own, "all"]]) await world.chatOfBoth(from, to, `now to ${to} by ${from}.`);
  return true;
}
/** As much as a seat may write. */
async function bound(world) {
  world.fill();
  await writeToTheBound((words) => world.chat(world.foe, "side", words));
  return true;
}
async function refused(world) {
  const commands = [
    { do: "move_stand", stand: "s1", path: [[1000, 1000]] },
    { do: "declare_fire", firer: "s1001", line: 0, target: "s1" },
    { do: "withdraw_order", order: "o999" },
    { do: "edit_stand", stand: "s1", reason: why, quality: "elite" },
  ];
  for (let i = world.chance.between(3, 8); i > 0; --i) await world.b(world.foe, world.chance.pick(commands));
  return true;
}
async function tabs(world) {
  for (let i = world.chance.between(1, 4); i > 0; --i) await world.tab(`${world.foe} tab${i}`);
  if (world.chance.percent(50)) await world.leave(`${world.foe} tab1`);
  await world.pass();
  return true;
}
async function looks(world) {
  for (const audience of [world.own, "public", world.foe]) await world.ask("referee", { type: "view_as", audience });
  await world.ask(world.foe, { type: "view_as", audience: world.own });
  return true;
}

/** Another man plays on for a further player: his own side alone is told. [S-113, REL-56] */
async function substitute(world) {
  const role = `${world.foe}2`;
  if (!world.roles.includes(role)) return false;
  await world.handOver(role);
  return true;
}

/** Of these nothing may ever be released: with them a battle is played to its end. */
export const kSilent = ["P4 drafts", "P6 set dice", "P7 chat", "P7 bound", "P7 refused", "P7 tabs", "P7 moment", "P8 looks", "P10 history", "P11 comes again", "P12 watchers", "P13 substitute", "ambush"];

/** `after`: it goes on in play: the fork asks for it by this word. */
export const perturbations = {
  "P1 move": { do: move },
  "P1 scatter": { do: scatter },
  "P1 shift": { do: shift },
  "P1 ghost": { do: ghost },
  "P1 moves on": { after: "other_moves" },
  "P1 other places": { after: "other_places" },
  "P2 quality": { do: quality },
  "P2 state": { do: state },
  "P2 ammunition": { do: ammunition },
  "P2 morale": { do: morale },
  "P2 when forced back": { do: whenForcedBack },
  "P3 one more": { do: addStand },
  "P3 one less": { do: removeStand },
  "P4 set order": { do: orders },
  "P4 other orders": { after: "other_orders" },
  "P4 other overwatch": { after: "other_overwatch" },
  "P4 other ways": { after: "other_ways" },
  "P4 other firers": { after: "other_firers" },
  "P4 fewer shots": { after: "fewer_shots" },
  "P4 drafts": { after: "drafts" },
  "P4 takes back": { after: "takes_back" },
  "P5 cards": { after: "other_cards" },
  "P5 targets": { after: "other_targets" },
  "P6 set dice": { do: thereAndBack },
  "P6 secret dice": { do: secretDice },
  "P7 chat": { do: chat },
  "P7 bound": { do: bound },
  "P7 refused": { do: refused },
  "P7 tabs": { do: tabs },
  "P7 moment": { after: "moment" },
  "P8 obstacle": { do: obstacle },
  "P8 looks": { do: looks },
  "P10 history": { do: history },
  "P11 comes again": { after: "reconnects" },
  "P12 watchers": { after: "watchers" },
  "P13 substitute": { do: substitute },
  ambush: { after: "ambush" },
};
