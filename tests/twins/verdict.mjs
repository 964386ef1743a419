// Was a difference that the observed side heard a release? Only if its ledger of releases differs (`ordercap ledger`: rows of
// server/fog/releases.md, made of the events), and the first row that differs follows from what was made different: judged by the
// journals of both worlds, which nobody hears. Each kind of release has its cause; what has none is a leak.

import { parsed } from "./same.mjs";

const sideOf = (stand) => (stand >= 1001 ? "red" : "blue");
const number = (id) => Number(id.slice(1));
const kSight = new Set(["contact_made", "contact_seen", "contact_lost"]);
const kNotTruth = new Set([...kSight, "wreck_seen", "abandoned_gun_seen", "obstacle_seen", "fieldwork_seen", "order_placed", "fire_declared", "stand_edited"]);
const kRuns = new Set(["stand_moved", "stand_forced_back", "stand_stopped_at", "gun_man_handled", "dismounted", "unloaded", "transport_returned"]);
const kSpotted = new Set(["SPOT-05", "SPOT-16", "SPOT-17"]); // looked for after a step: no move ends there
const kRoom = 3000; // two bases beside each other
const kToldOfFire = new Set(["told", "fired_at"]);
const kFields = { at: ["at", "facing", "path", "contact"], facing: ["facing"], state: ["state"], suppressed: ["suppressed"] };
const kNames = /^(stand|firer|target|issuer|vehicle|gun|crew|followers|fired_at|carried|observer|batteries|battery|plain|passenger|recipient|successor|lost|returned|members)$/;

const only = (event) => {
  const name = Object.keys(event).find((key) => key !== "rolled") ?? "";
  return [name, event[name] ?? {}];
};

/** Stands of whom an event speaks. */
function standsOf(value, found = new Set()) {
  if (value === null || typeof value !== "object") return found;
  for (const [key, inner] of Object.entries(value)) {
    if (kNames.test(key) && Number.isInteger(inner)) found.add(inner);
    else if (kNames.test(key) && Array.isArray(inner) && inner.every(Number.isInteger)) inner.forEach((id) => found.add(id));
    else if (key === "stand" && Number.isInteger(inner?.id)) found.add(inner.id);
    else standsOf(inner, found);
  }
  return found;
}

/** Events by the command that caused them, and who a handle is. */
function actsOf(journal) {
  const acts = new Map();
  const handles = new Map();
  let current = "";
  for (const [id, event] of journal) {
    if (id !== undefined) current = id;
    if (!acts.has(current)) acts.set(current, []);
    acts.get(current).push(event);
    const { contact_made: made } = event;
    if (made) handles.set(made.contact.handle, made.contact.stand);
  }
  return { acts, handles };
}
const differing = (one, other) => {
  const texts = new Set(other.map((event) => JSON.stringify(event)));
  return one.filter((event) => !texts.has(JSON.stringify(event)));
};

