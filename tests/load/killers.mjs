// What once ended the server, each against the real one: it must go on, so must another battle, and the next start must be like any.
//   node --experimental-websocket tests/load/killers.mjs [killer...]
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newBattle, newFolder, run, serve, sleep, stop } from "./server.mjs";

const kPatience = 15_000;

/** A seat that asks and is answered. Lost: the server has ended, or has closed it. */
class Sitter {
  static async sit(url, battle, role) {
    const sitter = new Sitter();
    const socket = new WebSocket(`${url.replace("http", "ws")}/ws/${battle.id}`, { headers: { origin: url } });
    sitter.socket = socket;
    sitter.view = {};
    sitter.waiting = new Map();
    sitter.lost = new Promise((resolve) => (socket.onclose = ({ code }) => resolve(code)));
    const shown = new Promise((resolve) => {
      socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1, token: battle.token(role) }));
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === "view") sitter.view = message.view;
        if (message.type === "update") merge(sitter.view, message.patch);
        if (message.type === "view") resolve();
        sitter.waiting.get(message.cmd_id)?.(message.code ?? "accepted");
      };
    });
    if ((await within(Promise.race([shown, sitter.lost]))) !== undefined) throw new Error(`no seat for ${role}`);
    return sitter;
  }
  /** "accepted", the code of the refusal, or "closed N". */
  ask(command) {
    const cmd_id = `k${String(++asked)}`;
    const answer = new Promise((resolve) => this.waiting.set(cmd_id, resolve));
    this.socket.send(JSON.stringify({ type: "command", cmd_id, command }));
    return within(Promise.race([answer, this.lost.then((code) => `closed ${String(code)}`)]));
  }
}
let asked = 0;

function merge(target, patch) {
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete target[key];
    else if (typeof value === "object" && !Array.isArray(value)) merge((target[key] ??= {}), value);
    else target[key] = value;
  }
}
const within = (what) =>
  Promise.race([what, sleep(kPatience).then(() => Promise.reject(new Error("no answer")))]);
async function until(what, holds) {
  for (const end = Date.now() + kPatience; !holds(); await sleep(50))
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
}
function must(holds, what) {
  if (!holds) throw new Error(what);
}

/** Two thousand dice that tie initiative a thousand times, with bots that come back to it at every start. */
async function ties(house) {
  const battle = await newBattle(house.server.url, "tutorial", { initiative_tie: "reroll" }, "both");
  const referee = await Sitter.sit(house.server.url, battle, "referee");
  must((await referee.ask({ do: "pause", reason: "dice" })) === "accepted", "the bots are not held up");
  let set = 0;
  for (let n = 0, open = true; n < 1000 && open; ++n)
    for (const side of ["blue", "red"]) {
      const answer = await referee.ask({
        do: "set_die", purpose: `t1/2A/initiative/${String(n)}/${side}`, face: 5, reason: "a tie",
      });
      set += answer === "accepted";
      open = !answer.startsWith("closed");
    }
  must(set === 40, `${String(set)} dice were set, 40 can be`);
  const watcher = await Sitter.sit(house.server.url, battle, "referee");
  const on = await watcher.ask({ do: "resume", reason: "dice" });
  must(on === "accepted", `the bots do not go on: ${on}`);
  await until("initiative", () => watcher.view.battle.turn > 1 || /^[2-5]/.test(watcher.view.battle.printed ?? ""));
  return battle;
}

/** A zone that is full when deployment ends. */
async function fullZones(house) {
  const battle = await newBattle(house.server.url, "demo");
  const referee = await Sitter.sit(house.server.url, battle, "referee");
  const { blue } = JSON.parse(readFileSync("db/scenarios/demo.json", "utf8"));
  const company = Object.entries(referee.view.companies).find(([, one]) => one.side === "blue")[0];
  const places = blue.zones.flatMap(({ outline }) => {
    const [xs, ys] = [0, 1].map((axis) => outline.map((corner) => corner[axis] * 1000));
    const found = [];
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += 750)
      for (let y = Math.min(...ys); y <= Math.max(...ys); y += 750) found.push([x, y]);
    return found;
  });
  let added = 0;
  for (const at of places.slice(0, 158))
    added += (await referee.ask({
      do: "add_stand", side: "blue", company, line: "us-rifle", name: `More ${String(at)}`, quality: "regular",
      at, facing: 0, reason: "a crowd",
    })) === "accepted";
  must(added > 50 && added < 150, `${String(added)} stands were added`);
  must((await referee.ask({ do: "end_step", reason: "on" })) === "accepted", "deployment does not end");
  await until("the orders", () => referee.view.battle.step === "first_orders");
  return battle;
}

/** A battle that the process died of is set aside at the next start, until an operator puts it back. */
async function crashed(house) {
  const battle = await newBattle(house.server.url, "tutorial");
  const letter = { do: "write_to_side", words: "are you there?" };
  const ask = async () => (await Sitter.sit(house.server.url, battle, "referee")).ask(letter);
  must((await ask()) === "accepted", "a new battle is not played");
  await house.again(() => writeFileSync(join(house.data, "crashed"), `plays ${battle.id}\n`));
  must((await ask()) === "set_aside", "what the server died of is played on");
  await house.again(async () => {
    must(/SET ASIDE: the server died/.test((await run("verify", house.data)).out), "verify does not name it");
    must((await run("release", house.data, battle.id)).code === 0, "it cannot be put back into play");
  });
  must((await ask()) === "accepted", "what was released is not played");
  return battle;
}

