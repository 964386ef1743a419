// How often each side wins when two bots play: equal forces should win about evenly.
//   node tests/load/balance.mjs [battles] [scenario...]
import { rmSync } from "node:fs";
import { bot, firstView, newBattle, newFolder, serve, stop } from "./server.mjs";

const battles = Number(process.argv[2] ?? 200);
const scenarios = process.argv.length > 3 ? process.argv.slice(3) : ["duel-infantry", "duel-armour"];
const kAtOnce = 2; // two cores
const kMost = 60; // per cent of the battles that were won
let lopsided = false;

async function winner(server, scenario, seed) {
  const battle = await newBattle(server.url, scenario);
  const bots = ["blue", "red"].map((role, side) =>
    bot(server.url, battle, role, ["--seed", String(2 * seed + side), "--patience", "60"]),
  );
  await Promise.all(bots.map((player) => player.done));
  const { battle: ended } = await firstView(server.url, battle, "public");
  return { winner: ended.winner ?? "nobody", turn: ended.turn };
}

for (const scenario of scenarios) {
  const data = newFolder();
  const server = await serve(data, "127.0.0.1:0", ["--test-seed", "1"]);
  const won = { blue: 0, red: 0, nobody: 0 };
  let turns = 0;
  let next = 1;
  const play = async () => {
    while (next <= battles) {
      const end = await winner(server, scenario, next++);
      won[end.winner] += 1;
      turns += end.turn;
    }
  };
  await Promise.all(Array.from({ length: kAtOnce }, play));
  await stop(server);
  rmSync(data, { recursive: true });
  const decided = won.blue + won.red;
  const share = decided === 0 ? 100 : (100 * Math.max(won.blue, won.red)) / decided;
  lopsided ||= share > kMost;
  console.log(
    `${scenario}: ${battles} battles, Blue ${won.blue}, Red ${won.red}, nobody ${won.nobody}, ` +
      `${share.toFixed(0)} % for the stronger side, ${(turns / battles).toFixed(1)} turns a battle`,
  );
}
process.exit(lopsided ? 1 : 0);