class Verdict {
  constructor(journals, pair, { changed, ground, after, looked }) {
    const own = pair.observed;
    [this.a, this.b] = journals.map(actsOf);
    this.own = own;
    this.side = own.replace(/\d/, "");
    this.changed = new Map([...changed].map(([stand, fields]) => [number(stand), new Set(fields)])); // what may differ of whom
    this.ground = ground;
    this.looked = looked;
    this.cards = after.has("other_cards") || after.has("other_targets") || after.has("other_cards_file");
    this.handles = new Map([...this.a.handles, ...this.b.handles]);
    this.called = new Map(); // a handle, or the name that stands for it: a tank and its riders are first seen in one place
    for (const [i, { handles }] of [this.a, this.b].entries())
      for (const [handle, stand] of handles)
        for (const word of [handle, pair.renamers[i].name(handle) ?? handle]) this.called.set(word, (this.called.get(word) ?? new Set()).add(stand));
    this.places = pair.worlds.map(({ lines }) => lines.get("referee")?.view?.stands ?? {});
    this.seenByFellows = new Set(); // in one world, by others of his side, who do not share it
    this.declared = new Set(); // who declared fire otherwise, since he differed then; told when the step closes
  }
  /** Dice are rolled for true numbers: where these differ, so do they. */
  haveRolled(ids) {
    const names = (event) => (event.rolled ?? []).some(({ purpose }) => /\/\d+\//.test(purpose));
    return [this.a, this.b].some(({ acts }) => ids.some((id) => (acts.get(id) ?? []).some(names)));
  }
  /** Events of this act that only one of the worlds has. */
  odd(id) {
    const [a, b] = [this.a.acts.get(id) ?? [], this.b.acts.get(id) ?? []];
    return [...differing(a, b), ...differing(b, a)].map(only);
  }
  /** Of whom an act says two things, they differ from then on. */
  learn(id) {
    for (const [name, body] of this.odd(id)) {
      if (name === "fire_declared" && this.differs(body.shot.firer)) this.declared.add(body.shot.firer);
      if (name === "contact_made" && body.watcher !== this.own && body.watcher.startsWith(this.side)) this.seenByFellows.add(body.contact.stand);
      if (kNotTruth.has(name)) continue;
      for (const stand of standsOf(body)) if (!this.own.startsWith(sideOf(stand))) this.changed.set(stand, new Set([...(this.changed.get(stand) ?? []), "any"]));
    }
  }
  differs(stand, field) {
    const known = this.changed.get(stand);
    return known !== undefined && (field === undefined || known.has("any") || known.has(field));
  }
  /** Everybody whom it may mean. */
  areAll(word, is) {
    const stands = [...(this.called.get(word) ?? [])];
    return stands.length > 0 && stands.every(is);
  }
  anybodyDiffers(...fields) {
    return [...this.changed.keys()].some((stand) => fields.some((field) => this.differs(stand, field)));
  }
  stand(release) {
    return this.handles.get(release.handle ?? release.subject);
  }

  /** Does it follow that this side is told one thing here and another there? */
  isCaused(one, other, id) {
    const release = one ?? other;
    const odd = this.odd(id);
    const isOwnDummy = release.kind === "phantom_vanished" && /^s\d/.test(release.subject);
    const isSeenByOthers = isOwnDummy || /^stand_(seen|hidden)$/.test(release.kind) || (kSight.has(release.kind) && this.own === "public");
    if (isSeenByOthers && (this.looked.has(release.turn) || this.anybodyDiffers("contact", "state", "suppressed"))) return true; // whoever looks, differs
    const byCard = odd.some(([name, body]) => name === "contact_made" && /^FOW/.test(body.rule)); // it shows those who are nearest
    if (kSight.has(release.kind)) return this.#sight(one, other) || (byCard && this.anybodyDiffers("contact"));
    if (/^card/.test(release.kind) || release.row === "REL-22") return this.cards;
    if (this.cards && odd.some(([name]) => name === "card_opened")) return true;
    if (/^stand_(stopped_at|forced_back)$/.test(release.kind) && this.#isHitOtherwise(odd, number(release.subject))) return true;
    if ([release.kind, release.payload?.kind].some((kind) => /^(stand_)?forced_back$/.test(kind)) && this.#isCrowded(odd)) return true;
    if (kRuns.has(release.kind) || release.row === "REL-26") return this.#run(odd, one, other);
    if (release.row === "REL-25") return this.ground || this.anybodyDiffers("contact");
    if (release.row === "REL-06" && one?.payload.from !== other?.payload.from && this.anybodyDiffers("at")) return true; // muzzle_hint
    if (release.payload?.kind === "fire_declared" && this.areAll(release.payload.actor, (stand) => this.declared.has(stand))) return true;
    if (release.kind === "step_opened") return odd.some(([name, body]) => name === "ground_vacated" && body.ground.may_enter?.length > 0); // 5C [S-108]; 5D waits for hands as they are shown, and those are equal
    if ([one, other].some((each) => each?.row === "REL-21")) return this.anybodyDiffers("at"); // the battle may end in one world, and go on in the other
    if (release.kind === "orders_in_sight") return this.#members(one, other) || odd.some(([, body]) => this.#isOfChanged(body));
    return odd.some(([name, body]) => !kSight.has(name) && this.#isOfChanged(body));
  }
  /** Hits stop a mover, force back or kill: where and which, depends on which of the shots at it hit. Who fires is another man there. [REL-17, REL-06] */
  #isHitOtherwise(odd, stand) {
    const hits = { shot_resolved: ({ shot }) => shot.target === stand && this.differs(shot.firer), template_attack: ({ target, battery }) => target === stand && this.differs(battery) };
    return odd.some(([name, body]) => hits[name]?.(body));
  }
  #isOfChanged(body) {
    return [...standsOf(body)].some((stand) => this.differs(stand));
  }
  /** Orders in sight: without those who differ they are the same. */
  #members(one, other) {
    const alike = (release) => {
      const orders = (release?.payload.orders ?? []).map((order) => ({ ...order, members: order.members.filter((handle) => !this.areAll(handle, (stand) => this.differs(stand))) }));
      return JSON.stringify(orders.filter(({ members }) => members.length > 0).map((order) => JSON.stringify(order)).sort());
    };
    if (one?.kind === other?.kind) return alike(one) === alike(other);
    const members = [one, other].flatMap((release) => release?.payload.orders ?? []).flatMap((order) => order.members);
    return members.some((handle) => this.areAll(handle, (stand) => this.differs(stand)));
  }
  /** A contact: of somebody who differs, and in what differs of him. */
  #sight(one, other) {
    const [a, b] = [one, other].map((release) => release && this.stand(release));
    if (one && other && one.kind === other.kind && a === b) {
      const fields = Object.keys({ ...one.payload, ...other.payload }).filter((key) => JSON.stringify(one.payload[key]) !== JSON.stringify(other.payload[key]));
      return fields.length > 0 && fields.every((field) => this.differs(a, field));
    }
    return [a, b].some((stand) => stand !== undefined && this.differs(stand, "contact"));
  }
  /** An own move runs into somebody, or into an obstacle: contact is told, or the obstacle. */
  #run(odd, one, other) {
    const stopped = number((one ?? other).subject);
    const isStopped = [one, other].some((release) => release?.payload.stopped_by === "contact");
    const isHeld = odd.some(([name, body]) => name === "stand_forced_back" && body.is_stopped && body.stand === stopped); // who dies on that way sees nobody [S-82]
    if ((isStopped || isHeld) && this.anybodyDiffers("contact")) return true;
    if ((one ?? other).kind === "stand_forced_back" && this.#isFledFrom()) return true;
    const met = odd.some(([name, body]) => name === "contact_made" && !kSpotted.has(body.rule) && body.watcher.startsWith(this.side) && this.differs(body.contact.stand));
    return met || this.ground;
  }
  /** Who is forced back goes on to where none of his own side stands, who may be unseen. [S-53] */
  #isCrowded(odd) {
    const isNear = (at, end) => at !== undefined && at.every((one, i) => Math.abs(one - end[i]) <= kRoom);
    const stands = (other, { stand, path }) => other !== stand && sideOf(other) === sideOf(stand) && this.places.some((places) => isNear(places[`s${other}`]?.at, path.at(-1)));
    return odd.some(([name, body]) => name === "stand_forced_back" && [...this.changed.keys()].some((other) => stands(other, body)));
  }
  /** Who is forced back flees from whom his side sees, whoever of it that is. [REL-26] */
  #isFledFrom() {
    return [...this.seenByFellows].some((stand) => this.differs(stand));
  }
}

