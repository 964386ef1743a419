// What is told to those alone who hold a key of the observed side: the list of their battles, and what is sent to them while they
// are away. In both worlds it is the same; of moments it is so when clocks stand. [REL-31, REL-54]

const kTries = 4;
const kAWhile = 120; // the disk may follow
const kMoments = /"(ends)":\d+/g;

async function mine({ served, battle }, roles, hasMoments) {
  const seats = roles.map((role) => ({ battle: battle.id, key: battle.tokens[role] }));
  const { status, head, body } = await served.ask("/api/mine", { "Content-Type": "application/json" }, JSON.stringify({ seats }));
  if (status !== 200 || !body.includes(battle.id)) throw new Error(`POST /api/mine: ${status} ${body}`);
  const told = hasMoments ? body : body.replace(kMoments, '"$1":0');
  return [status, head.replace(/^date\n.*$/im, ""), told].join("\n");
}
async function notices({ served, battle }, roles, hasMoments) {
  const all = await served.notices(battle.id);
  return all.filter(([role]) => roles.includes(role)).map((row) => (hasMoments ? row : row.slice(0, 5)).join(" ")).join("\n");
}
const kAsked = Object.entries({ mine, notices });

/** The first of these that is not the same. */
export async function ownDifference({ worlds, observed, told }) {
  const roles = Object.keys(worlds[0].battle.tokens).filter((role) => role.startsWith(observed));
  let found;
  for (let tries = 0; tries < kTries; ++tries) {
    found = undefined;
    for (const [stream, ask] of kAsked) {
      const [a, b] = await Promise.all(worlds.map((world) => ask(world, roles, Boolean(told?.clocks))));
      if (a !== b) found ??= { stream, index: 0, a, b };
    }
    if (!found) return undefined;
    await new Promise((resolve) => setTimeout(resolve, kAWhile));
  }
  return found;
}
