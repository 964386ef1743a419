// Days of a battle of two players a side and a referee, all of them away but for short visits: who is called, by mail, by posts and by pushes, is held
// against who should have been. Days pass on the server's test clock. [REL-54]
//   node --experimental-websocket tests/load/away.mjs [days] [seed]
import assert from "node:assert/strict";
import { rmSync, statSync } from "node:fs";
import { RawSocket } from "./raw_socket.mjs";
import { firstView, newBattle, newFolder, run, serve, sleep, stop } from "./server.mjs";
import { hookSink, mailSink, pushSink } from "./sinks.mjs";
import { chanceOf } from "./hostile_messages.mjs";

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
  await stop(server, signal);
  ++restarts;
  now += 10 * minute; // more than what the server's own clock has gone beyond ours
  await start();
}
async function pass(time) {
  const before = server.said().length;
  server.child.stdin.write(`pass ${time}\n`);
  now += time;
  for (let i = 0; i < 200 && !/clock \d+/.test(server.said().slice(before)); ++i) await sleep(10);
}
async function post(path, body) {
  const response = await fetch(server.url + path, { method: "POST", body: JSON.stringify(body) });
  return { status: response.status, ...(await response.json()) };
}

await start();
const battle = await newBattle(server.url, "encounter", { step_seconds: String(day / 1000), dice_audit: "false" });
const substitute = { role: "blue2", key: "substituteofblue2".padEnd(26, "x"), mail: "clara@example.org" };
const players = ["blue", "blue2", "red", "red2"];
const address = { blue: "anna@example.org", blue2: "boris@example.org", red: "/ok/red", red2: "/once500/red2", referee: "/flood/referee" };
const pushed = { red: "/ok/red_pushed", red2: "/once500/red2_pushed" }; // beside the other way
assert.ok(players.every((role) => battle.roles.includes(role)), String(battle.roles));

const whose = (to) => (to === substitute.mail ? substitute.role : Object.keys(address).find((role) => address[role] === to));

/** Everything that has arrived, once each: who, what about, and how often it came. */
function arrived() {
  const all = new Map();
  const take = (role, kind, turn, step, { id, at }) => {
    const one = all.get(id) ?? { text: `${role} ${kind} ${turn} ${step}`, at, times: 0 };
    all.set(id, { ...one, times: one.times + 1 });
  };
  const kinds = [[/your decision/, "to_decide"], [/runs out/, "time_runs"], [/paused/, "stands_still"], [/is over/, "over"]];
  for (const letter of mail.letters) {
    const kind = kinds.find(([words]) => words.test(letter.subject))?.[1];
    const [, turn, step] = /^Turn (\d+), (\w+):/.exec(letter.subject) ?? [undefined, "0", "0"];
    if (kind) take(whose(letter.to), kind, kind === "stands_still" ? "-" : turn, kind === "stands_still" ? "-" : step, letter);
  }
  for (const one of hooks.posts)
    if (one.kind !== "confirm" && one.status < 300)
      take(whose(one.path) ?? one.path, one.kind, one.kind === "stands_still" ? "-" : one.turn, one.kind === "stands_still" ? "-" : one.step, one);
  for (const { title, text, link, tag, plain, status, path, ...one } of push.pushes) {
    if (one.kind === "confirm" || status >= 300) continue;
    const kind = kinds.find(([words]) => words.test(title))?.[1];
    const [, turn, step] = kind === "stands_still" ? ["", "-", "-"] : (/^Turn (\d+), (\w+):/.exec(title) ?? ["", "0", "0"]);
    assert.deepEqual([one.kind, tag, new URL(link).pathname, one.word], [kind, battle.id, `/battle/${battle.id}`, undefined]);
    assert.match(text, kind === "stands_still" || kind === "over" ? /^(Time until [-\d: ]+UTC\.)?$/ : /^Time until [-\d: ]+UTC\.$/);
    assert.deepEqual(Object.keys(JSON.parse(plain)).sort(), ["id", "kind", "link", "tag", "text", "title"]);
    take(path.split("/").at(-1), kind, turn, step, one);
  }
  return all;
}
const expected = [];
/** By each way of this seat. */
const expect = (role, what) => expected.push(`${role} ${what}`, ...(pushed[role] ? [`${role}_pushed ${what}`] : []));
const told = () => [...arrived().values()].map(({ text }) => text).sort();