const kFelt = /^(fire_felt|hits_felt|template_felt|suppressed)$/;
const kBad = ["", "no_effect", "forced_back", "eliminated"];
const worse = (one, other) => (kBad.indexOf(other ?? "") > kBad.indexOf(one ?? "") ? other : one);
const least = (one, other) => (one === undefined || other === undefined ? undefined : [one, other].sort()[0]);

/** Shots that are felt alike are one, however many they were, and in whatever order they were resolved. [REL-06] */
function joined(ledger) {
  const felt = new Map(); // by step
  const known = new Map();
  const kept = ledger.filter((release) => {
    const { kind, turn, step, subject, payload } = release;
    if (kind !== "fired_at" && !(kind === "told" && kFelt.test(payload.kind))) return true;
    const { outcome, place, from, ...same } = payload;
    const words = JSON.stringify([turn, step, kind, subject, same]);
    const { payload: before } = known.get(words) ?? {};
    if (before) {
      Object.assign(before, { outcome: worse(before.outcome, outcome), place: least(before.place, place), from: least(before.from, from) });
      return false;
    }
    const one = { ...release, payload: { ...same, outcome, place, from } };
    known.set(words, one);
    const key = `${turn} ${step}`;
    felt.set(key, [...(felt.get(key) ?? []), { release, words, one }]);
    return true;
  });
  const instead = new Map();
  for (const all of felt.values()) {
    const sorted = [...all].sort((a, b) => (a.words < b.words ? -1 : 1));
    all.forEach(({ release }, i) => instead.set(release, sorted[i].one));
  }
  return kept.map((release) => instead.get(release) ?? release);
}

/** The first release that only one has there, or that is another one. */
function firstDifference(a, b) {
  const texts = [a, b].map((ledger) => ledger.map(({ moment: _, handle: __, ...release }) => JSON.stringify(release)));
  const at = texts[0].findIndex((text, i) => text !== texts[1][i]);
  const index = at < 0 ? a.length : at;
  if (index >= a.length && index >= b.length) return undefined;
  const left = (ledger, text) => texts[ledger].slice(index).filter((one) => one === text).length;
  const isNew = (own, other) => left(own, texts[own][index]) > left(other, texts[own][index]); // else the other is told it as often, later
  const one = isNew(0, 1) ? a[index] : undefined;
  const other = isNew(1, 0) ? b[index] : undefined;
  return one || other ? [one, other] : [a[index], b[index]];
}

