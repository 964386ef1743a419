// Crews seldom push their guns by themselves: one of the observed side is given an order in both worlds, so that a push is offered. As far as
// it goes as its side knows the ground. [REL-27]

import { bearing } from "./player.mjs";

const why = "they are to push";

/** Once in a pair, before the observed side moves. */
export async function mayPush(fork) {
  const { pair, chance } = fork;
  const { stands, types, map } = fork.view();
  const isGun = ({ line, at, presence, state, limbered }) => at && presence === "on_table" && state === "steady" && !limbered && types[line]?.man_handling > 0;
  const guns = Object.keys(stands).filter((id) => isGun(stands[id]));
  if (fork.pushed || guns.length === 0) return;
  fork.pushed = true;
  const stand = chance.pick(guns);
  const { at } = stands[stand];
  const middle = [map.width / 2, map.height / 2];
  await pair.command("referee", { do: "set_order", stand, chit: "hasty_advance", arrow: bearing(at, middle), reason: why });
}
