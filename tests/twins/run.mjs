// Plays one pair, and says what came of it.
import { Beforehand } from "./beforehand.mjs";
import { writeToTheBound } from "./bounds.mjs";
import { Chance } from "./chance.mjs";
import { Fork } from "./fork.mjs";
import { keepHours } from "./hours.mjs";
import { Difference, Pair } from "./pair.mjs";
import { kSilent, perturbations } from "./perturb.mjs";
import { goesUnseen } from "./presence.mjs";
import { leaveAndReturn, sleepAndWake } from "./left.mjs";
import { kPresence } from "./served.mjs";
import { Clocks, Told } from "./told.mjs";
import { verdict } from "./verdict.mjs";

const kFork = 2; // turns
const kWhole = { probes: 12, mostProbes: 70 };
const kInPlay = Object.keys(perturbations).filter((name) => perturbations[name].after);
const kStaged = 70; // of a hundred pairs without ambushes, which go on longer
const kOften = [75, 60]; // of a hundred decisions of the other side, and of its own
const kAside = 8; // of a hundred forks: whoever fires from elsewhere is soon seen there
const kGoes = 30; // of a hundred forks that end
const kBeforehand = 50; // of a hundred pairs whose clocks stand
const kHours = 50; // likewise
const kLate = 50; // of a hundred of these
const kRunsOut = 70; // likewise
const kLeft = 25; // of a hundred pairs: everybody leaves, and comes back
const kSleeps = 25; // and, of the others, the observed side alone is away, until nothing is made for it
const kBounds = 30; // likewise: at its end the observed side writes until it is refused; at once where the other did
const kTick = 250; // of a server, and a little
const kNearby = 8000;

/** What a perturbation may use: acts in the second world that the observed side must not hear of. */
function contextOf(pair, fork, chance, { own, foe }) {
  const [, second] = pair.worlds;
  const truth = structuredClone(second.view("referee"));
  const stands = Object.entries(truth.stands).filter(([, stand]) => stand.side === foe && stand.presence !== "eliminated");
  const change = (stand, fields) => fork.change(stand, fields);
  return {
    chance, truth, foe, own, change,
    lost: new Set(Object.values(truth.desk.contacts).flatMap(({ stand, contact, watcher }) => (watcher === own && !contact.in_sight ? [stand] : []))),
    dark: stands.filter(([, { visible }]) => !visible).map(([id]) => id),
    shown: stands.filter(([, { visible }]) => visible).map(([id]) => id),
    near: Object.entries(truth.stands).filter(([, { side, at }]) => side === own && at).map(([id]) => id),
    next: `s${1 + Object.keys(truth.stands).filter((id) => truth.stands[id].side === foe).reduce((most, id) => Math.max(most, Number(id.slice(1))), 0)}`,
    changeGround: () => (fork.ground = true),
    fill: () => fork.after.add("full"),
    isFull: () => fork.after.has("full"),
    b: (role, command) => pair.command(role, command, "b"),
    quick: (role, command) => pair.quick(role, command),
    compare: () => pair.compare(pair.acts.at(-1) ?? { number: 0, what: "the fork", answers: [] }),
    chat: (role, to, words) => pair.chat(role, to, words, "b"),
    chatOfBoth: (role, to, words) => pair.chat(role, to, words),
    pass: () => pair.act("so much time passes that presence is shown", "", "both", ({ served }) => passed(served)),
    ask: (role, message) => pair.ask(role, message, "b"),
    tab: (name) => pair.tab(name, {}, "b"),
    leave: (name) => second.close(name),
    handOver: (role) => pair.act(`another plays on as ${role}`, role, "b", (one) => one.handOver(role)),
    roles: fork.roles,
  };
}

const passed = async (served) => {
  await served.pass(kPresence);
  return new Promise((resolve) => setTimeout(resolve, kTick));
};

async function perturb(context, fork, names) {
  const done = [];
  for (const name of names) {
    const { do: work, after } = perturbations[name];
    if (after) fork.after.add(after);
    if (after || (await work(context))) done.push(name);
  }
  for (const id of context.dark.filter(() => context.chance.percent(40))) fork.untouched.add(id);
  fork.hint([1000, 1000], context.next);
  for (const [id, { at }] of Object.entries(context.truth.stands)) if (fork.changed.has(id) && at) fork.hint(at, id);
  return done;
}

