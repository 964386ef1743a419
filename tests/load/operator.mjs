// What is for this machine only, and what the operator does beside a server that runs.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { newBattle, newFolder, program, run, serve, stop } from "./server.mjs";

let failed = 0;
function expect(holds, what) {
  console.log(`${holds ? "ok  " : "FAIL"} ${what}`);
  failed += !holds;
}

async function seats() {
  for (const more of [["--demo"], ["--reusable-links"], ["--test-seed", "x"]]) {
    const { code } = await run("serve", "--listen", "0.0.0.0:0", "--data", newFolder(), ...more);
    expect(code === 2, `${more[0]} is refused where strangers come`);
  }
  const folder = newFolder();
  const server = await serve(folder);
  const battle = await newBattle(server.url, "tutorial");
  const open = async (token) => {
    const body = JSON.stringify({ token, key: "1".repeat(32) });
    return (await fetch(`${server.url}/api/battles/${battle.id}/seats`, { method: "POST", body })).status;
  };
  expect((await open(battle.token("blue"))) === 200, "a reusable link opens its seat");
  const { code, out } = await run("renew", folder, battle.id, "blue", "--origin", server.url);
  expect(code === 0, "a seat is given anew while it is served");
  expect((await open(battle.token("blue"))) === 404, "the old link opens nothing");
  expect((await open(out.trim().split("#seat=")[1])) === 201, "the new one opens the seat");
  await stop(server);
}

/** A person is erased beside a server that runs: nothing of him is listed from then on. */
async function erased() {
  const folder = newFolder();
  const server = await serve(folder);
  const body = JSON.stringify({ scenario: "tutorial", seek: { roles: ["red"], words: "Against Anna, at eight" } });
  const made = await (await fetch(`${server.url}/api/battles`, { method: "POST", body })).json();
  const other = await newBattle(server.url, "tutorial");
  const listed = async () => {
    const { battles } = await (await fetch(`${server.url}/api/battles`)).json();
    return Object.fromEntries(battles.map(({ id, sought, words }) => [id, { sought, words }]));
  };
  expect((await listed())[made.battle].words === "Against Anna, at eight", "who is sought is listed, as it was said");
  const { code } = await run("erase", folder, "Anna");
  expect(code === 0, "a person is erased while it is served");
  const after = await listed();
  expect(after[made.battle].words === "" && after[made.battle].sought.join() === "red", "the seat is open still, and nothing of him is listed");
  expect(after[other.id].sought.length === 0, "where nobody was sought, nobody is");
  execFileSync("sqlite3", [join(folder, "ordercap.sqlite"), "UPDATE open_seat SET words = 'At nine'"]); // as if the server had not answered
  expect((await run("erase", folder, "Anna")).code === 1, "nobody is erased twice");
  expect((await listed())[made.battle].words === "At nine", "but the server looks again");
  await stop(server);
}

await seats();
await erased();
console.log(`figures: ${program}: ${failed === 0 ? "all as the operator wants it" : `${failed} failed`}`);
process.exit(failed === 0 ? 0 : 1);
