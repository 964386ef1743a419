// Who keeps the field when bots fight the battles of the shipped day: two battalions are to take a held place in at least
// 12 of 20, one alone in at most 7.
//   node tests/load/campaign_balance.mjs [battles] [line...]      a line: formations to a place, as 1bn+2bn:kamenka
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { newFolder, serve, sleep, stop } from "./server.mjs";

const battles = Number(process.argv[2] ?? 20);
const lines = process.argv.length > 3 ? process.argv.slice(3) : ["1bn:kamenka", "2bn:verkhnyaya", "1bn+2bn:kamenka", "1bn+2bn:verkhnyaya"];
const kAtOnce = 8;
const kLeast = 0.6; // of two
const kMost = 0.35; // of one
const data = newFolder();
const server = await serve(data, "127.0.0.1:0", ["--bot-battles", "1000", "--bot-battles-per-address", "1000"]);
let wrong = false;
let slowest = 0; // milliseconds to take a battle in

async function post(path, body, key) {
  const headers = { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) };
  const answer = await fetch(server.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (answer.status >= 300) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

/** Who keeps the field of one battle, and what both sides have lost there. */
async function fought(formations, place) {
  const { campaign, seats } = await post("/api/campaigns", { campaign: "ryasna-day" });
  const at = `/api/campaigns/${campaign}`;
  const keys = {};
  for (const { role, token } of seats.filter((seat) => ["blue", "red", "referee"].includes(seat.role))) {
    keys[role] = randomBytes(16).toString("hex");
    await post(`${at}/seats`, { token, key: keys[role] });
  }
  let acts = 0;
  const does = (role, command) => post(`${at}/commands`, { cmd_id: `c${String(++acts)}`, ...command }, keys[role]);
  for (const formation of formations) await does("blue", { type: "order_march", formation, way: [place], posture: "attack" });
  for (const side of ["blue", "red"]) await does(side, { type: "commit", opening: 1 });
  await does("referee", { type: "make_battle", battle: 1, bots: ["blue", "red"] });
  for (let i = 0; i < 900; ++i) {
    const view = await (await fetch(`${server.url}${at}/view`, { headers: { authorization: `Bearer ${keys.referee}` } })).json();
    if (view.battles[0].over) {
      const begun = Date.now();
      await does("referee", { type: "take_in_battle", battle: 1, ...(!view.battles[0].field && { holder: "red" }) });
      slowest = Math.max(slowest, Date.now() - begun);
      const then = await (await fetch(`${server.url}${at}/view`, { headers: { authorization: `Bearer ${keys.referee}` } })).json();
      const lost = (side) => then.formations.filter((one) => one.side === side && view.battles[0].forces.includes(one.key)).reduce((sum, one) => sum + one.of - one.present, 0);
      return { field: view.battles[0].field ?? "nobody", blue: lost("blue"), red: lost("red") };
    }
    await sleep(2000);
  }
  throw new Error("a battle does not end");
}

for (const line of lines) {
  const [forces, place] = line.split(":");
  const formations = forces.split("+");
  const kept = { blue: 0, red: 0, nobody: 0 };
  const lost = { blue: 0, red: 0 };
  let next = 0;
  const play = async () => {
    while (next < battles) {
      next += 1;
      const end = await fought(formations, place);
      kept[end.field] += 1;
      lost.blue += end.blue;
      lost.red += end.red;
    }
  };
  await Promise.all(Array.from({ length: kAtOnce }, play));
  const good = formations.length > 1 ? kept.blue >= kLeast * battles : kept.blue <= kMost * battles;
  wrong ||= !good;
  console.log(
    `${line}: ${String(battles)} battles, taken ${String(kept.blue)}, held ${String(kept.red)}, nobody's ${String(kept.nobody)}; ` +
      `gone ${(lost.blue / battles).toFixed(1)} of who comes, ${(lost.red / battles).toFixed(1)} of who holds${good ? "" : ": not as it should be"}`,
  );
}
console.log(`figures: the slowest taking in ${String(slowest)} ms`);
await stop(server);
rmSync(data, { recursive: true });
process.exit(wrong ? 1 : 0);