/** What differs in a pair: mostly one thing and an ambush, sometimes four. */
function wanted(spec, chance) {
  if (process.env.ONLY) return [process.env.ONLY];
  if (spec.wanted) return spec.wanted;
  const isSilent = spec.whole || chance.percent(30);
  const among = isSilent ? kSilent : Object.keys(perturbations);
  const some = chance.some(spec.kind === "files" ? kInPlay : among, spec.whole || chance.percent(40) ? 4 : 1);
  if (spec.kind === "files" && chance.percent(40)) return [];
  return chance.percent(32) ? [...new Set([...some, "ambush"])] : some;
}

/** Is somebody who differs near enough to matter? */
function isNear(pair, fork) {
  const { stands } = pair.worlds[1].view("referee");
  const own = Object.values(stands).filter(({ side, at }) => side === fork.own && at);
  return [...fork.changed.keys()].some((id) => {
    const at = stands[id]?.at;
    return at && own.some((stand) => Math.hypot(stand.at[0] - at[0], stand.at[1] - at[1]) < kNearby);
  });
}

/** What differs before anything is done. */
function firstLooks(pair, { worlds, observed }) {
  const [a, b] = worlds.map((world) => world.lines.get(observed));
  pair.worlds.forEach((world, i) => pair.isRenamed && pair.renamers[i].learn(world.view(observed)));
  const [one, other] = [a, b].map((line, i) => pair.same[i](JSON.stringify(line.view)));
  return a.n === b.n && one === other ? undefined : "not seated alike";
}

/** The public alone is observed: of the other side something differs, too. */
function ofBoth(chance) {
  return chance.some(Object.keys(perturbations).filter((name) => !perturbations[name].after && !["P12 watchers", "P7 bound"].includes(name)), 2);
}

/** In what the two files may be seen to differ. */
function ofFiles(fork, { worlds, foe }, fields) {
  for (const [id, { side }] of Object.entries(worlds[1].view("referee").stands)) if (side === foe) fork.change(id, fields);
  fork.ground = fields.includes("obstacle");
  if (fields.includes("cards")) fork.after.add("other_cards_file");
}

/** Plays it; what came of it. `clocksStand`: nobody else plays meanwhile. */
export async function playPair(spec, history, { clocksStand = false } = {}) {
  const plan = new Chance(`${spec.seed} plan`);
  const names = history.what === "numbers" ? [] : wanted(spec, plan);
  const pair = new Pair(spec.worlds, spec.observed, { swaps: history.what === "numbers" });
  const options = spec.whole ? kWhole : {};
  const fork = new Fork(pair, spec.roles, spec.own, new Chance(`${spec.seed} play`), options);
  const stage = new Chance(`${spec.seed} stage`);
  if (!pair.swaps && !names.includes("ambush") && stage.percent(kStaged)) fork.stages(stage, kOften);
  pair.forget();
  const clocks = clocksStand ? new Clocks(spec.worlds) : undefined;
  await clocks?.stop();
  pair.told = new Told(pair, clocks);
  if (clocks) fork.watching = new Chance(`${spec.seed} watching`);
  const beforehand = new Chance(`${spec.seed} beforehand`);
  if (clocks && beforehand.percent(kBeforehand)) fork.beforehand = new Beforehand(fork, beforehand);
  const hours = new Chance(`${spec.seed} hours`);
  fork.keepsHours = clocks !== undefined && hours.percent(kHours);
  if (fork.keepsHours && hours.percent(kLate)) fork.after.add("moment");
  fork.runsOut = hours.percent(kRunsOut);
  fork.isLeft = clocks !== undefined && new Chance(`${spec.seed} left`).percent(kLeft);
  fork.sleeps = clocks !== undefined && new Chance(`${spec.seed} sleeps`).percent(kSleeps);
  const writesLate = new Chance(`${spec.seed} bounds`).percent(kBounds) && "late";
  const bounded = spec.observed !== "public" && (names.includes("P7 bound") ? "at once" : writesLate);
  const perturbed = [...names];
  if (history.what) perturbed.unshift(`file: ${history.what}`);
  const result = { seed: spec.seed, how: spec.kind, scenario: history.scenario, own: spec.observed, whole: spec.whole, bounded, perturbed, names };
  const first = firstLooks(pair, spec);
  if (first) return { ...result, outcome: history.fields?.includes("any") ? "told at once" : first };
  if (history.fields) ofFiles(fork, spec, history.fields);
  if (names.length > 0 && plan.percent(25)) fork.after.add("moment");
  if (history.keepsCards && plan.percent(60)) fork.after.add("other_cards"); // sealed, or still in the hand
  if (plan.percent(30) && !spec.whole) fork.after.add("stays");
  if (plan.percent(40)) fork.after.add("other_overwatch");
  if (plan.percent(kAside)) fork.after.add("aside");
  try {
    await play(pair, fork, plan, names, result);
    result.outcome = "equal";
  } catch (error) {
    await explain(pair, fork, result, error);
  }
  const nothing = spec.kind === "fork" && fork.differed === 0 && result.perturbed.every((name) => perturbations[name]?.after);
  if (result.outcome === "equal" && nothing) result.outcome = "nothing differed";
  const ended = pair.view(spec.own).battle.over;
  const near = fork.changed.size === 0 || fork.ambush.times > 0 || isNear(pair, fork);
  return Object.assign(result, { near, acts: pair.acts.length, heard: pair.heard, told: pair.told.pieces, later: result.outcome === "released" && result.found.since !== undefined, inSight: fork.contacts > 0, ended, ambushes: fork.ambush.times });
}

