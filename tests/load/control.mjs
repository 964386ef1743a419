// Faults planted in a server that is built for it, and the test that must notice each: a test that finds nothing proves nothing
// unless it would have found something. What a power cut would lose, a kill does not: so the missing flush is looked for by its
// system calls.
import { rmSync } from "node:fs";
import { runProgram } from "./server.mjs";

const controls = [
  ["the answer comes before the commit", "ORDERCAP_PLANT_EARLY_ANSWER", ["tests/load/kill9.mjs", "4", "tutorial"], /[1-9]\d* lost/],
  ["the answer comes before the flush", "ORDERCAP_PLANT_LATE_FLUSH", ["tests/load/synced.mjs", "10"], /[1-9]\d* before their flush/],
];
let missed = 0;
for (const [what, fault, test, finding] of controls) {
  process.env[fault] = "1";
  const { code, out } = await runProgram(process.execPath, ...test);
  delete process.env[fault];
  const caught = code !== 0 && finding.test(out);
  missed += caught ? 0 : 1;
  const folder = /kept for a look: (\S+)/.exec(out)?.[1];
  if (folder) rmSync(folder, { recursive: true });
  console.log(`${caught ? "caught" : "MISSED"}: ${what}: ${finding.exec(out)?.[0] ?? out}`);
}
console.log(`figures: ${controls.length - missed} of ${controls.length} planted faults were caught`);
process.exit(missed === 0 ? 0 : 1);
