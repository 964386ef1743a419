// Everybody leaves for longer than a room is kept open, and comes back; in the second world the other side, the referee or a spectator
// looked in meanwhile. How often the battle was opened nobody else may notice. Only one pair plays then on its servers. [REL-30]
// Or the observed side alone is away until nothing is made for it any more, while others stay; meanwhile one of them looks in by another
// page in the second world alone.

import { Difference } from "./pair.mjs";

const kLeft = 11 * 60_000; // after ten minutes a room in which nobody is is closed
const kAsleep = 61_000; // after a minute an audience that nobody looks at sleeps
const kSwept = 400; // rooms are looked at each tenth of a second
const kPresence = 10_000;
const pause = () => new Promise((resolve) => setTimeout(resolve, kSwept));

async function stayAway({ served }, milliseconds = kLeft) {
  await pause(); // it is seen that nobody is there
  await served.pass(milliseconds);
  await pause();
}
async function lookIn(world, role) {
  await world.open(role, { follows: true });
  await world.close(role);
}

export async function leaveAndReturn(fork) {
  const { pair, own, foe, chance } = fork;
  const names = pair.worlds.map((world) => [...world.lines.keys()].filter((name) => !name.includes(" ")));
  const before = pair.worlds.map((world) => new Map(world.lines));
  const others = chance.some([foe, foe, "referee", "public"], 2);
  await pair.act("everybody leaves, and comes back", "", "both", async (world) => {
    const i = pair.worlds.indexOf(world);
    world.leave();
    await stayAway(world);
    for (const role of i === 1 ? others : []) if (names[1].includes(role)) await lookIn(world, role);
    await stayAway(world);
    await world.comeFirst(own, true);
    await world.comeAll(names[i].filter((name) => name !== own), names[i].filter((name) => before[i].get(name).follows));
    await world.served.pass(kPresence);
    await world.areShown(own);
    for (const [name, { views, lineOf }] of before[i]) if (views) Object.assign(world.lines.get(name), { views, lineOf });
    await world.settled();
    for (const line of world.lines.values()) line.take(); // when pages are opened is not compared, what they show is
  });
  ++fork.differed;
  sameNumbers(pair);
}

/** Who comes back is shown everything anew. */
export async function sleepAndWake(fork) {
  const { pair, foe, chance } = fork;
  const name = pair.observed;
  const before = pair.worlds.map(({ lines }) => lines.get(name));
  if (!before.every(Boolean)) return; // who is told in pieces has no stream
  const other = chance.pick([foe, "referee"]);
  await pair.act(`${name} is away until his audience sleeps, and comes back`, "", "both", async (world) => {
    const i = pair.worlds.indexOf(world);
    const { follows, views, lineOf } = before[i];
    await world.close(name);
    await world.served.pass(kPresence);
    await world.isShown(name, false);
    await stayAway(world, kAsleep);
    if (i === 1) {
      await world.open(`${other} looks in`, { follows: true });
      await world.close(`${other} looks in`);
    }
    await stayAway(world, kAsleep);
    await world.open(name, { follows });
    await world.isShown(name, true);
    if (views) Object.assign(world.lines.get(name), { views, lineOf });
    await world.settled();
    for (const line of world.lines.values()) line.take();
  });
  ++fork.differed;
  sameNumbers(pair);
}

function sameNumbers(pair) {
  if (pair.isAlone) return;
  const [a, b] = pair.worlds.map(({ lines }, i) => {
    const { n, view } = lines.get(pair.observed);
    if (pair.isRenamed) pair.renamers[i].learn(view);
    return `${n} ${lines.get("public")?.n} ${pair.same[i](JSON.stringify(view))}`; // anybody can open the public page
  });
  if (a !== b) throw new Difference({ stream: pair.observed, index: 0, a, b }, pair.acts.at(-1));
}
