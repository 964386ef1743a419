// What happens too seldom by itself, the referee makes happen in both worlds alike: somebody fires out of the dark, slips away, is
// seen again, is gone.

import { isCovered, nearby, within } from "./ground.mjs";

const why = "so that they meet";
const kTries = 150;
const kMost = 3; // stands
const [kNear, kFar] = [4500, 11_000];
const kEdge = 1200;

/** In cover, and a step nearer it is not. */
function atEdge(target, map, chance) {
  for (let tries = 0; tries < kTries; ++tries) {
    const at = within(target.map((value) => value + chance.between(-kFar, kFar)), map);
    const far = Math.hypot(at[0] - target[0], at[1] - target[1]);
    const nearer = at.map((value, i) => value + ((target[i] - value) * kEdge) / far);
    if (far >= kNear && isCovered(at, map) && !isCovered(nearer, map)) return at;
  }
  return undefined;
}
const isAlone = ({ state, presence, limbered, aboard, carries }) => state === "steady" && presence === "on_table" && !limbered && !aboard && !(carries?.length > 0);
/** Whom nobody sees, and who does nothing else. */
export const isIdle = (stand) => !stand.visible && isAlone(stand);

/** Somebody in sight becomes a ghost, a ghost is seen again, and who was one is taken off. */
export async function comeAndGo(fork) {
  const { pair, chance } = fork;
  const { stands, desk, map } = pair.view("referee");
  const contacts = Object.values(desk.contacts).filter(({ watcher }) => watcher === fork.own);
  const ghosts = new Set(contacts.flatMap(({ stand, contact }) => (contact.in_sight ? [] : [stand])));
  const able = Object.keys(stands).filter((id) => stands[id].side === fork.foe && isAlone(stands[id]) && !fork.changed.has(id));
  const shown = able.filter((id) => stands[id].visible);
  const again = able.filter((id) => !stands[id].visible && ghosts.has(id));
  const twice = shown.filter((id) => ghosts.has(id) && stands[id].issuer === "none");
  const kinds = [
    shown.map((stand) => ({ do: "edit_stand", stand, at: nearby(stands[stand].at, map, chance, kFar), visible: false, reason: why })),
    again.map((stand) => ({ do: "edit_stand", stand, visible: true, reason: why })),
    twice.map((stand) => ({ do: "remove_stand", stand, reason: why })),
  ].filter(({ length }) => length > 0);
  if (kinds.length > 0) await pair.command("referee", chance.pick(chance.pick(kinds)));
}

/** Before this role of the other side declares its fire. */
export async function meet(fork, role) {
  const { pair, chance } = fork;
  const { stands, contacts, map } = pair.view(role);
  const seen = Object.values(contacts).filter(({ in_sight: now, side }) => now && side === fork.own);
  const idle = Object.keys(stands).filter((id) => isIdle(stands[id]) && !fork.untouched.has(id));
  if (seen.length === 0 || idle.length === 0) return;
  const { at: target } = chance.pick(seen);
  for (const stand of chance.some(idle, kMost)) {
    const at = atEdge(target, map, chance);
    if (at) await pair.command("referee", { do: "edit_stand", stand, at, reason: why });
  }
}
