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

const hasDeclared = ({ view }, firer) => values(view.shots).some((shot) => shot.firer === firer);

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
      if (!hasDeclared(player, firer)) await player.click("[data-testid=do]");
    }
  },
};

async function proposed(player) {
  const rows = await player.page.locator("[data-testid=proposed] .shot").all();
  return Promise.all(rows.map(async (row) => ({ firer: await row.getAttribute("data-firer"), target: await row.getAttribute("data-target") })));
}
/** Who is not to fire holds his fire, all of a type by one click where nobody of it is to. */
async function holdOthers(player, meant) {
  const wanted = new Set(meant.map(({ firer }) => firer));
  const typeOf = (id) => player.view.stands[id].type;
  const others = (await proposed(player)).map(({ firer }) => firer).filter((id) => !wanted.has(id));
  const all = (await proposed(player)).map(({ firer }) => firer);
  for (const type of new Set(others.map(typeOf))) {
    const those = others.filter((id) => typeOf(id) === type);
    const isWhole = those.length > 1 && all.filter((id) => typeOf(id) === type).length === those.length;
    for (const one of isWhole ? [`hold-type][data-type="${type}"`] : those.map((id) => `hold-${id}`)) await player.click(`[data-testid=${one}]`);
  }
}

/** With what does many acts at once. */
export const together = {
  ...oneByOne,
  async fire(player, intention) {
    const meant = shotsMeant(player.view, intention);
    await holdOthers(player, meant);
    const aims = new Map((await proposed(player)).map(({ firer, target }) => [firer, target]));
    for (const { firer, target } of meant) {
      if (aims.get(firer) === target) continue;
      await player.choose(firer);
      // Who held his fire before and is to fire now.
      if (!aims.has(firer)) await player.click("[data-testid=hold-fire]");
      await player.choose(target);
    }
    if (meant.length > 0) await player.click("[data-testid=fire-all]");
  },
};
