// Plays a fork of a few turns in both worlds: the observed side by its frames and with probes, the other by its own.
import { Ambush, isEnd } from "./ambush.mjs";
import { ofAnother } from "./drafts.mjs";
import { standAside } from "./firers.mjs";
import { timeIsUp } from "./hours.mjs";
import { concentrated, otherwise } from "./otherwise.mjs";
import { Player } from "./player.mjs";
import { Prober } from "./probes.mjs";
import { mayPush } from "./pushes.mjs";
import { Stage } from "./staged.mjs";
import { comeAndGo, meet } from "./come_and_go.mjs";

const kMostActs = 400; // of one seat in a step
const kListFollows = 250; // a tick of the server, and a little
const kTold = new Set(["promise_share", "contribute_to_dice", "discard_card"]); // to all, at once
const kShares = "dice_contributions"; // a share lets the other side decide once more
const sideOf = (role) => role.replace(/\d+$/, "");

export class Fork {
  after = new Set(); // what goes on to differ in play
  untouched = new Set(); // stands of the other side that keep still: they differ
  changed = new Map(); // what of whom may differ if it is seen
  ground = false; // obstacles differ
  looked = new Set(); // turns in which somebody looked on, for a moment and in one world, while others moved
  differed = 0; // acts that were not the same in both worlds
  probed = 0;
  timesUp = 0; // steps whose time was over
  graceOf = undefined; // the opening of which the grace runs
  contacts = 0; // acts at which the observed side had somebody in sight
  #aside = undefined; // takes somebody back, when a step is over
  #step = "";
  #deferred = [];
  #parted = new Set(); // who was answered otherwise
  #tabs = 0;
  #listed = false; // what everybody may ask for was compared while one world waits

