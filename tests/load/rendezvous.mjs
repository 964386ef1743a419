// How often one side waits for the other in a turn: `demo` by two scripted players who declare nothing, nobody of them passing
// beforehand, one, or both. A rendezvous is an opening of a step that somebody has to close by hand; a visit of a side, that it has to
// come for it; a gesture, one command that it gives there. [S-107, S-108]
//   node --experimental-websocket tests/load/rendezvous.mjs [turns]
import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { newBattle, newFolder, serve, stop } from "./server.mjs";

const turns = Number(process.argv[2] ?? 2);
const kMost = { none: 9, one: 9, both: 7 }; // of one turn

/** A seat that commits wherever it is asked, once a step; what it saw and did. */
function sit(url, battle, role, passes) {
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws/${battle.id}`, { headers: { origin: url } });
  const visits = []; // "1 2D 17": turn, step, opening
  const gestures = []; // the same, for each command
  let [view, number, done] = [undefined, 0, undefined];
  const over = new Promise((resolve) => (done = resolve));
  const send = (command) => {
    const { turn, printed, opening } = view.battle;
    gestures.push(`${turn} ${printed} ${opening}`);
    socket.send(JSON.stringify({ type: "command", cmd_id: `${role}-${++number}`, command }));
  };
  const merge = (into, patch) => {
    for (const [key, value] of Object.entries(patch))
      if (value === null) delete into[key];
      else if (typeof value === "object" && !Array.isArray(value)) merge((into[key] = typeof into[key] === "object" ? into[key] : {}), value);
      else into[key] = value;
  };
  let last = "";
  const look = () => {
    const { battle: facts, choices, standing_passes: passed, hand } = view;
    if (facts.turn > turns || facts.over) return done({ visits, gestures });
    if (passes && facts.turn > 0 && Object.keys(passed).length === 0) for (const step of choices.may_pass) send({ do: "pass_always", step });
    const key = `${facts.turn} ${facts.printed} ${facts.opening}`;
    if (!choices.may_commit || (passes && choices.may_pass.includes(facts.printed))) return;
    if (choices.must_discard > 0) return send({ do: "discard_card", card: hand[0].card });
    if (last === key) return;
    last = key;
    visits.push(key);
    send({ do: "commit", opening: facts.opening });
  };
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", protocol: 1, token: battle.token(role) }));
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "view") view = message.view;
    else if (message.type === "update") merge(view, message.patch);
    else return;
    look();
  };
  return { over, leave: () => socket.close() };
}

/** "2B 1+1 2D 1+0": gestures of Blue and of Red in each opening, in its order. */
function byStep(done) {
  const openings = [...new Set(done.flat())].sort((a, b) => Number(a.split(" ")[2]) - Number(b.split(" ")[2]));
  return openings.map((key) => `${key.split(" ")[1]} ${done.map((all) => all.filter((one) => one === key).length).join("+")}`).join(", ");
}

const data = newFolder();
const server = await serve(data, "127.0.0.1:0", ["--test-seed", "waits"]);
const table = {};
for (const who of Object.keys(kMost)) {
  const battle = await newBattle(server.url, "demo", { window_seconds: who === "none" ? "0" : "1", dice_audit: "false" });
  const seats = [sit(server.url, battle, "blue", who !== "none"), sit(server.url, battle, "red", who === "both")];
  const sides = await Promise.all(seats.map(({ over }) => over));
  for (const seat of seats) seat.leave();
  for (let turn = 1; turn <= turns; ++turn) {
    const of = sides.map(({ visits }) => visits.filter((key) => key.startsWith(`${turn} `)));
    const done = sides.map(({ gestures }) => gestures.filter((key) => key.startsWith(`${turn} `)));
    const waits = [...new Set(of.flat())].map((key) => key.split(" ").slice(1));
    waits.sort(([, a], [, b]) => Number(a) - Number(b));
    const steps = waits.map(([step]) => step);
    (table[who] ??= []).push(steps.length);
    console.log(`${who.padEnd(4)} turn ${turn}: ${steps.length} rendezvous (${steps.join(" ")}); visits of Blue ${of[0].length}, of Red ${of[1].length}; gestures ${done[0].length}, ${done[1].length}: ${byStep(done)}`);
    assert.ok(steps.length <= kMost[who], `${steps.length} rendezvous, at most ${kMost[who]}`);
  }
}
await stop(server);
rmSync(data, { recursive: true });
console.log(`figures: rendezvous a turn: nobody passing ${table.none.join(", ")}, one ${table.one.join(", ")}, both ${table.both.join(", ")}`);
