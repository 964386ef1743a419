// Before the other side declares its fire, one of those who may fire unseen stands a little aside in the second world, and so comes
// after another of them: who fires, from where and in which order is not felt. [REL-06]

import { isCovered, within } from "./ground.mjs";
import { isIdle } from "./come_and_go.mjs";

const why = "in the other world";
const kTries = 20;
const kAside = 2500; // farther apart they are left
const kLittle = 600;

/** Whom this stand may fire at, as its side is offered it. */
function targetsOf(view, id) {
  const own = Object.values(view.choices.fires).filter(({ firer }) => firer === id);
  return own.flatMap(({ weapons }) => weapons.flatMap(({ targets }) => targets.map(({ target }) => target)));
}

/** Of those, two of whom one can be put beyond the other by a little, or one alone. */
function aside(ids, stands, map, chance) {
  const one = chance.pick(ids);
  const [x, y] = stands[one].at;
  const [other] = ids.filter((id) => id !== one && Math.abs(stands[id].at[0] - x) < kAside);
  for (let tries = 0; tries < kTries; ++tries) {
    const by = chance.between(100, kLittle);
    const beyond = other === undefined ? x + chance.pick([-by, by]) : stands[other].at[0] + (stands[other].at[0] < x ? -by : by);
    const at = within([beyond, y + chance.between(-kLittle, kLittle)], map);
    if (isCovered(at, map) === isCovered([x, y], map)) return { one, at };
  }
  return undefined;
}

/** Until the fire is over; then he is mostly seen. Returns what takes him back. */
export async function standAside(fork, role) {
  const { pair, chance } = fork;
  const view = pair.view(role);
  const able = Object.keys(view.stands).filter((id) => isIdle(view.stands[id]) && targetsOf(view, id).length > 0);
  const found = able.length > 0 && aside(able, view.stands, view.map, chance);
  if (!found) return undefined;
  const { one, at } = found;
  const { at: home } = view.stands[one];
  const was = fork.changed.get(one);
  const now = () => pair.worlds[1].view("referee");
  const put = (place) => fork.inOne("referee", { do: "edit_stand", stand: one, at: place, facing: now().stands[one].facing, reason: why }, "b", one);
  if (!(await put(at)).ok[0]) return undefined;
  const takeBack = async () => {
    if (!isIdle(now().stands[one])) return; // he was seen, or is not what he was
    if (now().facings[one]) return; // a ruling withdraws where he is to turn
    await put(home);
    fork.changeBack(one, was);
  };
  const mayFire = targetsOf(pair.worlds[1].view(role), one);
  if (targetsOf(view, one).some((target) => mayFire.includes(target))) return takeBack;
  await takeBack();
  return undefined;
}
