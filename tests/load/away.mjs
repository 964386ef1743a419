// Days of a battle of two players a side and a referee, all of them away but for short visits: who is called, by mail, by posts and by pushes, is held
// against who should have been, with steps passed beforehand, quiet hours, grace, pauses and a deletion that is taken back. Days pass on the server's
// test clock: as many as are asked for, and more until everything has come. [REL-54, REL-57, S-107, S-110, S-111, S-112]
//   node --experimental-websocket tests/load/away.mjs [days] [seed]
import assert from "node:assert/strict";
import { rmSync, statSync } from "node:fs";
import { RawSocket } from "./raw_socket.mjs";
import { firstView, newBattle, newFolder, run, serve, sleep, stop } from "./server.mjs";
import { hookSink, mailSink, pushSink } from "./sinks.mjs";
import { arrivals, countByKind, hold, isAbout, kinds, texts } from "./calls.mjs";
import { chanceOf } from "./hostile_messages.mjs";
import { Pace, passable } from "./paced.mjs";

const [days, seed] = [Number(process.argv[2] ?? 5), Number(process.argv[3] ?? 1)];
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const chance = chanceOf(seed);
const data = newFolder();
const [mail, hooks] = [await mailSink(), await hookSink()];
const began = 1_800_000_000_000;
let [now, server, restarts, slowest, serverKey] = [began, undefined, 0, 0, undefined];
const push = await pushSink({ own: hooks.own, now: () => now, key: () => serverKey });

const start = async () => {
  const ways = ["--smtp", mail.url, "--mail-from", "games@example.org", "--hooks", "--push", "--test-authority", hooks.authority];
  server = await serve(data, "127.0.0.1:0", ["--test-clock", String(now), ...ways], [], "pipe");
  const offered = await (await fetch(`${server.url}/api/reach`)).json();
  serverKey ??= offered.push;
  assert.deepEqual(offered, { mail: true, hook: true, push: serverKey });
  assert.equal(Buffer.from(serverKey, "base64url").length, 65);
};
async function restart(signal) {
  await pass(0);
  await sleep(300); // until it is written that it was up
  await stop(server, signal);
  ++restarts;
  pace.outages.push({ from: now, to: now + 10 * minute });
  now += 10 * minute; // more than what the server's own clock goes beyond ours
  await start();
}
async function pass(time) {
  const before = server.said().length;
  const clock = () => /clock (\d+)\n/.exec(server.said().slice(before))?.[1];
  server.child.stdin.write(`pass ${Math.round(time)}\n`);
  for (let i = 0; i < 200 && !clock(); ++i) await sleep(10);
  now = Number(clock());
}
const passTo = (at) => pass(Math.max(0, at - now));
async function post(path, body) {
  const response = await fetch(server.url + path, { method: "POST", body: JSON.stringify(body) });
  return { status: response.status, ...(await response.json()) };
}

await start();
const players = ["blue", "blue2", "red", "red2"];
const pace = new Pace({ players, step: chance.of([12, 24]) * hour, grace: chance.of([6, 12]) * hour, window: 10 * minute });
const battle = await newBattle(server.url, "encounter", { ...pace.options(), dice_audit: "false" });
const substitute = { role: "blue2", key: "substituteofblue2".padEnd(26, "x"), mail: "clara@example.org" };
const address = { blue: "anna@example.org", blue2: "boris@example.org", red: "/ok/red", red2: "/once500/red2", referee: "/flood/referee" };
const pushed = { red: "/ok/red_pushed", red2: "/once500/red2_pushed" }; // beside the other way
assert.ok(players.every((role) => battle.roles.includes(role)), String(battle.roles));

const whose = (to) => (to === substitute.mail ? substitute.role : Object.keys(address).find((role) => address[role] === to));

const arrived = () => arrivals({ mail, hooks, push }, battle, whose);
const expected = []; // what, and the time of which it tells
/** By each way of this seat. */
function expect(role, what, ends = 0) {
  for (const one of pushed[role] ? [role, `${role}_pushed`] : [role]) expected.push({ text: `${one} ${what}`, ends });
}
const told = () => texts(arrived().values());

