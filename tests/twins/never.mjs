// What nobody may ever be told, whatever the other world hears: looked for in every frame of the observed side and of the public.

import { isSurelyHidden } from "./ground.mjs";

const kUpdates = 300;
const kMembers = /"members":\[("m\d+"(?:,"m\d+")+)\]/g;
const kBlank = /"members":\[[^\]]*""/;
const kTogether = new Set(["SPOT-05", "SPOT-16", "SPOT-17"]); // rules by which all are spotted at once
const kOnlyWhen = /"m\d{6,}":\{"step":"spotting"(,"turn":\d+)?\}/; // in an update: at the step at which nothing but sight changes
const kBeside = 2000; // of a base, and a little
const kFelt = /^(fire_felt|hits_felt)$/;
const kOfPublic = ["wrecks", "obstacles", "fieldworks", "abandoned_guns", "templates"]; // called by their places
const numbersOf = { red: /"s\d{1,3}"/, blue: /"s1\d{3}"/, public: /"s\d+"/ }; // true numbers of the other side's stands
const marksOf = { red: "zqblue", blue: "zqred", public: "zq" }; // every name in a small scenario has one

/** Lists of handles come in the order of the handles: any other has another reason. */
const isUnordered = (handles) => handles.some((handle, i) => i > 0 && handles[i - 1] > handle);
function unordered(text) {
  if (kBlank.test(text)) return "a member of an order has no name [REL-14]";
  for (const [, list] of text.matchAll(kMembers)) if (isUnordered(list.split(","))) return `members come as ${list} [REL-14]`;
  return undefined;
}
function unorderedChoices({ choices, contacts }) {
  for (const { target, point } of Object.values(choices.missions).flatMap((one) => one.targets)) {
    const at = contacts[target]?.at;
    if (at && String(at) !== String(point)) return `fire is offered on ${target} at ${point}, who was seen at ${at} [REL-05]`;
  }
  const targets = [...Object.values(choices.fires).flatMap(({ weapons }) => weapons), ...Object.values(choices.missions)].map((one) => one.targets.map(({ target }) => target));
  const enemies = Object.values(choices.cards).map((card) => card.enemies);
  const wrong = [...targets, ...enemies].find(isUnordered);
  return wrong && `what is offered comes as ${wrong} [REL-27]`;
}

/** What somebody has written to the referee, nobody else reads. */
function letterOfAnother(role, text) {
  if (!text.includes('"to":"referee"') || !text.includes('"type":"chat"')) return undefined;
  const { from } = JSON.parse(text);
  return from === role ? undefined : `${role} reads what ${from} has written to the referee [REL-29]`;
}
/** Small arms that hit tell what became of whom they were aimed at, if he was in sight. */
function withoutResult(news, handles) {
  const isTold = (kind, handle) => news.some((line) => line.kind === kind && line.target?.id === handle);
  const isSeen = (handle) => handles.get(handle)?.seen && !news.some(({ kind, actor }) => kind === "contact_lost" && actor?.id === handle);
  const hits = news.filter(({ kind, outcome, target }) => kind === "fire_resolved" && outcome === "hit" && isSeen(target?.id));
  const untold = hits.find(({ target }) => !isTold("hits_distributed", target.id));
  return untold && `small arms hit, and nothing is told of ${untold.target.id}, at whom they were aimed [REL-09]`;
}

/** Who is spotted at one moment is told of by place, never by his number. */
function unorderedSightings(view, before) {
  const last = new Map();
  for (const [key, { kind, turn, step, place, actor, working }] of Object.entries(view.log).sort(([a], [b]) => a - b)) {
    const rule = working[0]?.rule;
    if (kind !== "contact_made" || !kTogether.has(rule) || !place || !actor?.id.startsWith("m")) continue;
    const moment = `${turn} ${step} ${rule}`;
    const at = last.get(moment);
    if (at && !before.has(key) && (at[0] > place[0] || (at[0] === place[0] && at[1] > place[1]))) return `${actor.id} at ${place} is told of after the one at ${at} [REL-02]`;
    last.set(moment, place);
  }
  return undefined;
}