/** Of one step the same is told, in another order. */
function isOrder(a, b, [one, other]) {
  const text = ({ moment: _, handle: __, ...release }) => JSON.stringify(release);
  const follows = (ledger, from, release) => ledger.slice(ledger.indexOf(from)).some((each) => text(each) === text(release));
  return [one, other].every((release) => kToldOfFire.has(release?.kind)) && text(one) !== text(other) && follows(b, other, one) && follows(a, one, other);
}

/** In the names of both worlds, where these differ. */
function named(ledger, pair, world) {
  if (!pair.isRenamed) return joined(ledger);
  return joined(ledger.map((release) => ({ ...JSON.parse(pair.same[world](JSON.stringify(release))), handle: release.subject })));
}

const isOk = (text) => String(text).includes('"ok":true');
const kSaid = 400;
const kOfHttp = { http: ["REL-35:", "an answer of HTTP"], mine: ["REL-31:", "the list of one's own battles"], notices: ["REL-54:", "what is sent while nobody looks"] };

/** The side was told something; was the public? */
async function isReleasedToPublic(pair) {
  const [a, b] = await Promise.all(pair.worlds.map((world, i) => world.ledger("public").then((ledger) => named(ledger, pair, i))));
  return firstDifference(a, b) !== undefined;
}

/** Nothing but what is offered: it follows from what his side knows, whoever of it sees that. [REL-27] */
function isOnlyOffered({ a, b }) {
  const rest = (text) => {
    if (!text?.startsWith("{")) return text || "{}"; // no frame, or a closing
    if (!text.endsWith("}")) return "{}"; // an update, where names differ: its number alone
    const { n: _, ...frame } = parsed(text);
    const body = frame.patch ?? frame.view ?? frame;
    delete body.choices;
    return JSON.stringify(body);
  };
  return rest(a) === rest(b);
}

/** What explains that this side heard two things after the last of these acts, or does not. */
export async function verdict(pair, fork, { found, act }) {
  const leak = (row, about = "") => ({ isCaused: false, row, about });
  if (found.wrong) return leak("none:", found.wrong);
  if (pair.isObserved(act.role) && act.answers.length > 1 && isOk(act.answers[0]) !== isOk(act.answers[1])) return leak("REL-28:", "one is refused what the other may");
  if (kOfHttp[found.stream]) return leak(...kOfHttp[found.stream]);
  const audience = pair.isObserved(found.stream) ? found.stream.split(" ")[0] : "public";
  const told = (who) => Promise.all(pair.worlds.map((world, i) => world.ledger(who).then((ledger) => named(ledger, pair, i))));
  let [a, b] = await told(audience);
  if (/\d$/.test(audience) && !firstDifference(a, b) && isOnlyOffered(found)) [a, b] = await told(fork.own);
  const first = firstDifference(a, b);
  if (!first) return leak("none:", "no release differs");
  const [one, other] = first;
  const { row, kind } = one ?? other;
  if (found.isPublicToo && audience !== "public" && !(await isReleasedToPublic(pair))) return leak("REL-36:", "the public hears two things, and nothing else is released to it");
  const about = [one, other].map((release) => (release ? JSON.stringify(release).slice(0, kSaid) : "nothing")).join(" | ");
  if (isOrder(a, b, first)) return leak(`${row} ${kind}`, `in another order: ${about}`);
  const journals = await Promise.all(pair.worlds.map((world) => world.journal()));
  const judged = new Verdict(journals, pair, fork);
  const acts = found.since === undefined ? [act] : pair.acts.slice(found.since); // what is told later has happened in one of these
  for (const { id } of pair.acts) if (id) judged.learn(id);
  const isOfOne = acts.some(({ command, answers }) => command && isOk(answers[0]) !== isOk(answers.at(-1))); // what the other side did, it did in one world
  if (audience === "public" && pair.observed !== "public") return leak(`${row} ${kind}`, `the public is told what the side is not: ${about}`);
  const isCaused = isOfOne || (pair.swaps ? judged.haveRolled(pair.acts.map(({ id }) => id)) : acts.some(({ id }) => judged.isCaused(one, other, id ?? "")));
  return { isCaused, row: `${row} ${kind}`, about };
}