/** Waits until what should have arrived has; for what should not, a little longer, or until the next time. */
async function compare(what, longer = 700) {
  const since = Date.now();
  const failed = () => new Set([...hooks.posts, ...push.pushes].filter(({ status }) => status === 500).map(({ id }) => id));
  while (Date.now() - since < 6000 && arrived().size < expected.length) {
    await sleep(50);
    const come = arrived();
    const again = [...failed()].filter((id) => !come.has(id)).length;
    if (again > 0 && again >= expected.length - come.size) await sleep(100).then(() => pass(minute)); // what failed once is tried again a minute later
  }
  await sleep(longer);
  hold([...arrived().values()], expected, what);
}
/** From the moment in which it is so to its arrival; what fails on purpose is left out. */
function measure(since) {
  for (const { at, text } of arrived().values()) if (at >= since && !text.startsWith("red2")) slowest = Math.max(slowest, at - since);
}

// All are asked first, and say yes.
for (const role of [...players, "referee"]) {
  const way = address[role].startsWith("/") ? { kind: "hook", address: hooks.url + address[role] } : { kind: "mail", address: address[role] };
  assert.equal((await post(`/api/battles/${battle.id}/reach`, { key: battle.token(role), language: "en", ...way })).status, 200);
}
const asPush = (path) => ({ kind: "push", address: push.url + path, ...push.subscription(path).keys });
for (const [role, path] of [...Object.entries(pushed), ["blue2", "/gone/blue2"]])
  assert.equal((await post(`/api/battles/${battle.id}/reach`, { key: battle.token(role), language: "en", ...asPush(path) })).status, 200);
for (const [wrong, status] of [[{ auth: "AAAA" }, 400], [{ p256dh: "B+" }, 400], [{ address: "http://localhost/x" }, 422], [{ kind: "hook" }, 400]])
  assert.equal((await post(`/api/battles/${battle.id}/reach`, { key: battle.token("red"), ...asPush("/ok/never"), ...wrong })).status, status);
const strange = [["blue", "mail", "bounce@example.org"], ["red", "hook", `${hooks.url}/gone/red`], ["red", "hook", `${hooks.url}/never/red`], ["red2", "hook", `${hooks.url}/elsewhere/red2`]];
for (const [role, kind, to] of strange)
  assert.equal((await post(`/api/battles/${battle.id}/reach`, { key: battle.token(role), kind, address: to })).status, 200);
