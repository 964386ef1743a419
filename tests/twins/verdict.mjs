// Was a difference that the observed side heard a release? Judged by the journals of both worlds, which nobody hears: by the first
// event of that act that may be told to this side and is not the same in both.

const sideOf = (stand) => (stand >= 1001 ? "red" : "blue");
const kContacts = { contact_made: "REL-02", contact_seen: "REL-03", contact_lost: "REL-05" };
const kToWatcher = { wreck_seen: "REL-20", abandoned_gun_seen: "REL-20", obstacle_seen: "REL-25", fieldwork_seen: "REL-25" };
const kToAll = {
  template_placed: "REL-11", template_removed: "REL-12", initiative_rolled: "REL-15", weather_rolled: "REL-15", card_opened: "REL-23", card_expired: "REL-23",
  cards_cancelled: "REL-23", objective_taken: "REL-21", battle_ended: "REL-21", phantom_vanished: "REL-05", elimination_seen: "REL-20", card_drawn: "REL-22",
  card_discarded: "REL-22", orders_revealed: "REL-14",
};
const kNotTruth = new Set([...Object.keys(kContacts), ...Object.keys(kToWatcher)]);
const kFields = { at: ["at", "facing", "path", "contact"], facing: ["facing"], state: ["state"], suppressed: ["suppressed"] };

const only = (event) => {
  const name = Object.keys(event).find((key) => key !== "rolled") ?? "";
  return [name, event[name] ?? {}];
};

/** Stands of whom an event speaks. */
function standsOf(value, found = new Set()) {
  if (value === null || typeof value !== "object") return found;
  for (const [key, inner] of Object.entries(value)) {
    const names = /^(stand|firer|target|issuer|vehicle|gun|crew|followers|fired_at|carried|observer|batteries|battery|passenger|recipient|successor|lost|returned)$/.test(key);
    if (names && Number.isInteger(inner)) found.add(inner);
    else if (names && Array.isArray(inner) && inner.every(Number.isInteger)) inner.forEach((id) => found.add(id));
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
  constructor(journals, own, changed) {
    [this.a, this.b] = journals.map(actsOf);
    this.own = own;
    this.foe = own === "red" ? "blue" : "red";
    this.changed = new Map([...changed].map(([stand, fields]) => [Number(stand.slice(1)), new Set(fields)])); // what may differ of whom
    this.obstacles = [...this.changed.values()].some((fields) => fields.has("obstacle"));
    this.cards = false; // others were played or discarded
    this.handles = new Map([...this.a.handles, ...this.b.handles]);
  }
  events(id) {
    return [this.a.acts.get(id) ?? [], this.b.acts.get(id) ?? []];
  }
  mayDiffer(stand, fields) {
    if (sideOf(stand) === this.own) return;
    const known = this.changed.get(stand) ?? new Set();
    for (const field of fields) known.add(field);
    this.changed.set(stand, known);
  }
  /** What is true differs from here on. */
  learn(id) {
    const [a, b] = this.events(id);
    for (const event of [...differing(a, b), ...differing(b, a)]) {
      const [name, body] = only(event);
      if (kNotTruth.has(name) || name === "order_placed" || name === "fire_declared") continue;
      if (name === "stand_edited") continue; // `changed` has it, field by field
      this.obstacles ||= name === "obstacle_added";
      this.cards ||= name === "card_played" || name === "card_discarded";
      for (const stand of standsOf(body)) this.mayDiffer(stand, ["any"]);
    }
  }

  /** Is it told to this side? Which row, about whom. */
  release(event) {
    const found = this.#told(...only(event));
    return found && { ...found, text: JSON.stringify(only(event)) };
  }
  #told(name, body) {
    if (kContacts[name]) {
      const stand = body.contact?.stand ?? this.handles.get(body.handle);
      const shown = body.contact?.shown ?? body.shown ?? {};
      if (body.watcher === this.own) return { row: kContacts[name], name, stand, shown };
      if (body.watcher === this.foe && stand !== undefined && sideOf(stand) === this.own) return { row: "REL-02", name: `own ${name}`, stand };
      return undefined;
    }
    if (kToWatcher[name]) return body.watcher === this.own ? { row: kToWatcher[name], name } : undefined;
    const about = [...standsOf(body)];
    if (name === "shot_resolved" || name === "hits_distributed") {
      const side = body.side ?? body.shot?.side;
      return side === this.own || about.some((id) => sideOf(id) === this.own) ? { row: side === this.own ? "REL-08" : "REL-06", name, about } : undefined;
    }
    if (name === "mine_attack" && this.obstacles) return { row: "REL-25", name };
    if (kToAll[name]) return { row: kToAll[name], name, about };
    return about.some((id) => sideOf(id) === this.own) ? { row: "REL-26", name, about } : undefined;
  }

  #differs(stand, field) {
    const known = this.changed.get(stand);
    return known !== undefined && (field === undefined || known.has("any") || known.has(field));
  }
  #anyPlace() {
    return [...this.changed.keys()].some((stand) => this.#differs(stand, "contact"));
  }
  /** Is what differs there cause enough? */
  isCaused(one, other) {
    const release = one ?? other;
    if (release.shown) {
      if (!one || !other || one.stand !== other.stand) return [one, other].every((r) => !r || this.#differs(r.stand, "contact")) || this.#anyPlace();
      const fields = Object.keys({ ...one.shown, ...other.shown }).filter((key) => JSON.stringify(one.shown[key]) !== JSON.stringify(other.shown[key]));
      return fields.length > 0 && fields.every((field) => this.#differs(release.stand, field));
    }
    if (release.name.startsWith("own ")) return this.#anyPlace();
    if (/^card/.test(release.name)) return this.cards;
    if (/^(obstacle|mine|stand_moved)/.test(release.name) && this.obstacles) return true;
    return [one, other].some((r) => r?.about?.some((stand) => this.#differs(stand))) || this.#anyPlace();
  }

  /** The first release that is not the same in both worlds, and whether what differs is cause enough. */
  explain(ids, last) {
    for (const id of ids) this.learn(id);
    const [a, b] = this.events(last).map((events) => events.map((event) => this.release(event)).filter(Boolean));
    const inOneOnly = [differing(a, b), differing(b, a)];
    const like = (release) => (other) => other.name === release.name && other.stand === release.stand;
    const paired = inOneOnly[0].map((release) => [release, inOneOnly[1].find(like(release))]);
    const alone = inOneOnly[1].filter((release) => !inOneOnly[0].some(like(release))).map((release) => [undefined, release]);
    const all = [...paired, ...alone];
    const byCard = this.cards && all.map(([one, other]) => one ?? other).find(({ name }) => name === "card_opened"); // it may do anything
    if (byCard) return { ...byCard, isCaused: true };
    const odd = all.find(([one, other]) => !this.isCaused(one, other)) ?? all[0];
    if (!odd) return { isCaused: false, row: "none:", name: "no release differs" };
    return { isCaused: this.isCaused(...odd), ...(odd[0] ?? odd[1]) };
  }
}

/** What explains that this side heard two things after the last of these acts, or does not. */
export function explained(journals, own, changed, acts) {
  const verdict = new Verdict(journals, own, changed);
  const ids = acts.map(({ id }) => id).filter(Boolean);
  const release = verdict.explain(ids, acts.at(-1).id ?? "");
  return { isCaused: release.isCaused, row: `${release.row} ${release.name}`, about: release.stand ?? release.about };
}
