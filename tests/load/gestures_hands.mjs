// What a player of the measurement means to do, and the hands that do it: one act at a time.

const apart = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);
const values = Object.values;

/** Who orders what, who fires at whom: the same for all hands. */
export const intentions = {
  "fire all": { inRange: false, missions: 1, moves: true },
  "fire in range": { inRange: true, missions: 1, moves: true },
  restrained: { inRange: true, missions: 0, moves: false },
};
export const ordersOf = { blue: { chit: "hold" }, red: { chit: "hasty_advance", arrow: 90000 } };

/** Each at the nearest that its first weapon may aim at: as the eye judges, which needs no ruler. */
export function shotsMeant({ choices, contacts, stands, types }, { inRange }) {
  return values(choices.fires).flatMap(({ firer, weapons: [weapon] }) => {
    const from = stands[firer].at ?? stands[stands[firer].aboard].at;
    const [nearest] = (weapon?.targets ?? [])
      .map(({ target, path_points }) => ({ target, far: apart(from, path_points?.at(-1) ?? contacts[target].at) }))
      .sort((a, b) => a.far - b.far);
    if (nearest === undefined) return [];
    const bands = types[stands[firer].line].weapons[weapon.line]?.bands ?? [];
    const reach = Math.max(0, ...bands.map(({ range }) => range));
    return inRange && nearest.far > reach ? [] : [{ firer, target: nearest.target }];
  });
}
/** Where most follow. */
export function markerMeant({ spots }) {
  const most = Math.max(...spots.map(({ followers }) => followers.length));
  return spots.find(({ followers }) => followers.length === most).marker;
}
export const ordersMeant = ({ choices }, { chit }) =>
  Object.entries(choices.orders)
    .filter(([slot, { offers, spots }]) => !slot.includes("/") && spots.length > 0 && offers.some((one) => one.chit === chit))
    .map(([, choice]) => ({ issuer: choice.issuer, marker: markerMeant(choice) }));
export const movesMeant = ({ choices }) => values(choices.moves).filter(({ paths }) => paths.length > 0);

/** Asks for high explosive, by the first observer who may. */
async function request(player, { missions }) {
  for (const mission of values(player.view.choices.missions).filter(({ kind, observer, targets }) => kind === "high_explosive" && observer && targets.length > 0).slice(0, missions)) {
    await player.choose(mission.observer);
    await player.choose(mission.targets[0].target);
    await player.click("[data-testid=do]");
  }
}

const hasOrdered = ({ view }, issuer) => values(view.orders).some((order) => order.sealed && order.issuer === issuer);

/** As each act is offered: choose who acts, then how, then place it. */
export const oneByOne = {
  request,
  async order(player, { chit, arrow }) {
    for (const { issuer, marker } of ordersMeant(player.view, { chit })) {
      await player.choose(issuer);
      await player.click(`[data-chit=${chit}]`);
      if (arrow !== undefined) await player.drag(marker, [marker[0] + 9000, marker[1]]);
      else await player.clickAt(marker);
      if (hasOrdered(player, issuer)) continue;
      // Another commander lies there: by the list of places.
      await player.choose(issuer);
      await player.click(`[data-chit=${chit}]`);
      await player.click("[data-testid=spot]");
      await player.click("[data-testid=do]");
    }
  },
  async move(player) {
    const meant = movesMeant(player.view);
    const gone = () => new Set(player.done.filter(({ command }) => command.do === "move_stand").map(({ command, turn }) => `${turn} ${command.stand}`));
    const { turn } = player.view.battle;
    for (const { stand, arrow } of meant) {
      if (gone().has(`${turn} ${stand}`)) continue;
      const [x, y] = player.view.stands[stand].at;
      const angle = ((90000 - arrow) / 180000) * Math.PI;
      await player.drag([x, y], [x + 30000 * Math.cos(angle), y + 30000 * Math.sin(angle)]);
      if (await player.page.locator("[data-testid=do]:enabled").count()) await player.click("[data-testid=do]");
      if (gone().has(`${turn} ${stand}`)) continue;
      await player.choose(stand);
      await player.click("[data-testid=ready-path]");
      await player.click("[data-testid=do]");
    }
  },
  async fire(player, meant) {
    for (const { firer, target } of shotsMeant(player.view, meant)) {
      await player.choose(firer);
      await player.choose(target);
      await player.click("[data-testid=do]");
    }
  },
};