const came = ({ status }) => status < 300;
for (let i = 0; i < 100 && mail.letters.length + [...hooks.posts, ...push.pushes].filter(came).length < 9; ++i) {
  await sleep(50);
  if (i === 30) await pass(minute);
}
const taken = [...mail.letters, ...hooks.posts.filter(came)];
const words = [...taken.map(({ text }) => /#confirm=(\w+)/.exec(text)[1]), ...push.pushes.filter(came).map(({ word }) => word)];
assert.equal(push.pushes.filter(came).length, 3);
for (const { text, link, word } of push.pushes) assert.ok(!text.includes("http") && link.endsWith(`/reach#confirm=${word}`));
for (const word of new Set(words)) await post("/api/reach/confirm", { word });
assert.equal(told().length, 0);

async function visit(role) {
  const view = await firstView(server.url, battle, role);
  return { may: view.choices?.may_commit, step: view.battle.printed, turn: view.battle.turn, opening: view.battle.opening, ...view.prompt, paused: view.battle.paused, over: view.battle.over };
}
/** Without being there for anybody. */
const watch = () => visit("public");
let number = 0;
async function act(role, command) {
  const seat = await RawSocket.sit(server.url, battle.id, battle.token(role));
  const cmd_id = `c${++number}`;
  seat.send(JSON.stringify({ type: "command", cmd_id, command }));
  for (let heard = {}; heard.cmd_id !== cmd_id; heard = await seat.next()) assert.ok(heard.closed === undefined && heard.type !== "refused", JSON.stringify(heard));
  seat.socket.destroy();
  await sleep(150); // until the server knows that he has gone
}

/** Who decides in the step that is open now. */
async function look() {
  const seen = Object.fromEntries(await Promise.all(players.map(async (role) => [role, await visit(role)])));
  const { turn, step, opening, over, paused } = seen.blue;
  return { turn, step, opening, over, paused, deciding: players.filter((role) => seen[role].may) };
}
const callTo = (role, { turn, step }, ends) => {
  pace.called.add(role);
  expect(role, `to_decide ${turn} ${step}`, ends);
};
/** Whose step it is that nobody decides cannot be seen, but how long it lasts. */
async function agree(what, isDecided = true) {
  const { deadline, window_ends } = await watch();
  assert.ok(window_ends === undefined || isAbout(window_ends, pace.windowEnds()), `${what}: lasts until ${window_ends}`);
  assert.ok(!isDecided || isAbout(deadline, pace.ends()), `${what}: until ${new Date(deadline).toISOString()}, not ${new Date(pace.ends()).toISOString()}`);
}
/** Called are those who decide and are not there; who has passed the step beforehand does not. */
async function opens({ since, at, there }) {
  const seen = await look();
  const { turn, step, opening, over, deciding } = seen;
  if (over) {
    for (const role of [...players, "referee"]) if (role !== there) expect(role, "over - -");
  } else {
    assert.deepEqual(deciding, pace.deciding(step, deciding), `${turn} ${step}`);
    pace.open(at, step, deciding);
    await agree(`${turn} ${step} opens`, deciding.length > 0);
    for (const role of deciding) if (role !== there) callTo(role, seen, pace.toldAtFirst);
    if (pace.whose(step, deciding).some((role) => pace.hasPassed(role, step))) ++reached[deciding.length > 0 ? "passed by some" : "passed by all"];
  }
  await compare(`${turn} ${step} ${opening}`);
  measure(since);
  return seen;
}

const states = async (role) => (await post(`/api/battles/${battle.id}/reach-list`, { key: battle.token(role) })).reaches.map(({ address: to, state }) => [to, state]);
const { host } = new URL(push.url); // all that is told of where a push leads
const pushesOf = async (role) => (await states(role)).filter(([to]) => to.includes(host));

/** Boris does not come any more: the referee seeks somebody, who takes the seat, and no address of Boris' is left. */
async function giveOn() {
  const { role, key, mail: to } = substitute;
  assert.deepEqual(await pushesOf(role), [[host, "given_up"]]);
  const former = battle.token(role);
  const at = `/api/battles/${battle.id}`;
  assert.equal((await post(`${at}/seek`, { key: battle.token("referee"), role, words: "evenings" })).status, 201);
  const { token } = await post(`${at}/join`, { role, held: [] });
  assert.equal((await post(`${at}/seats`, { token, key })).status, 201);
  assert.equal((await post(`${at}/join`, { role, held: [] })).status, 409);
  assert.equal((await post(`${at}/reach-list`, { key: former })).status, 403);
  const token_of = battle.token;
  battle.token = (one) => (one === role ? key : token_of(one));
  assert.deepEqual(await states(role), []);
  assert.equal((await post(`${at}/reach`, { key, kind: "mail", address: to, language: "en" })).status, 200);
  for (let i = 0; i < 100 && !mail.letters.some((letter) => letter.to === to); ++i) await sleep(50);
  const [, word] = /#confirm=(\w+)/.exec(mail.letters.find((letter) => letter.to === to).text);
  await post("/api/reach/confirm", { word });
  pace.passes.get(role).clear();
  pace.called.delete(role);
  const logs = await Promise.all(["blue", "red"].map(async (one) => Object.values((await firstView(server.url, battle, one)).log)));
  assert.deepEqual(logs.map((log) => log.filter(({ kind }) => kind === "seat_handed_over").length), [1, 0]);
}

const reached = { "passed by all": 0, "passed by some": 0, "put off by quiet hours": 0, "paused by consent": 0 };

/** Whoever made it wants the battle deleted: who looks is told so, too. A seat takes it back, and it goes on. */
async function deletion() {
  const at = `/api/battles/${battle.id}`;
  const looking = await RawSocket.sit(server.url, battle.id, battle.token(chance.of(players)));
  const since = Date.now();
  for (let i = 0; i < 2; ++i) {
    const { status, deleted_at } = await post(`${at}/delete`, { key: battle.maker });
    assert.ok(status === 202 && isAbout(deleted_at, now + day), `${status} ${deleted_at}`);
  }
  for (const role of [...players, "referee"]) expect(role, "deletion - -", now + day);
  await compare("it is to be deleted", 100);
  measure(since);
  looking.leave();
  assert.equal((await post(`${at}/keep`, { key: battle.token(chance.of([...players, "referee"])) })).status, 200);
  assert.equal((await (await fetch(server.url + at)).json()).deleted_at, undefined);
}

const passAlways = async (role, step) => {
  await act(role, { do: "pass_always", step });
  pace.passes.get(role).add(step);
};
async function setQuiet(role) {
  const from = chance.below(24);
  const hours = { from, to: (from + 6 + chance.below(5)) % 24 };
  await act(role, { do: "set_quiet_hours", ...hours });
  pace.quiet.set(role, hours);
}
/** Of what is still to come. */
async function changeOfMind() {
  const passes = players.flatMap((role) => [...pace.passes.get(role)].filter((step) => step > "1A" && step > open.step).map((step) => [role, step]));
  const [role, step] = chance.of(passes);
  await act(role, { do: "pass_no_more", step });
  pace.passes.get(role).delete(step);
  await setQuiet(resting);
}

/** Both leaders want a pause, one of them or the referee ends it. Called is then who was not called to this step. */
async function pause() {
  const [first, second] = chance.of([["blue", "red"], ["red", "blue"]]);
  await act(first, { do: "ask_for_pause" });
  if (chance.below(2) === 0) for (const word of ["withdraw_pause", "ask_for_pause"]) await act(first, { do: word });
  await act(second, { do: "ask_for_pause" });
  pace.pause(now);
  assert.ok((await watch()).paused);
  await pass(30 * hour);
  if (chance.below(2) === 0) await restart(chance.of(["SIGKILL", "SIGTERM"]));
  await compare("nobody is called in a pause");
  const [since, who] = [Date.now(), chance.of(["blue", "red", "referee"])];
  await act(who, { do: "resume", reason: "on" });
  pace.resume(now);
  for (const role of open.deciding) if (role !== who && !pace.called.has(role)) callTo(role, open, pace.ends());
  await agree("it goes on");
  await compare("it goes on", 100);
  measure(since);
  ++reached["paused by consent"];
}

for (const role of ["blue2", "red2"]) await act(role, { do: "take_up_companies" });
let [open, steps, decided] = [await look(), 0, 0];
assert.deepEqual(open.deciding, players);
pace.open(began, open.step, players);
await agree("set-up");
const resting = chance.of(["blue", "red", "red2"]);
await setQuiet(resting);
for (const role of players)
  for (const step of passable) if (step === "1A" || (chance.below(4) === 0 && (step !== "2B" || role === "red"))) await passAlways(role, step);
await passAlways(chance.of(["blue", "red"]), "3A");

const same = async () => (await watch()).opening === open.opening;
async function closed() {
  for (let i = 0; i < 100 && (await same()); ++i) await sleep(30);
  assert.ok(!(await same()), `${open.turn} ${open.step} goes on`);
}

/** Nobody is waited for: it lasts its window, and no longer. */
async function lasts() {
  assert.ok(isAbout((await watch()).window_ends, now + pace.window));
  await passTo(pace.windowEnds() - minute);
  await sleep(300);
  assert.ok(await same(), `${open.turn} ${open.step} lasts its window`);
  const since = Date.now();
  await pass(2 * minute);
  await closed();
  pace.byClock = 0;
  return { since, at: now };
}

const hasBeenCalled = (role) => told().some((text) => text.startsWith(`${role} `));
const happenings = [giveOn, ...chance.of([[deletion, changeOfMind], [changeOfMind, deletion]])];
const mayHappen = (what) => what !== giveOn || hasBeenCalled(substitute.role);
const everything = ["stands_still", ...Object.keys(reached)];
const count = () => ({ ...countByKind(arrived().values()), ...reached });
const isWanting = () => happenings.length > 0 || everything.some((what) => !(count()[what] > 0));
const pausesFirst = chance.below(2) === 0;

/** Those who decide at this time of the step; who was the last, and when. */
async function decide(plans, when) {
  let last;
  for (const role of open.deciding.filter((one) => plans[one] === when)) {
    last = { since: Date.now(), at: now, there: role };
    await act(role, { do: "commit" });
    open.deciding = open.deciding.filter((one) => one !== role);
  }
  if (last && open.deciding.length === 0) pace.byClock = 0;
  return last;
}

/** A step in which somebody decides, to its end: since when it is over, and who is there. */
async function decides() {
  const plans = Object.fromEntries(open.deciding.map((role) => [role, chance.of(["early", "early", "late", "grace", "never"])]));
  const isLeftToClock = reached["passed by all"] > 0 && !count().stands_still;
  if (open.step === "5D") for (const role of open.deciding) plans[role] = "never"; // cards are not looked at here
  if (isLeftToClock) plans[chance.of(open.deciding)] = "never";
  const isPaused = !reached["paused by consent"] ? decided === 1 ? pausesFirst : count().stands_still > 0 : chance.below(8) === 0;
  await pass(hour);
  for (let i = 0; i < 100 && (await watch()).window_ends; ++i) await sleep(30);
  const next = happenings.find(mayHappen);
  happenings.splice(happenings.indexOf(next), next ? 1 : 0);
  await next?.();
  if (isPaused) await pause();
  let last = await decide(plans, "early");
  if (decided % 4 === 2) await restart(decided % 8 === 2 ? "SIGKILL" : "SIGTERM");
  if (!(await same())) return last;
  await agree("before its time runs out");
  if (pace.isPutOff() && (reached["put off by quiet hours"] === 0 || chance.below(3) === 0)) {
    ++reached["put off by quiet hours"];
    await passTo(pace.calls() - 3 * minute);
    await compare(`nothing runs out yet in ${open.turn} ${open.step}`);
  }
  let since = Date.now();
  await passTo(pace.calls() + minute);
  for (const role of open.deciding) expect(role, `time_runs ${open.turn} ${open.step}`, pace.ends());
  await compare(`time runs in ${open.turn} ${open.step}`, 100);
  measure(since);
  last = await decide(plans, "late");
  if (!(await same())) return last;
  since = Date.now();
  await passTo(pace.ends() + minute);
  pace.beginGrace(now);
  for (const role of [...open.deciding, "referee"]) expect(role, `late ${open.turn} ${open.step}`, pace.ends());
  await compare(`grace in ${open.turn} ${open.step}`, 100);
  measure(since);
  await agree("grace");
  if (chance.below(4) === 0) await restart(chance.of(["SIGKILL", "SIGTERM"]));
  last = await decide(plans, "grace");
  if (!(await same())) return last;
  await passTo(pace.ends() - 3 * minute);
  assert.ok(await same(), "grace is not over");
  since = Date.now();
  await pass(4 * minute);
  await closed();
  ++pace.byClock;
  return { since, at: now };
}

while ((now - began < days * day || isWanting()) && !open.over) {
  ++steps;
  assert.ok(steps < 20 * (days + 5), `after ${steps} steps: ${JSON.stringify(count())}`);
  let last = open.deciding.length > 0 ? (++decided, await decides()) : await lasts();
  const { paused } = await watch();
  assert.equal(Boolean(paused), pace.byClock === 3, `the clock has ended ${pace.byClock} steps`);
  if (paused) {
    for (const role of [...players, "referee"]) expect(role, "stands_still - -");
    await compare("it has paused itself", 100);
    await pass(5 * hour);
    last = { since: Date.now(), at: now };
    await act("referee", { do: "resume", reason: "on" });
    pace.byClock = 0;
  }
  open = await opens(last);
}
if (!open.over) {
  const since = Date.now();
  await act("red", { do: "concede" });
  for (const role of ["blue", "blue2", "red2", "referee"]) expect(role, "over - -");
  await compare("it is over");
  measure(since);
}
const of = Object.fromEntries([...(await states("blue")), ...(await states("red")), ...(await states("red2"))]);
assert.deepEqual(await pushesOf("red"), [[host, "open"]]);
assert.deepEqual(await states(substitute.role), [[substitute.mail, "open"]]);
assert.deepEqual(push.mistakes, []);
assert.equal(statSync(`${data}/vapid.pem`).mode & 0o777, 0o600);
assert.equal(of["bounce@example.org"], "given_up");
assert.equal(of[`${hooks.url}/gone/red`], "given_up");
for (const to of ["/never/red", "/elsewhere/red2"]) assert.notEqual(of[hooks.url + to], "open");
assert.ok(hooks.posts.every(({ type, path }) => type === "application/json" && !path.includes("secret")));

const end = /api\/reach\/end\/(\w+)/.exec(mail.letters.find(({ to }) => to === address.blue).head)[1];
assert.equal((await fetch(`${server.url}/api/reach/end/${end}`, { method: "POST", body: "List-Unsubscribe=One-Click" })).status, 200);
assert.ok(!(await states("blue")).some(([to]) => to === address.blue));
await stop(server);
assert.equal((await run("erase", data, substitute.mail)).code, 0);
const counts = count();
for (const what of [...kinds, ...everything]) assert.ok(counts[what] > 0, `${what}: never`);
const twice = [...arrived().values()].filter(({ times }) => times > 1).length;
mail.close();
hooks.close();
push.close();
rmSync(data, { recursive: true });
assert.ok(slowest < 2000, `a notice took ${slowest} ms`);
assert.ok(twice <= 10 * restarts, "a notice is sent twice only where the server was killed");
const gone = Math.round((now - began) / day);
console.log(`figures: ${steps} steps in ${gone} days, ${restarts} restarts, ${expected.length} notices as expected, ${twice} of them twice; the slowest left after ${slowest} ms`);
console.log(`of steps of ${pace.step / hour} hours and ${pace.grace / hour} of grace: ${Object.entries(counts).map(([what, often]) => `${what} ${often}`).join(", ")}`);
