// How many gestures the first turns of `demo` take at the real pages, by step, for players of three minds on both sides.
//   node tests/load/gestures.mjs [intention...]
import { rmSync } from "node:fs";
import { browser, Player } from "./gestures_player.mjs";
import { fire, intentions, mostSeen, mostWasted, move, movesMeant, order, ordersOf, proposed, request, shotsMeant } from "./gestures_hands.mjs";
import { bot, newBattle, newFolder, serve, stop } from "./server.mjs";

const kTurns = Number(process.env.TURNS ?? 1);

/** What is meant in this step, in words that the commands can be compared with. */
function meantNow(player, meant) {
  const { choices, battle } = player.view;
  const moves = meant.moves ? movesMeant(player.view).map(({ stand, paths }) => `${stand} to ${paths[0].at(-1)}`) : [];
  const isFire = Object.keys(choices.fires).length > 0 && !battle.step.startsWith("prep_fire");
  const shots = isFire ? shotsMeant(player, meant).map(({ firer, line, target }) => `${firer} ${line} ${target}`) : [];
  return [...moves, ...shots];
}
const wordsOf = ({ do: what, stand, path, firer, line, target }) =>
  ({ move_stand: `${stand} to ${path?.at(-1)}`, declare_fire: `${firer} ${line} ${target}` })[what];

async function act(player, meant, side) {
  const before = player.done.length;
  const { stands, choices, battle } = player.view;
  const fires = Object.keys(choices.fires).length > 0;
  if (fires && !player.hidden.has(battle.turn)) player.hidden.set(battle.turn, Object.keys(stands).filter((id) => stands[id].visible === false));
  if (meant.isShown) player.shown = await proposed(player);
  const wanted = meantNow(player, meant);
  await perform(player, meant, side);
  const done = player.done.slice(before).map(({ command }) => wordsOf(command));
  player.meant += wanted.length;
  player.missed.push(...wanted.filter((one) => !done.includes(one)));
}

/** Of the shots of a turn: how many were wasted, and who was hidden, fired and is seen now. */
function outcomeOf({ view, hidden }, turn) {
  const shots = Object.values(view.log).filter((told) => told.kind === "fire_resolved" && told.turn === turn && view.stands[told.actor?.id]);
  const firers = new Set(shots.map(({ actor }) => actor.id));
  const wasted = shots.filter(({ outcome }) => ["out_of_range", "out_of_arc", "no_line"].includes(outcome)).length;
  const seen = (hidden.get(turn) ?? []).filter((id) => firers.has(id) && view.stands[id].visible).length;
  return { fired: shots.length, wasted, seen };
}
/** Turn 1 as it is proposed wastes little and betrays few. */
function isBadAdvice(player, { isShown }) {
  if (!isShown) return 0;
  const { fired, wasted, seen } = outcomeOf(player, 1);
  console.log(`  turn 1: of ${fired} shots ${wasted} were wasted, and ${seen} who were hidden are seen`);
  return wasted * 100 > fired * mostWasted || seen > mostSeen ? 1 : 0;
}

async function perform(player, meant, side) {
  const { choices, battle } = player.view;
  for (let left = choices.must_discard; left > 0; --left) await player.click("[data-testid=discard]");
  if (battle.phase === "artillery") await request(player, meant);
  if (Object.keys(choices.orders).length > 0) await order(player, ordersOf[side]);
  if (meant.moves && Object.keys(choices.moves).length > 0) await move(player);
  if (Object.keys(choices.fires).length > 0 && !battle.step.startsWith("prep_fire")) await fire(player, meant);
}

async function play(server, chrome, side, meant) {
  const battle = await newBattle(server.url, "demo");
  const other = bot(server.url, battle, side === "blue" ? "red" : "blue", ["--seed", "1"]);
  try {
    const player = await Player.sit(chrome, `${server.url}/battle/${battle.id}#seat=${battle.token(side)}`);
    while (player.view.battle.turn <= kTurns && !player.view.battle.over) {
      await player.until(() => player.view.prompt.code !== "wait" && player.view.prompt.code !== "committed", "turn to act");
      if (player.view.battle.turn > kTurns || player.view.battle.over) break;
      await act(player, meant, side);
      await player.commit();
    }
    await player.page.context().close();
    return player;
  } finally {
    other.child.kill("SIGTERM");
    await other.done;
  }
}

const total = ({ click, scroll, drag, key, commit }) => click + scroll + drag + key + commit;
function table(title, player) {
  const rows = [...player.counts].map(([step, counts]) => [step, total(counts), ...Object.values(counts)]);
  console.log(`\n${title}\n  turn and step             all clicks scroll drags  keys commits`);
  for (const [step, ...counts] of rows)
    console.log(`  ${step.padEnd(24)}${counts.map((n) => String(n).padStart(6)).join("")}`);
  for (let turn = 0; turn <= kTurns; ++turn) console.log(`  turn ${turn}: ${costOf(player, turn)}`);
  console.log(`  ${player.meant} acts were meant, ${player.missed.length} were not done so: ${player.missed.join("; ")}`);
  for (const one of player.refused) console.log(`  refused: ${one}`);
}

const costOf = ({ counts }, turn) => [...counts].filter(([step]) => step.startsWith(`${turn} `)).reduce((sum, [, n]) => sum + total(n), 0);

/** How many turns cost more than was asked for. */
function tooDear(player, { most }) {
  const dear = Object.entries(most).filter(([turn, bound]) => costOf(player, turn) > bound);
  for (const [turn, bound] of dear) console.log(`  turn ${turn} is dearer than ${bound}: ${costOf(player, turn)}`);
  return dear.length;
}

let failed = 0;
const wanted = process.argv.slice(2);
const data = newFolder();
const server = await serve(data, "127.0.0.1:0", ["--test-seed", "gestures"]);
const chrome = await browser();
try {
  for (const [intention, meant] of Object.entries(intentions).filter(([name]) => wanted.length === 0 || wanted.includes(name)))
    for (const side of ["blue", "red"]) {
      const player = await play(server, chrome, side, meant);
      table(`${intention}, ${side}`, player);
      failed += tooDear(player, meant) + isBadAdvice(player, meant);
    }
} finally {
  await chrome.close();
  await stop(server);
  rmSync(data, { recursive: true });
}
process.exit(failed === 0 ? 0 : 1);
