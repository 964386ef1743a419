// So that more is fired out of the dark: some of the other side whom nobody sees are put, in both worlds alike, at the edge of
// cover, from where they look at somebody.

import { isCovered, within } from "./ground.mjs";

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
/** Whom nobody sees, and who does nothing else. */
export const isIdle = ({ visible, state, presence, limbered, aboard, carries }) => !visible && state === "steady" && presence === "on_table" && !limbered && !aboard && !(carries?.length > 0);

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