  /** `probes`: of a hundred acts of the observed side; `mostProbes`: a seat that is refused too often is dropped. */
  constructor(pair, roles, own, chance, { probes = 25, mostProbes = 60 } = {}) {
    Object.assign(this, { pair, own, chance, probes, mostProbes });
    this.foe = own === "red" ? "blue" : "red";
    this.roles = roles.filter((role) => role !== "referee");
    this.players = new Map(this.roles.map((role) => [role, new Player(sideOf(role), chance)]));
    this.prober = new Prober(chance);
    this.ambush = new Ambush(this, chance);
    this.stage = undefined; // what seldom happens by itself
    this.pushed = false; // a gun has been put in order
    this.beforehand = undefined; // when the other side passes steps
    this.keepsHours = false; // steps have a time, grace and quiet hours
    this.runsOut = false; // and the clock ends them
    this.watching = undefined; // when those who watch are told it later
  }
  of(side) {
    return this.roles.filter((role) => sideOf(role) === side);
  }
  view() {
    return this.pair.view(this.own);
  }
  decides(side) {
    return this.of(side).some((role) => {
      const { choices, dice } = this.pair.view(role);
      return choices.may_commit || choices.may_contribute || (choices.may_promise && !dice[`promise_${side}`]);
    });
  }
  change(stand, fields) {
    this.changed.set(stand, [...(this.changed.get(stand) ?? []), ...fields]);
  }
  /** He differed for a moment; unless he did meanwhile in one world what he could not do in the other. */
  changeBack(stand, was) {
    if (this.#parted.has(stand)) return;
    if (was) this.changed.set(stand, was);
    else this.changed.delete(stand);
  }
  /** Where the worlds differ: worth a probe. */
  hint(at, stand) {
    this.prober.hint(at, stand);
  }

  /** Until this turn begins, or nobody can go on. */
  async until(turn) {
    let stuck = 0;
    while (this.view().battle.turn < turn && !this.view().battle.over && stuck < 3) {
      const before = this.pair.acts.length;
      const able = [this.own, this.foe].filter((side) => this.decides(side));
      if (able.length === 0 && this.beforehand) await this.beforehand.pass();
      else if (able.length === 2) await this.together();
      else if (able.length === 1) await this.decide(able[0], false);
      stuck = this.pair.acts.length === before ? stuck + 1 : 0;
    }
  }
  /** Both decide at once, unseen: in the second world the other side may do it later. */
  async together() {
    const late = this.after.has("moment");
    if (this.beforehand?.isOpen()) {
      await this.beforehand.decide();
      await this.decide(this.own, false);
    } else if (late || this.chance.percent(50)) {
      await this.decide(this.foe, late);
      await this.decide(this.own, false);
    } else {
      await this.decide(this.own, false);
      await this.decide(this.foe, false);
    }
    await this.flush();
  }
  async flush() {
    for (const { work } of this.#deferred.splice(0)) await work();
  }
  /** What one world still waits for, but commands of this kind. */
  async doAllBut(kind) {
    const all = this.#deferred.splice(0);
    this.#deferred = all.filter(({ what }) => what === kind);
    for (const { what, work } of all) if (what !== kind) await work();
  }

  /** So many of a hundred decisions of the other side and of its own are prepared. */
  stages(chance, shares) {
    this.stage = { chance, shares, of: new Stage(this, chance) };
  }
  async decide(side, late) {
    if (this.stage?.chance.percent(this.stage.shares[side === this.foe ? 0 : 1])) await (side === this.foe ? this.stage.of.set() : this.stage.of.trap());
    if (this.watching) await this.pair.told.maybeDelay(this.watching);
    if (this.#aside && this.view().battle.step !== this.#step) await this.#aside().then(() => (this.#aside = undefined));
    this.#step = this.view().battle.step;
    if (side === this.own && this.pair.worlds.length > 1 && this.chance.percent(this.view().battle.step === "artillery_response" ? 25 : 10)) await comeAndGo(this);
    if (side === this.foe && this.beforehand?.isOpen()) return this.beforehand.decide();
    const ambushed = this.after.has("ambush") && this.chance.percent(side === this.own ? 60 : 20);
    const stays = this.after.has("stays") && this.chance.percent(25);
    if (this.after.has("ambush") && side === this.own && this.view().battle.step.endsWith("_moves") && this.chance.percent(70)) await this.mines();
    if (ambushed) await this.ambush.lay(this.own);
    if (side === this.own && this.ambush.way && this.chance.percent(40)) await this.pair.command(this.own, { do: "move_stand", ...this.ambush.way });
    else if (ambushed && !stays && this.chance.percent(75)) await this.lookAndLift();
    for (const role of this.of(side)) {
      if (side === this.foe && this.view().battle.step.includes("fire")) await this.beforeFire(role);
      await this.wishes(role, side, late);
      await this.ambush.lift(stays);
      if (side === this.own) await this.flush();
      if (this.pair.view(role).choices.may_commit) await this.commit(role, late);
    }
  }
  /** For a moment, on ways that it is offered. */
  async mines() {
    if (!this.pair.swaps) await mayPush(this);
    for (const role of this.of(this.own)) await this.ambush.mine(this.pair.view(role));
    await this.ambush.lift();
  }
  /** What it is offered is compared, and what it is refused; then everything is as it was, and goes on. */
  async lookAndLift() {
    for (const role of this.of(this.own)) {
      const command = this.prober.command(this.pair.view(role), ["move_stand", "ask_for_move"]);
      if (command && ++this.probed < this.mostProbes) await this.pair.command(role, command);
    }
    await this.ambush.lift();
  }
  /** More of them fire out of the dark; in the second world from elsewhere. */
  async beforeFire(role) {
    if (!this.after.has("aside")) return;
    if (/\d$/.test(this.pair.observed)) return; // whom his leader sees, the stands of his leader flee from, and he sees those
    if (this.chance.percent(70)) await meet(this, role);
    this.#aside ??= await standAside(this, role);
  }
  async wishes(role, side, late) {
    if (side === this.own && this.#deferred.length > 0) await this.tooLate(role);
    for (let n = 0; n < kMostActs; ++n) {
      if (side === this.own) await this.probe(role);
      const command = this.players.get(role).next(this.pair.view(role));
      if (!command) break;
      if (side === this.own) this.ownGiven(await this.pair.command(role, command), command);
      else await this.foeCommand(role, this.chance.percent(60) ? concentrated(this.pair.view(role), command) : command, late);
    }
    if (side === this.own) await this.probe(role);
  }
  async commit(role, late) {
    if (sideOf(role) === this.foe) await this.beforeCommit(role, late);
    else await this.drafts(role);
    if (this.after.has("ambush") && !late && this.chance.percent(isEnd(this.view().battle.step) ? 60 : 12)) await this.ambush.lay(this.own, true);
    await this.maybeLate(role, { do: "commit" }, late);
    await this.ambush.lift();
  }
  /** In both worlds at once, or in the second when the observed side is about to commit: as long as the step waits for it. */
  async maybeLate(role, command, late) {
    if (!late || kTold.has(command.do) || this.view().battle.step === kShares || !this.decides(this.own)) return this.given(await this.pair.command(role, command), command);
    const first = await this.pair.command(role, command, "a");
    ++this.differed;
    const { opening } = this.view().battle;
    const work = async () => {
      if (this.view().battle.opening !== opening) return; // 5D closes, whoever has decided, when nobody has too many cards; or the clock ended it
      const later = await this.pair.command(role, command, "b", first.id);
      this.given({ ...later, ok: [...first.ok, ...later.ok] }, command);
    };
    this.#deferred.push({ what: command.do, work });
    if (command.do === "commit") await this.whileOneWaits();
    return first;
  }
  /** The other side has decided in the first world alone. */
  async whileOneWaits() {
    await timeIsUp(this);
    await this.pair.compareOwn();
    if (this.#listed) return;
    this.#listed = true;
    await new Promise((resolve) => setTimeout(resolve, kListFollows));
    await this.pair.compareAnswers();
  }
  /** Of the observed side; who is not observed may be answered otherwise: then he goes on otherwise, and others hear of it. */
  ownGiven(act, command) {
    if (this.pair.isObserved(act.role) || act.ok[0] === act.ok[1]) return;
    if (!this.pair.isAlone) throw new Error("the other side decided otherwise");
    this.given(act, command);
  }
  /** What one can do in one world and not in the other: he is another man from here on. */
  given(act, command) {
    if (act.ok.length < 2 || act.ok[0] === act.ok[1]) return act;
    ++this.differed;
    for (const stand of [command.stand, command.firer, command.gun, command.issuer])
      if (stand) {
        this.#parted.add(stand);
        this.change(stand, ["any"]);
      }
    if (command.do === "play_card") this.after.add("other_cards");
    if (command.do === "commit") throw new Error("the other side decided otherwise");
    return act;
  }

  /** Its number is that of another order where one was given later, or in one of the worlds alone. */
  #isOneOrder(role, order) {
    const [one, ...others] = this.pair.worlds.map((world) => world.view(role).orders[order]?.issuer);
    return others.every((other) => other === one);
  }
  /** The other side: what differs keeps out of the fire, and out of the way in one of the worlds. */
  async foeCommand(role, command, late) {
    const { do: what } = command;
    const about = command.stand ?? command.firer ?? command.gun ?? command.issuer;
    if (command.order && !this.#isOneOrder(role, command.order)) return;
    if (this.untouched.has(about) && ["declare_fire", "move_stand", "unload", "unlimber"].includes(what)) {
      const moves = what === "move_stand" && this.after.has("other_moves") && this.chance.percent(50);
      if (!moves) return;
      return this.inOne(role, command, "a", about);
    }
    const view = this.pair.view(role);
    for (const [word, does] of Object.entries(otherwise)) {
      const other = this.after.has(word) ? does({ view, command, fork: this }) : undefined;
      if (other === undefined) continue;
      await this.inOne(role, command, "a", about);
      if (other) await this.pair.command(role, other, "b");
      return;
    }
    await this.maybeLate(role, command, late);
  }
  inOne(role, command, where, about) {
    ++this.differed;
    if (about) this.change(about, ["any"]);
    return this.pair.command(role, command, where);
  }
  /** Drafts that nobody hears of; a page that comes and goes. */
  async beforeCommit(role, late) {
    if (this.after.has("reconnects") && this.chance.percent(30)) await this.again(`${role} tab`);
    if (this.after.has("watchers") && this.chance.percent(20)) await this.watcher();
    if (this.after.has("takes_back") && !late && this.staysOpen()) await this.takesBack(role);
    if (!this.after.has("drafts") || late) return;
    const { stands, choices } = this.pair.view(role);
    const fire = Object.values(choices.fires).flatMap(({ firer, weapons }) => weapons.flatMap(({ line, targets }) => targets.map(({ target }) => ({ do: "declare_fire", firer, line, target }))))[0];
    const order = Object.values(choices.orders).map(({ issuer, spots }) => ({ do: "place_order", issuer, chit: "hold", marker: spots[0]?.marker ?? stands[issuer].at }))[0];
    for (const draft of [fire, order]) if (draft) await this.draft(role, draft);
  }
  /** Though it has decided: the observed side has still to, or the step lasts its time. */
  staysOpen() {
    return this.decides(this.own) || this.view().prompt.window_ends !== undefined;
  }
  /** Decided and decided anew, in the second world only. [S-109] */
  async takesBack(role) {
    const act = await this.pair.command(role, { do: "commit" }, "b");
    if (act.ok[0]) await this.pair.command(role, { do: "take_back_commit" }, "b");
    ++this.differed;
  }
  /** Made and taken back in the second world only. */
  async draft(role, command) {
    const world = this.pair.worlds[1];
    const [list, name] = command.do === "declare_fire" ? ["shots", "shot"] : ["orders", "order"];
    const before = new Set(Object.keys(world.view(role)[list]));
    const act = await this.pair.command(role, command, "b");
    if (!act.ok[0]) return;
    ++this.differed;
    const made = Object.keys(world.view(role)[list]).find((id) => !before.has(id));
    if (made) await this.pair.command(role, { do: command.do === "declare_fire" ? "withdraw_fire" : "withdraw_order", [name]: made }, "b");
  }
  async again(name) {
    ++this.differed;
    await this.pair.tab(name, {}, "b");
  }
  /** In the second world others look on; that is no stream of both. */
  async watcher() {
    const name = `onlooker${++this.#tabs % 5}`;
    ++this.differed;
    await this.pair.tab(name, { token: "public" }, "b");
  }

  /** Half of the time: what was taken once is answered once more, or its number with another command. */
  #sendAgain(role) {
    const sent = this.pair.acts.filter((act) => act.role === role && act.command && act.ok?.length > 1 && act.ok.every(Boolean));
    if (sent.length === 0 || this.chance.percent(50)) return undefined;
    const { command, id } = this.chance.pick(sent);
    return this.pair.command(role, command, "both", id);
  }
  /** The observed side looks for more than it is told. */
  async probe(role) {
    const view = this.pair.view(role);
    this.prober.remember(view);
    if (Object.values(view.contacts).some(({ in_sight: seen, side }) => seen && side === this.foe)) ++this.contacts;
    if (!this.chance.percent(this.probes) || ++this.probed > this.mostProbes) return;
    const what = this.prober.act();
    if (what === "command") return this.pair.command(role, this.prober.command(view));
    if (what === "alike") return this.alike(role, this.prober.alike(view));
    if (what === "twice") return this.#sendAgain(role) ?? this.pair.command(role, this.prober.command(view), "both", `${role}-twice`);
    if (what === "chat") return this.pair.chat(role, this.chance.pick(["all", "side", "referee"]), `line ${this.pair.acts.length}.`);
    const watches = this.pair.told?.later ? role : "public";
    if (what === "view_as") return this.pair.ask(this.chance.pick([role, watches]), { type: "view_as", audience: this.foe });
    if (what === "stranger") return this.once(`${this.own} stranger`, { token: "x".repeat(32) });
    if (what === "public") return this.once("public tab", this.chance.percent(50) ? {} : { last: this.number(watches, 3) });
    if (what === "tab") return this.once(`${role} tab`);
    return this.once(`${role} again`, { last: this.number(role, 5) });
  }
  /** The other side has decided in one world only; who has not decided takes nothing back in either. [S-109] */
  async tooLate(role) {
    if (this.probes > 0 && this.chance.percent(40) && ++this.probed < this.mostProbes) await this.pair.command(role, { do: "take_back_commit" });
  }
  /** Somebody of the other side has decided already. */
  async drafts(role) {
    const pairs = this.of(this.foe).map((other) => ofAnother(this.pair.view(other), this.chance));
    const two = this.chance.pick(pairs);
    if (two && this.probes > 0 && this.chance.percent(40) && ++this.probed < this.mostProbes) await this.alike(role, two);
  }
  /** Who is not there and who is not seen are refused alike. [REL-28] */
  async alike(role, [one, other]) {
    const acts = [await this.pair.command(role, one), await this.pair.command(role, other)];
    const [a, b] = acts.map((act) => act.answers[0].replace(/"cmd_id":"[^"]*"/, ""));
    if (a !== b) throw this.pair.wrong(role, acts[1], `${JSON.stringify(one)}: ${a}, and ${JSON.stringify(other)}: ${b} [REL-28]`);
  }
  async once(name, more) {
    await this.pair.tab(name, more);
    if (this.chance.percent(60)) await this.pair.close(name);
  }
  /** An older number of its stream. */
  number(role, most) {
    return Math.max(0, (this.pair.worlds[0].lines.get(role).n ?? 0) - this.chance.below(most));
  }
}