async function play(pair, fork, plan, names, result) {
  pair.welcome();
  await pair.compare({ number: 0, what: "the first look", answers: [] });
  if (fork.watching) await pair.told.delay(fork.watching);
  if (fork.beforehand) await fork.beforehand.begin();
  if (fork.keepsHours) await keepHours(fork);
  if (fork.isLeft) await leaveAndReturn(fork);
  else if (fork.sleeps) await sleepAndWake(fork);
  const done = await perturb(contextOf(pair, fork, plan, fork), fork, names);
  if (pair.observed === "public") await perturb(contextOf(pair, fork, plan, { own: fork.foe, foe: fork.own }), fork, ofBoth(plan));
  result.perturbed = result.how === "files" ? result.perturbed : done;
  const writeAll = () => writeToTheBound((words) => pair.chat(pair.observed, "referee", words));
  if (result.bounded === "at once") await writeAll();
  await fork.until(result.whole ? 99 : fork.view().battle.turn + kFork);
  if (result.bounded === "late") await writeAll();
  await pair.compareHttp();
  const seen = await pair.ask(pair.told.later ? fork.own : "public", { type: "view_as", audience: fork.foe });
  if (seen.answers.some((text) => text.includes('"seen_as"'))) throw pair.wrong(seen.role, seen, "somebody looks through the eyes of a side [REL-35]");
  const wrong = plan.percent(kGoes) && (await goesUnseen(pair.worlds[0], fork.foe));
  if (wrong) throw pair.wrong("http", seen, wrong);
}

/** Another player of the observed one's side could do in one world what he could not in the other: his side sees what he did. */
function isOfPartner(pair, fork, { role, ok, answers }) {
  if (pair.isAlone || pair.isObserved(role) || !role?.startsWith(fork.own)) return false;
  const did = ok ?? answers.map((text) => String(text).includes('"ok":true'));
  return did[0] !== did.at(-1);
}

/** Somebody looked between the seat that a substitute took and the name that he gave himself: what a person is called, all may see. [S-113] */
function isUnnamed({ found, act }) {
  const unnamed = (text) => text.replace(/("\w+":\{"connected":\w+,"name":)"[^"]*"/g, '$1""');
  const isOfName = (text) => /^\(no frame\)$|^\{"n":\d+,"patch":\{"seats":\{"\w+":\{"name":"[^"]*"\}\}\},"type":"update"\}$/.test(text);
  const texts = [found.a, found.b].map(String);
  return act.what.startsWith("another plays on") && (texts.every(isOfName) || unnamed(texts[0]) === unnamed(texts[1]));
}

/** A week after its end everything lies open, and weeks pass for battles that were over when they were copied. [REL-35] */
const hasLifted = ({ worlds }) => worlds.some(({ lines }) => lines.get("referee")?.view?.battle.lifted);

async function explain(pair, fork, result, error) {
  if (error.message === "the other side decided otherwise") return void (result.outcome = "decided otherwise");
  if (!(error instanceof Difference)) throw error;
  if (hasLifted(pair)) return void (result.outcome = "told at once");
  const { found, act } = error;
  if (isUnnamed(error) || isOfPartner(pair, fork, act)) return void (result.outcome = "decided otherwise");
  const judged = await verdict(pair, fork, error);
  result.outcome = judged.isCaused ? "released" : "leak";
  Object.assign(result, { row: judged.row, about: judged.about, found, act });
}
