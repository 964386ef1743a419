// Before the other side declares its fire, one of those who may fire unseen stands elsewhere in the second world, mostly on the
// other side of another of them: who fires, from where and in which order is not felt. [REL-06]

import { isCovered, within } from "./ground.mjs";
import { isIdle } from "./stage.mjs";

const why = "in the other world";
const kTries = 12;
const kFar = 2500;
const kNear = 6000; // there he would be seen

/** Whom this stand may fire at, as its side is offered it. */
function targetsOf(view, id) {
  const own = Object.values(view.choices.fires).filter(({ firer }) => firer === id);
  return own.flatMap(({ weapons }) => weapons.flatMap(({ targets }) => targets.map(({ target }) => target)));
}

/** In cover near the second of these and beyond him, and near none of those who might see him. */
function beyond(from, to, { map, contacts }, chance) {
  const viewers = Object.values(contacts).map(({ at }) => at);
  for (let tries = 0; tries < kTries; ++tries) {
    const at = within([to[0] + chance.between(200, kFar) * (to[0] >= from[0] ? 1 : -1), to[1] + chance.between(-kFar, kFar)], map);
    if (isCovered(at, map) && viewers.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > kNear)) return at;
  }
  return undefined;
}

/** Elsewhere until the fire is over: returns what takes him back, if he stands there. */
export async function standElsewhere(fork, role) {
  const { pair, chance } = fork;
  const view = pair.view(role);
  const able = Object.keys(view.stands).filter((id) => isIdle(view.stands[id]) && targetsOf(view, id).length > 0);
  if (able.length === 0) return undefined;
  const [one, other] = [chance.pick(able), chance.pick(able)];
  const { at: home, facing } = view.stands[one];
  const at = beyond(home, view.stands[other].at, view, chance);
  if (!at) return undefined;
  const was = fork.changed.get(one);
  const put = (place) => fork.inOne("referee", { do: "edit_stand", stand: one, at: place, facing, reason: why }, "b", one);
  if (!(await put(at)).ok[0]) return undefined;
  const takeBack = async () => {
    if (!isIdle(pair.worlds[1].view("referee").stands[one])) return; // he was seen, or is not what he was
    await put(home);
    if (was) fork.changed.set(one, was);
    else fork.changed.delete(one);
  };
  const mayFire = targetsOf(pair.worlds[1].view(role), one);
  if (targetsOf(view, one).some((target) => mayFire.includes(target))) return takeBack;
  await takeBack();
  return undefined;
}
