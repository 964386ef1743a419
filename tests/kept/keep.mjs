// Keeps a folder that this program has written, so that every later one must open it.
//   node tests/kept/keep.mjs NAME "what is new in its journals"
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { newBattle, newFolder, run, serve, stop } from "../load/server.mjs";
import { battles, scenariosIn } from "./battles.mjs";
import { play } from "./play.mjs";

const [name, news] = process.argv.slice(2);
if (!name || !news) throw new Error('keep.mjs NAME "what is new in its journals"');
const data = newFolder();
const db = scenariosIn(join(newFolder(), "db"));
const server = await serve(data, "127.0.0.1:0", ["--test-seed", "kept", "--db", db]);
const kept = [];
const shape = createHash("sha256").update(readFileSync("tests/kept/shape.txt")).digest("hex");
for (const battle of battles) {
  const made = await newBattle(server.url, battle.scenario, battle.options);
  const tally = await play(server.url, battle, made);
  console.log(`${battle.name}: ${JSON.stringify(tally)}`);
  kept.push({ name: battle.name, id: made.id, seats: Object.fromEntries(made.roles.map((role) => [role, made.token(role)])), tally });
}
await stop(server);
const verdict = await run("verify", data);
if (verdict.code !== 0) throw new Error(verdict.out);
for (const one of kept) {
  const [seq, digest] = (await run("digest", data, one.id)).out.trim().split(" ");
  Object.assign(one, { seq: Number(seq), digest });
}
const folder = join("tests/kept", name);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "ordercap.sqlite.gz"), gzipSync(readFileSync(join(data, "ordercap.sqlite")), { level: 9 }));
writeFileSync(join(folder, "kept.json"), `${JSON.stringify({ news, shape, battles: kept }, null, 1)}\n`);
rmSync(data, { recursive: true });