/** Who is lost at one moment is told of by where he was seen last; what was discarded by the other side is named to nobody. */
function lostInOrder(news, isPlayer) {
  const places = news.filter(({ kind, actor, place }) => kind === "contact_lost" && place && actor?.id.startsWith("m")).map(({ place }) => place);
  const wrong = isPlayer ? undefined : places.find(([x, y], i) => i > 0 && (places[i - 1][0] > x || (places[i - 1][0] === x && places[i - 1][1] > y)));
  return wrong && `who is lost at ${wrong} is told of after those who were seen beyond him [REL-05]`;
}
const namedDiscard = (news, side) => {
  const line = news.find(({ kind, side: whose, what }) => kind === "card_discarded" && whose !== side && what);
  return line && `the other side's card ${line.what} is named [REL-22]`;
};

const heldBy = ({ objectives }) => new Map(Object.entries(objectives).map(([key, { held_by: by }]) => [key, by]));
/** Who is known to have taken an objective was seen there. */
function heldUnseen({ objectives, contacts, stands, battle }, before) {
  if (battle.over) return undefined;
  const known = [...Object.values(contacts), ...Object.values(stands)];
  const isThere = ({ at, reach }, by) => known.some((one) => one.side === by && one.at && Math.hypot(one.at[0] - at[0], one.at[1] - at[1]) < reach + kBeside);
  const taken = Object.entries(objectives).find(([key, one]) => one.held_by && before.get(key) !== one.held_by && !isThere(one, one.held_by));
  return taken && `objective ${taken[0]} is held by ${taken[1].held_by}, of whom nobody was seen there [REL-21]`;
}

export class Never {
  #told = new Map(); // by role: updates by number
  #lost = new Set(); // handles
  #before; // the last view: who was seen, and what the log held
  #follow;

  /** `follow(role)`: the line that makes the view of this role. */
  constructor(follow) {
    this.#follow = follow;
  }

