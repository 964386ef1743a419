// How the battle for beginners ends for whoever presses the yellow button alone: never lost, never over before turn 3.
//   node --experimental-websocket tests/load/yellow.mjs [battles] [first seed] [scenario]
import { rmSync } from "node:fs";
import { browser, openSeat } from "./gestures_player.mjs";
import { bot, firstView, newBattle, newFolder, serve, stop } from "./server.mjs";

const battles = Number(process.argv[2] ?? 24);
const first = Number(process.argv[3] ?? 1);
const scenario = process.argv[4] ?? "tutorial";
const kAtOnce = 2; // two cores
const kSoonest = 3;
/** How long a battle may take on a busy machine. */
const kPatience = 240000;

/** In the page: presses the yellow button whenever it can be pressed, until the battle is over. */
function pressToTheEnd() {
  return new Promise((done) => {
    let presses = 0;
    const timer = setInterval(() => {
      if (document.querySelector(".prompt[data-code=over]")) {
        clearInterval(timer);
        return done(presses);
      }
      const button = document.querySelector("[data-testid=commit]");
      if (!button || button.disabled) return;
      presses += 1;
      button.click();
    }, 20);
  });
}

async function press(chrome, server, battle, seed) {
  const context = await chrome.newContext({ reducedMotion: "reduce", locale: "en-GB" });
  context.setDefaultTimeout(kPatience);
  const enemy = bot(server.url, battle, "red", ["--seed", String(seed)]);
  try {
    const page = await context.newPage();
    await openSeat(page, `${server.url}/battle/${battle.id}#seat=${battle.token("blue")}`);
    const stuck = new Promise((_, reject) =>
      setTimeout(() => reject(new Error(`seed ${seed} is not over after ${kPatience} ms`)), kPatience).unref(),
    );
    return await Promise.race([page.evaluate(pressToTheEnd), stuck]);
  } finally {
    await context.close();
    enemy.child.kill("SIGTERM");
    await enemy.done;
  }
}

const tally = { won: 0, drawn: 0, lost: 0, early: 0 };
/** A server for each seed: other dice for another, the same for the same. */
async function playOne(chrome, seed) {
  const data = newFolder();
  const server = await serve(data, "127.0.0.1:0", ["--test-seed", `yellow ${seed}`, "--db", "db"]);
  try {
    const battle = await newBattle(server.url, scenario, { dice_audit: "false" });
    const presses = await press(chrome, server, battle, seed);
    const { battle: ended } = await firstView(server.url, battle, "referee");
    const how = ended.winner === "blue" ? "won" : ended.winner ? "lost" : "drawn";
    tally[how] += 1;
    if (ended.turn < kSoonest) tally.early += 1;
    console.log(`seed ${seed}: ${how} in turn ${ended.turn}, ${ended.points_blue} to ${ended.points_red} points, ${presses} presses`);
  } finally {
    await stop(server);
    rmSync(data, { recursive: true });
  }
}

const chrome = await browser();
try {
  let next = first;
  const play = async () => {
    while (next < first + battles) await playOne(chrome, next++);
  };
  await Promise.all(Array.from({ length: kAtOnce }, play));
} finally {
  await chrome.close();
}
console.log(`${scenario}: ${battles} battles by the yellow button alone: won ${tally.won}, drawn ${tally.drawn}, lost ${tally.lost}, over before turn ${kSoonest} ${tally.early}`);
process.exit(tally.lost + tally.early === 0 ? 0 : 1);
