// Plays a kept battle by chance from every seat, until it is where it is to be left.
import { Chance } from "../twins/chance.mjs";
import { Line } from "../twins/line.mjs";
import { Player } from "../twins/player.mjs";

const kMost = 4000; // commands; more would be a battle that does not end
const kLate = 3300; // milliseconds: after the time of a step, before its grace is over
const sideOf = (role) => role.replace(/\d/, "");
const isDone = (view, stop) => view.battle.over || (stop && (view.battle.turn > stop.turn || (view.battle.turn === stop.turn && stop.subphases.includes(view.battle.step))));
const rank = (role) => (role.endsWith("red") ? 1 : 0);

class Seat {
  #sent = 0;
  declared = new Set();

  constructor(role, line, seed) {
    Object.assign(this, { role, line });
    this.player = new Player(sideOf(role), new Chance(`${seed} ${role}`));
  }
  get view() {
    return this.line.view;
  }
  async say(command) {
    const answer = JSON.parse(await this.line.command(`${this.role}-${++this.#sent}`, command));
    if (answer.type !== "answer" && process.env.TRACE) console.log(this.role, JSON.stringify(command), JSON.stringify(answer));
    return answer.type === "answer";
  }
}

async function lineOf(url, battle, role) {
  const line = await Line.open(url, battle.id, true);
  line.hello(battle.token(role));
  await line.until((text) => text.includes('"type":"view"'), `the view of ${role}`);
  return line;
}
async function seatsOf(url, battle, seed) {
  const seats = [];
  for (const role of battle.roles.filter((role) => role !== "public")) seats.push(new Seat(role, await lineOf(url, battle, role), seed));
  return seats;
}

/** The first form that an order may take, once. */
function formOf({ view, declared }) {
  const [choice] = Object.values(view.choices.forms).filter(({ order }) => !declared.has(order));
  if (!choice) return undefined;
  declared.add(choice.order);
  return { do: "declare_form", order: choice.order, form: choice.forms[declared.size % choice.forms.length] };
}

/** What it passes beforehand, and once a decision that it takes back and gives again. */
function ahead({ view, role, declared }, passes) {
  const step = passes.find((one) => view.choices.may_pass.includes(one) && !declared.has(one));
  if (step) declared.add(step);
  if (step) return { do: "pass_always", step, until_contact: step === "3A" };
  if (role !== "blue" || !view.choices.may_take_back || declared.has("back")) return undefined;
  declared.add("back");
  return { do: "take_back_commit" };
}

/** Over days: quiet hours far from now, a pause that is asked for, taken back and agreed upon, and Red once comes in the grace of a step. */
async function overDays({ view, role, declared }) {
  const { battle, choices } = view;
  const once = (what) => !declared.has(what) && declared.add(what);
  const from = (new Date().getUTCHours() + 8) % 24;
  if (once("hours")) return { do: "set_quiet_hours", from, to: (from + 6) % 24 };
  if (choices.may_resume && role === "blue") return { do: "resume", reason: "It goes on." };
  if (role === "blue" && battle.pause_asked.includes("red") && !once("asked")) return once("agreed") ? { do: "ask_for_pause" } : undefined;
  if (role === "red" && choices.may_ask_for_pause && (once("ask") || once("ask again"))) return { do: "ask_for_pause" };
  if (role === "red" && choices.may_withdraw_pause && once("withdraw")) return { do: "withdraw_pause" };
  if (role === "red" && choices.may_commit && battle.turn > 0 && once("late")) await new Promise((resolve) => setTimeout(resolve, kLate));
  return undefined;
}

/** Where a share is kept back, the other side goes on without it, or both agree that none counts. [S-102] */
function endOfShares({ view, role }, { lapses, agree }) {
  if (agree && view.choices.may_agree_to_no_shares) return { do: "agree_to_no_shares" };
  return lapses && lapses !== role && view.choices.may_go_without ? { do: "go_without_share" } : undefined;
}