  /** What is wrong with a frame of this line; undefined: nothing. */
  of(name, text) {
    const role = name.split(" ")[0];
    const kind = role.replace(/\d+$/, "").replace("watcher", "public");
    const canary = numbersOf[kind].exec(text)?.[0] ?? (text.includes(marksOf[kind]) ? marksOf[kind] : undefined);
    if (canary) return `it holds ${canary} [REL-02]`;
    if (kind === "public" && kOnlyWhen.test(text)) return `a contact of the public is brought up to date, and shows nothing new: ${kOnlyWhen.exec(text)[0]} [REL-36]`;
    return unordered(text) ?? letterOfAnother(role, text) ?? this.#otherwise(kind, role, name, text);
  }
  /** Every page of a seat is told the same. */
  #otherwise(kind, role, name, text) {
    const line = this.#follow(role);
    if (!line) return undefined;
    const told = this.#told.get(role) ?? this.#told.set(role, new Map()).get(role);
    const number = text.endsWith('"type":"update"}') || text.includes('"type":"view"') ? Number(/"n":(\d+),/.exec(text)?.[1]) : undefined;
    if (number === undefined || kind === "public" || text.includes('"type":"seen_as"')) return undefined; // who watches is not numbered
    if (text.includes('"type":"view"')) return this.#isAnotherView(line, text, number, name);
    const before = told.get(number);
    if (before !== undefined && before !== text) return `update ${number} was another one before [REL-34]`;
    told.set(number, text);
    if (told.size > kUpdates) told.delete(told.keys().next().value);
    return undefined;
  }
  #isAnotherView(line, text, number, name) {
    if (number !== line.n || name.includes(" ") === false) return undefined;
    const sorted = (value) => JSON.stringify(value, (_, one) => (one && typeof one === "object" && !Array.isArray(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one));
    return sorted(JSON.parse(text).view) === sorted(line.view) ? undefined : `the view ${number} is not what updates have made of the first one [REL-34]`;
  }
  /** What is wrong with a view: a handle is new whenever a stand is seen again; to a player, when his side sees it again (S-90). */
  ofView(view, { isPlayer, side }) {
    for (const [handle, { in_sight: seen }] of Object.entries(view.contacts)) {
      if (seen && !isPlayer && this.#lost.has(handle)) return `${handle} was lost, and is seen again [REL-05]`;
      if (!seen) this.#lost.add(handle);
    }
    const forgotten = isPlayer ? undefined : [...this.#lost].find((handle) => !(handle in view.contacts));
    if (forgotten) return `the ghost ${forgotten} has gone [REL-05]`;
    const order = Object.entries(view.orders).find(([key, one]) => one.side !== side && !key.startsWith("of/"));
    if (order) return `an order of the other side is called ${order[0]} [REL-13]`;
    return unorderedChoices(view) ?? this.#ofSight(view, side, isPlayer);
  }
  /** What is new in the log and of the ways since the last look. */
  #ofSight(view, side, isPlayer) {
    const before = this.#before;
    this.#before = { handles: new Map(Object.entries(view.contacts).map(([handle, { in_sight: seen, path }]) => [handle, { seen, path: JSON.stringify(path) }])), log: new Set(Object.keys(view.log)), held: heldBy(view) };
    if (!before) return undefined;
    const said = new Set();
    for (const line of Object.values(view.log).filter(({ kind }) => kFelt.test(kind))) {
      const { outcome: _, dice: __, ...same } = line;
      const words = JSON.stringify(same);
      if (said.has(words)) return `of one fire two lines: ${words} [REL-06]`;
      said.add(words);
    }
    const isGhost = (handle) => before.handles.get(handle)?.seen === false && (!isPlayer || view.contacts[handle]?.in_sight === false);
    for (const [key, line] of Object.entries(view.log)) {
      if (before.log.has(key) || !kFelt.test(line.kind)) continue;
      if (line.actor && isGhost(line.actor.id)) return `who fires is called by his ghost ${line.actor.id} [REL-06]`;
      if (line.dice.length > 0) return "fire that is felt has dice [REL-06]";
    }
    const news = Object.entries(view.log).flatMap(([key, line]) => (before.log.has(key) ? [] : [line]));
    return withoutResult(news, before.handles) ?? heldUnseen(view, before.held) ?? unorderedSightings(view, before.log) ?? lostInOrder(news, isPlayer) ?? namedDiscard(news, side) ?? this.#ofWays(view, side, before);
  }
  /** In a move of the other side, nobody of ours moves. */
  #ofWays(view, side, before) {
    if (!view.battle.step.endsWith("_moves") || view.choices.may_commit) return undefined;
    const viewers = Object.values(view.stands).filter(({ at, presence, side: whose }) => at && whose === side && presence !== "eliminated").map(({ at }) => at);
    for (const [handle, { side: whose, path }] of Object.entries(view.contacts)) {
      if (whose === side || before.handles.get(handle)?.path === JSON.stringify(path)) continue;
      const hidden = path.find((at) => isSurelyHidden(at, viewers, view.map));
      if (hidden) return `nobody can have seen ${handle} at ${hidden} [REL-03]`;
    }
    return undefined;
  }
  /** The public knows what both sides know, and nothing that this one does not. */
  static ofPublic(view, own) {
    const way = Object.entries(view.contacts).find(([, { path }]) => path.length > 0);
    if (way) return `the public knows the way of ${way[0]} [REL-36]`;
    for (const part of kOfPublic) {
      const more = Object.keys(view[part]).find((key) => !(key in own[part]));
      if (more) return `the public knows of ${part} at ${more}, the side does not [REL-36]`;
    }
    return undefined;
  }
}
