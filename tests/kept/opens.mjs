// Every folder that was kept opens under this program, means what it meant, and is played on to the end.
//   node --experimental-websocket tests/kept/opens.mjs [NAME...]
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { bot, firstView, newFolder, run, serve, stop } from "../load/server.mjs";

const kLongest = 120_000;
const wanted = process.argv.slice(2);
const names = readdirSync("tests/kept", { withFileTypes: true }).filter((one) => one.isDirectory() && (wanted.length === 0 || wanted.includes(one.name)));
const failures = [];
const shape = createHash("sha256").update(readFileSync("tests/kept/shape.txt")).digest("hex");
let hasNewest = wanted.length > 0;
let opened = 0;
let playedOn = 0;

const fails = (what) => failures.push(what);
const fileOf = (folder) => join(folder, "ordercap.sqlite");

/** As it lay on the disk of its time. */
function unpacked(name) {
  const folder = newFolder();
  writeFileSync(fileOf(folder), gunzipSync(readFileSync(join("tests/kept", name, "ordercap.sqlite.gz"))), { mode: 0o600 });
  return folder;
}

/** Each battle replays to the digest that it had, and is sound; a clock that strikes when it is opened adds to it. */
async function looked(name, folder, battles, how) {
  for (const { name: battle, id, seq, digest } of battles) {
    const { out } = await run("digest", folder, id, String(seq));
    if (out.trim() !== `${seq} ${digest}`) fails(`${name}, ${battle}, ${how}: it was ${seq} ${digest}, it is ${out.trim()}`);
  }
  const { code, out } = await run("verify", folder);
  if (code !== 0) fails(`${name}, ${how}: ${out}`);
}

/** Bots take every seat of a side, those of its further players too. */
async function finish(server, name, { name: battle, id, seats }) {
  const made = { id, token: (role) => seats[role] };
  const players = Object.keys(seats).filter((role) => /^(blue|red)/.test(role));
  const bots = players.map((role, n) => bot(server.url, made, role, ["--seed", String(n + 1), "--patience", "30"]));
  const clock = setTimeout(() => bots.forEach(({ child }) => child.kill("SIGTERM")), kLongest);
  const ends = await Promise.all(bots.map(({ done }) => done));
  clearTimeout(clock);
  const view = await firstView(server.url, made, "referee");
  if (!view.battle.over) fails(`${name}, ${battle}: played on to turn ${view.battle.turn} ${view.battle.step} only: ${ends.map(({ said }) => said.slice(-300)).join("; ")}`);
  else ++playedOn;
}

for (const { name } of names) {
  const { battles, ...about } = JSON.parse(readFileSync(join("tests/kept", name, "kept.json"), "utf8"));
  hasNewest ||= about.shape === shape;
  const folder = unpacked(name);
  const restored = join(newFolder(), "restored");
  const back = await run("restore", fileOf(folder), restored);
  if (back.code !== 0) fails(`${name}: it is not restored: ${back.out}`);
  else await looked(name, restored, battles, "restored");
  const server = await serve(folder);
  await looked(name, folder, battles, "opened");
  for (const one of battles) await finish(server, name, one);
  if (/set aside/.test(server.said())) fails(`${name}: ${server.said()}`);
  await stop(server);
  const { code, out } = await run("verify", folder);
  if (code !== 0) fails(`${name}, played on: ${out}`);
  opened += battles.length;
  for (const one of [folder, join(restored, "..")]) rmSync(one, { recursive: true });
}
if (!hasNewest) fails('No folder is kept whose journals have the shape of tests/kept/shape.txt: ./dev keep NAME "what is new"');
failures.forEach((failure) => console.error(failure));
console.log(`figures: ${names.length} folders, ${opened} battles opened, ${playedOn} played on to the end, ${failures.length} failures`);
process.exit(failures.length === 0 && opened > 0 ? 0 : 1);