/** One thing that this seat does; false: it has nothing to decide. */
async function act(seat, { lapses, agree, takesForms, overDays: isOverDays, passes = [] }, tally) {
  const { view } = seat;
  if (!view.choices) return false;
  const first = passes.length > 0 ? ahead(seat, passes) : isOverDays ? await overDays(seat) : undefined;
  if (first) {
    tally[first.do] = (tally[first.do] ?? 0) + ((await seat.say(first)) ? 1 : 0);
    return true;
  }
  const keepsBack = [seat.role, "both"].includes(lapses) && view.choices.may_contribute;
  const step = endOfShares(seat, { lapses, agree });
  if (step) return seat.say(step);
  const command = keepsBack ? undefined : (takesForms && formOf(seat)) || seat.player.next(view);
  if (command) {
    tally[command.do] = (tally[command.do] ?? 0) + ((await seat.say(command)) ? 1 : 0);
    return true;
  }
  return view.choices.may_commit && !view.choices.must_discard && (await seat.say({ do: "commit" }));
}

const post = async (url, path, body) => (await fetch(`${url}/api/battles/${path}`, { method: "POST", body: JSON.stringify(body) })).json();

/** A seat is given on: whoever had it is out, and somebody else sits there. */
async function giveOn(url, made, seat) {
  const { role } = seat;
  const key = `substitute${role}`.padEnd(26, "x");
  await post(url, `${made.id}/seek`, { key: made.token(role), role, words: "a substitute" });
  const { token } = await post(url, `${made.id}/join`, { role, held: [] });
  await post(url, `${made.id}/seats`, { token, key });
  seat.line.leave();
  const former = made.token;
  made.token = (of) => (of === role ? key : former(of));
  seat.line = await lineOf(url, made, role);
  seat.declared.clear();
}

/** Rulings one after the other, each when the battle has gone on a little. */
async function rule(referee, battle, tally) {
  if (!battle.rulings || tally.commands % 10 !== 9 || referee.view.battle.turn === 0) return;
  const list = battle.rulings(referee.view);
  const commands = list[tally.ruled ?? 0] ?? [];
  tally.ruled = (tally.ruled ?? 0) + (commands.length > 0 ? 1 : 0);
  for (const command of commands)
    if (await referee.say(command)) tally[command.do] = (tally[command.do] ?? 0) + 1;
}

function chat(seats) {
  for (const { line, role } of seats) line.send({ type: "chat", to: role === "referee" ? "all" : "side", words: `${role} is here.` });
}

export async function play(url, battle, made) {
  const seats = await seatsOf(url, made, battle.seed);
  const referee = seats.find(({ role }) => role === "referee");
  const players = seats.filter((seat) => seat !== referee).sort((a, b) => rank(a.role) - rank(b.role));
  const tally = { commands: 0 };
  if (battle.chat) chat(seats);
  const leaves = seats.find(({ role }) => role === battle.substitute);
  while (!isDone(referee.view, battle.stop) && tally.commands < kMost) {
    if (leaves && !tally.substitutes && referee.view.battle.turn > 0) {
      await giveOn(url, made, leaves);
      tally.substitutes = 1;
    }
    let acted = false;
    for (const seat of players) {
      if (isDone(referee.view, battle.stop)) break;
      if (!(await act(seat, battle, tally))) continue;
      acted = true;
      ++tally.commands;
      await rule(referee, battle, tally);
    }
    if (!acted) await new Promise((resolve) => setTimeout(resolve, 20));
    tally.idle = acted ? 0 : (tally.idle ?? 0) + 1;
    if (tally.idle > 200) throw new Error(`${battle.name} does not go on in ${referee.view.battle.step}: ${JSON.stringify(referee.view.prompt)}`);
  }
  if (battle.stop) for (let n = 0; n < 3; ++n) await act(players[0], battle, tally); // one side has declared something, the other has not
  for (const { line } of seats) line.leave();
  return tally;
}
