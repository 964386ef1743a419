// How long the steps of a battle over days last, and who is waited for in them, reckoned apart from the server by S-99, S-107 and S-110 to S-112.
const [hour, day] = [3_600_000, 86_400_000];

const ofBoth = ["0", "1A", "3A", "4A", "4B", "5A", "5D", "FW"]; // in other steps one side decides
const ofLeaders = ["5D", "FW"];
export const passable = ["1A", "2B", "3A", "4A", "4B", "5C", "5E", "FW"];

const sideOf = (role) => /^[a-z]+/.exec(role)[0];
const isLeader = (role) => role === sideOf(role);
const isIn = ({ from, to }, at) => (from < to ? at >= from && at < to : at >= from || at < to);

export class Pace {
  outages = []; // {from, to} of the server
  passes = new Map(); // of a role: steps
  quiet = new Map(); // of a role: {from, to}, hours of the day
  called = new Set(); // to the open step
  byClock = 0; // steps in a row that the clock has ended
  #since = 0;
  #left = 0;
  #window = undefined; // what is left of it
  #hours = [];

  constructor({ players, step, grace, window }) {
    Object.assign(this, { players, step, grace, window });
    for (const role of players) this.passes.set(role, new Set());
  }

  options() {
    const seconds = (time) => String(time / 1000);
    return { step_seconds: seconds(this.step), grace_seconds: seconds(this.grace), window_seconds: seconds(this.window) };
  }

  /** Pieces of time, one after the other: from, to, and whether it counts. */
  *#pieces(from, hours) {
    for (let at = from; ; ) {
      const edges = this.outages.flatMap((one) => [one.from, one.to]).filter((edge) => edge > at);
      const next = Math.min((Math.floor(at / hour) + 1) * hour, ...edges);
      const isDown = this.outages.some((one) => at >= one.from && at < one.to);
      yield [at, next, !isDown && !hours.some((quiet) => isIn(quiet, Math.floor((at % day) / hour)))];
      at = next;
    }
  }
  #when(left, hours) {
    let rest = left;
    for (const [from, to, counts] of this.#pieces(this.#since, hours)) {
      if (counts && to - from >= rest) return from + rest;
      if (counts) rest -= to - from;
    }
  }
  #counted(until, hours) {
    let sum = 0;
    for (const [from, to, counts] of this.#pieces(this.#since, hours)) {
      if (from >= until) return sum;
      if (counts) sum += Math.min(to, until) - from;
    }
  }

  #ofSides(printed, some) {
    const sides = ofBoth.includes(printed) ? ["blue", "red"] : some.map(sideOf);
    return this.players.filter((role) => sides.includes(sideOf(role)));
  }
  /** Whose step it is; of one that one side decides, `some` of those who do. */
  whose(printed, some) {
    return this.#ofSides(printed, some).filter((role) => isLeader(role) || !ofLeaders.includes(printed));
  }
  /** Who is waited for: all but who has passed it beforehand. */
  deciding = (printed, some) => this.whose(printed, some).filter((role) => !this.hasPassed(role, printed));
  hasPassed = (role, printed) => this.passes.get(role).has(printed);

  open(at, printed, some) {
    this.#since = at;
    this.#left = this.step;
    this.#window = [...passable, "5D"].includes(printed) ? this.window : undefined;
    this.#hours = this.#ofSides(printed, some).flatMap((role) => this.quiet.get(role) ?? []);
    this.called.clear();
    const { outages } = this;
    this.outages = outages.filter(({ to }) => to <= at);
    this.toldAtFirst = this.ends();
    this.outages = outages;
  }
  #until(at) {
    this.#left -= this.#counted(at, this.#hours);
    if (this.#window !== undefined) this.#window -= this.#counted(at, []);
    this.#since = at;
  }
  pause(at) {
    this.#until(at);
    this.byClock = 0;
  }
  resume = (at) => (this.#since = at);
  beginGrace(at) {
    this.#until(at);
    this.#left = this.grace;
  }

  ends = () => this.#when(this.#left, this.#hours);
  windowEnds = () => (this.#window === undefined ? undefined : this.#when(this.#window, []));
  /** Three hours that count before the end. */
  calls = () => this.#when(this.#left - 3 * hour, this.#hours);
  /** Quiet hours put its end off. */
  isPutOff = () => this.ends() > this.#when(this.#left, []);
}