const fileIn = (data) => join(data, "ordercap.sqlite");
const kPage = 4096;

/** Where the rows of such events of this battle begin in the file: its name, a number, a time, no command, the event. */
function placesOf(bytes, battle, event) {
  const places = [];
  for (let at = bytes.indexOf(event); at >= 0; at = bytes.indexOf(event, at + 1))
    if (bytes.subarray(at - 12 - battle.id.length, at).includes(battle.id)) places.push(at);
  must(places.length > 0, `${event} is nowhere in the file`);
  return places;
}
function flipBit(data, battle, event) {
  const bytes = readFileSync(fileIn(data));
  for (const at of placesOf(bytes, battle, event)) bytes[at + 3] ^= 1;
  writeFileSync(fileIn(data), bytes);
}

/** A bit that has flipped in a row of the journal: the first of one battle, a turn of another. */
async function damagedRow(house) {
  const unreadable = await newBattle(house.server.url, "tutorial");
  const halfRead = await newBattle(house.server.url, "tutorial", { dice_audit: "false" }); // waits for no shares
  const letter = { do: "write_to_side", words: "are you there?" };
  const before = await Sitter.sit(house.server.url, halfRead, "referee");
  for (let n = 0; n < 20 && before.view.battle.turn < 2; ++n) await before.ask({ do: "end_step", reason: "on" });
  must(before.view.battle.turn === 2, "the second turn does not begin");
  await house.again(() => {
    flipBit(house.data, unreadable, '{"battle_begun"');
    flipBit(house.data, halfRead, '{"turn_begun":{"turn":2');
  });
  const nobody = await Sitter.sit(house.server.url, unreadable, "referee").catch((error) => error.message);
  must(nobody === "no seat for referee", "a battle without a beginning is shown");
  const after = await Sitter.sit(house.server.url, halfRead, "referee");
  must(after.view.battle.turn === 1, "more is shown than can be read");
  const answer = await after.ask(letter);
  must(answer === "set_aside", `a damaged battle answers ${answer}`);
  const reason = (battle) => new RegExp(`${battle.id}[^\\n]*event \\d+ is not what was written`);
  const verdict = await run("verify", house.data);
  for (const battle of [unreadable, halfRead]) {
    must(reason(battle).test(house.server.said()), "the log does not say why");
    must(reason(battle).test(verdict.out), "verify does not say why");
  }
  await ruinedPage(house, [unreadable, halfRead, house.other]);
}

/** Whatever else stood on the page: each request is answered, and none ends the server. */
async function ruinedPage(house, battles) {
  const data = newFolder();
  await house.again(() => {
    const bytes = readFileSync(fileIn(house.data));
    const [at] = placesOf(bytes, battles[1], '{"turn_begun":{"turn":1');
    bytes.fill(0xa5, at - (at % kPage), at - (at % kPage) + kPage);
    writeFileSync(fileIn(data), bytes);
  });
  const server = await serve(data);
  try {
    for (const battle of [...battles, ...battles]) {
      const sitter = await Sitter.sit(server.url, battle, "referee").catch(() => undefined);
      await sitter?.ask({ do: "write_to_side", words: "are you there?" });
      for (const path of ["", `/${battle.id}/dice`, `/${battle.id}`])
        must((await fetch(`${server.url}/api/battles${path}`)).status < 600, "no answer");
    }
    const { code, signal } = await stop(server);
    must(code === 0, `a ruined page ended the server with ${String(code ?? signal)}: ${server.said()}`);
  } finally {
    server.child.kill("SIGKILL");
    rmSync(data, { recursive: true, force: true });
  }
}

const killers = { ties, fullZones, crashed, damagedRow };

/** A server, and a battle beside the one that is tried. */
async function open() {
  const house = { data: newFolder() };
  house.server = await serve(house.data, "127.0.0.1:0", ["--bots-play-alone"]);
  house.other = await newBattle(house.server.url, "tutorial");
  house.again = async (meanwhile = () => {}) => {
    const { code, signal } = await stop(house.server);
    must(code === 0, `the server ended with ${String(code ?? signal)}: ${house.server.said()}`);
    await meanwhile();
    house.server = await serve(house.data, "127.0.0.1:0", ["--bots-play-alone"]);
  };
  house.goesOn = async (when) => {
    must(house.server.child.exitCode === null && house.server.child.signalCode === null, `${when} the server is gone`);
    const other = await Sitter.sit(house.server.url, house.other, "referee");
    const answer = await other.ask({ do: "write_to_side", words: when });
    must(answer === "accepted", `${when} another battle answers ${answer}`);
  };
  return house;
}

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(killers);
let failures = 0;
for (const name of chosen) {
  const house = await open();
  try {
    const sound = await killers[name](house);
    await house.goesOn("after it");
    await house.again();
    if (sound) await Sitter.sit(house.server.url, sound, "referee");
    await sleep(1000); // for bots that come back
    await house.goesOn("after a restart");
    await house.again();
    const verdict = await run("verify", house.data);
    must(verdict.code === (sound ? 0 : 1), verdict.out);
    console.log(`${name}: the server and the other battle go on`);
  } catch (error) {
    ++failures;
    console.error(`${name}: ${error.message}`);
  } finally {
    house.server.child.kill("SIGKILL");
    rmSync(house.data, { recursive: true, force: true });
  }
}
console.log(`${String(chosen.length)} killers, ${String(failures)} failures`);
process.exit(failures === 0 ? 0 : 1);
