// Who is there, the list of battles says as everybody is shown it: not at the moment at which somebody goes. [REL-30]

const kTries = 4;
const kTick = 250; // of a server, and a little
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function told({ served, battle }) {
  const { battles } = JSON.parse((await served.ask("/api/battles")).body);
  return String(battles.find(({ id }) => id === battle.id)?.seated.toSorted());
}
const shown = (world) => String(Object.entries(world.view(world.lines.has("public") ? "public" : "referee").seats).flatMap(([role, { connected }]) => (connected ? [role] : [])).toSorted());

/** This one goes, in one world; it is the last act of a pair. What is wrong: undefined, nothing. */
export async function goesUnseen(world, role) {
  await world.close(role);
  let lists;
  for (let tries = 0; tries < kTries; ++tries) {
    await pause(kTick);
    await world.settled();
    lists = [await told(world), shown(world)];
    if (lists[0] === lists[1]) return undefined;
  }
  return `the list says that there are ${lists[0]}, everybody is shown ${lists[1]} [REL-30]`;
}