/** Waits until what should have arrived has, and a little longer for what should not. */
async function compare(what) {
  const since = Date.now();
  const wanted = expected.toSorted();
  while (Date.now() - since < 6000 && told().length < wanted.length) {
    await sleep(50);
    if (Date.now() - since > 1500) await pass(minute); // what failed once is tried again a minute later
  }
  await sleep(700);
  assert.deepEqual(told(), wanted, what);
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
  for (let heard = {}; heard.cmd_id !== cmd_id; heard = await seat.next()) assert.equal(heard.closed, undefined);
  seat.socket.destroy();
  await sleep(150); // until the server knows that he has gone
}

/** Who decides in the step that is open now; called are those of them who are not there. */
async function look() {
  const seen = {};
  for (const role of players) seen[role] = await visit(role);
  const { turn, step, opening, over, paused } = seen.blue;
  return { turn, step, opening, over, paused, deciding: players.filter((role) => seen[role].may) };
}
async function opens(since, there) {
  const { turn, step, opening, over, paused, deciding } = await look();
  if (!over && !paused) for (const role of deciding) if (role !== there) expect(role, `to_decide ${turn} ${step}`);
  await compare(`${turn} ${step} ${opening}`);
  measure(since);
  return { turn, step, opening, over, paused, deciding };
}

const states = async (role) => (await post(`/api/battles/${battle.id}/reach-list`, { key: battle.token(role) })).reaches.map(({ address: to, state }) => [to, state]);
const { host } = new URL(push.url); // all that is told of where a push leads
const pushesOf = async (role) => (await states(role)).filter(([to]) => to.includes(host));

/** Boris does not come any more: the referee seeks somebody, who takes the seat, and no address of Boris' is left. */
async function giveOn({ role, key, mail: to }) {
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
  const logs = await Promise.all(["blue", "red"].map(async (one) => Object.values((await firstView(server.url, battle, one)).log)));
  assert.deepEqual(logs.map((log) => log.filter(({ kind }) => kind === "seat_handed_over").length), [1, 0]);
}

for (const role of ["blue2", "red2"]) await act(role, { do: "take_up_companies" });
let [open, steps] = [await look(), 0];
assert.deepEqual(open.deciding, players);
while (now - began < days * day && !open.over) {
  ++steps;
  const same = async () => (await watch()).opening === open.opening;
  const plans = Object.fromEntries(open.deciding.map((role) => [role, chance.of(["early", "early", "late", "never"])]));
  let last;
  const decide = async (when) => {
    for (const role of open.deciding.filter((one) => plans[one] === when)) {
      last = [Date.now(), role];
      await act(role, { do: "commit" });
      open.deciding = open.deciding.filter((one) => one !== role);
    }
  };
  await pass(hour);
  if (steps === 3) await giveOn(substitute);
  await decide("early");
  if (steps % 4 === 2) await restart(steps % 8 === 2 ? "SIGKILL" : "SIGTERM");
  if (await same()) {
    const since = Date.now();
    await pass((await watch()).deadline - now - 3 * hour + minute);
    for (const role of open.deciding) expect(role, `time_runs ${open.turn} ${open.step}`);
    await compare(`time runs in ${open.turn} ${open.step}`);
    measure(since);
    await decide("late");
  }
  if (await same()) {
    last = [Date.now(), undefined];
    await pass(3 * hour);
    for (let i = 0; i < 50 && (await same()); ++i) await sleep(50);
    if ((await watch()).paused) {
      for (const role of [...players, "referee"]) expect(role, "stands_still - -");
      await compare("it has paused itself");
      last = [Date.now(), "referee"];
      await act("referee", { do: "resume", reason: "on" });
    }
  }
  open = await opens(...last);
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
const twice = [...arrived().values()].filter(({ times }) => times > 1).length;
mail.close();
hooks.close();
push.close();
rmSync(data, { recursive: true });
assert.ok(slowest < 2000, `a notice took ${slowest} ms`);
assert.ok(twice <= 10 * restarts, "a notice is sent twice only where the server was killed");
console.log(`figures: ${steps} steps in ${days} days, ${restarts} restarts, ${expected.length} notices as expected, ${twice} of them twice; the slowest left after ${slowest} ms`);
