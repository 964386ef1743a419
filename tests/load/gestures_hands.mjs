// What a player of the measurement means to do, and the hands that do it: one act at a time.

const apart = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);
const values = Object.values;

const bearingOf = ([ax, ay], [bx, by]) => (Math.atan2(bx - ax, by - ay) * 180000) / Math.PI;
const aside = (a, b) => Math.abs(((a - b + 540000) % 360000) - 180000);

/** Each at the nearest. */
function byNearness({ from, at }) {
  return apart(from, at);
}
/** Each at what its weapon is for, and of that at whom it looks. */
function bySight({ from, at, facing, pierces, armoured }) {
  return aside(((bearingOf(from, at) % 360000) + 360000) % 360000, facing) + (pierces === armoured ? 0 : 360000);
}

/** Who orders what, who fires at whom: the same for all hands. */
export const intentions = {
  "fire all": { aims: byNearness, missions: 1, moves: true },
  "as shown": { isShown: true, missions: 1, moves: true },
  "fire in range": { aims: byNearness, inRange: true, missions: 1, moves: true },
  restrained: { aims: bySight, inRange: true, missions: 0, moves: false },
};
/** The most that set-up and a turn of each may cost together: battles differ by their dice. */
export const most = { "fire all": [6, 90, 90], "as shown": [6, 45, 45], "fire in range": [6, 60, 60], restrained: [6, 40, 40] };
/** Of what is proposed in the first turn: so many of a hundred shots may be wasted, so many hidden stands be seen for it. */
export const [mostWasted, mostSeen] = [30, 8];
export const ordersOf = { blue: { chit: "hold" }, red: { chit: "hasty_advance", arrow: 90000 } };

/** What this player would fire: as the eye judges, which needs no ruler. What he aimed at before he aims at again. */
export function shotsMeant({ view, aimed, shown }, { aims, inRange, isShown }) {
  if (isShown) return shown;
  const { choices, contacts, stands, types } = view;
  return values(choices.fires).flatMap(({ firer, weapons }) => {
    const stand = stands[firer];
    const from = stand.at ?? stands[stand.aboard].at;
    const all = weapons.flatMap(({ line, targets }) =>
      targets.map(({ target, path_points }) => {
        const bands = types[stand.line].weapons[line]?.bands ?? [];
        const facts = { from, at: contacts[target].at, facing: stand.facing, pierces: bands.some(({ effect }) => /^\d/.test(effect)), armoured: contacts[target].kind.endsWith("_afv") };
        const reach = Math.max(0, ...bands.map(({ range }) => range));
        return { firer, line, target, off: aims(facts), isNear: apart(from, path_points?.at(-1) ?? facts.at) <= reach };
      }),
    );
    const again = all.find(({ line, target }) => aimed.get(firer) === `${line} ${target}`);
    const shot = again ?? all.sort((a, b) => a.off - b.off)[0];
    if (shot === undefined) return [];
    aimed.set(firer, `${shot.line} ${shot.target}`);
    return inRange && !shot.isNear ? [] : [shot];
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

/** Another weapon than the one that lies in the hand. */
async function takeUp(player, firer, line) {
  const weapons = player.view.choices.fires[firer].weapons;
  const nth = weapons.findIndex((one) => one.line === line);
  const choice = player.page.locator(".choices").first().locator(".choice").nth(nth);
  if (weapons.length < 2 || (await choice.getAttribute("aria-pressed")) === "true") return;
  await player.click(`.choices >> nth=0 >> .choice >> nth=${nth}`);
}

/** As each act is offered: choose who acts, then how, then place it. */
export const oneByOne = {
  request,
  async order(player, { chit, arrow }) {
    for (const { issuer, marker } of ordersMeant(player.view, { chit })) {
      await player.choose(issuer);
      await player.click(`[data-chit=${chit}]`);
      if (arrow !== undefined) await player.drag(marker, [marker[0] + 9000, marker[1]]);
      else await player.clickAt(marker);
      if (await player.comes(() => hasOrdered(player, issuer))) continue;
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
      if (await player.comes(() => gone().has(`${turn} ${stand}`))) continue;
      await player.choose(stand);
      await player.click("[data-testid=ready-path]");
      await player.click("[data-testid=do]");
    }
  },
  async fire(player, meant) {
    for (const { firer, line, target } of shotsMeant(player, meant)) {
      await player.choose(firer);
      await takeUp(player, firer, line);
      const isAimed = (await player.page.locator("[data-testid=do]:enabled").count()) > 0;
      await player.choose(target);
      // Where it was aimed already, that was the shot.
      const isDone = isAimed && (await player.comes(() => hasDeclared(player, firer)));
      if (!isDone) await player.click("[data-testid=do]");
    }
  },
};

/** What the client proposes now. */
export async function proposed(player) {
  const rows = await player.page.locator("[data-testid=proposed] .shot").all();
  return Promise.all(rows.map(async (row) => ({
      firer: await row.getAttribute("data-firer"),
      line: Number(await row.getAttribute("data-line")),
      target: await row.getAttribute("data-target"),
    })));
}
/** What is not proposed without being asked for, where he means more than is proposed. */
async function showDoubtful(player, meant, { inRange }) {
  for (const doubt of inRange ? ["hidden"] : ["rear", "long", "hidden"]) {
    const firers = new Set((await proposed(player)).map(({ firer }) => firer));
    const show = player.page.getByTestId(`show-${doubt}`);
    if (meant.some(({ firer }) => !firers.has(firer)) && (await show.count()) > 0) await player.click(`[data-testid=show-${doubt}]`);
  }
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

/** The weapon that a pull takes to this target: the first that can. */
const pulls = ({ view }, { firer, line, target }) =>
  view.choices.fires[firer].weapons.find(({ targets }) => targets.some((one) => one.target === target))?.line === line;

/** By a pull on the map where both lie free; else by the list. */
async function aim(player, shot) {
  const { firer, line, target } = shot;
  const { stands, contacts } = player.view;
  const from = stands[firer].at;
  if (from && pulls(player, shot) && (await player.liesFree(firer)) && (await player.liesFree(target))) {
    await player.drag(from, contacts[target].at);
    if (await player.comes(() => hasDeclared(player, firer))) return;
  }
  await player.choose(firer);
  await takeUp(player, firer, line);
  await player.choose(target);
}

/** With what does many acts at once. */
export const together = {
  ...oneByOne,
  async order(player, { chit, arrow }) {
    const meant = ordersMeant(player.view, { chit });
    if (meant.length === 0) return;
    await player.page.keyboard.press("Escape");
    const isSame = (await player.page.getByTestId("same-orders").count()) > 0;
    if (isSame) await player.click("[data-testid=same-orders]");
    if (isSame || meant.length === 1) return oneByOne.order(player, { chit, arrow });
    await player.click("[data-testid=all-issuers]");
    await player.click(`[data-testid=group] ~ .chits [data-chit=${chit}]`);
    if (arrow !== undefined) await player.click(`.rose button:text-is("E")`);
  },
  async move(player) {
    if (movesMeant(player.view).length < 2) return oneByOne.move(player);
    await player.click("[data-testid=to-the-end]");
    await player.click("[data-testid=move-all]");
    // Who found somebody in his way goes by himself.
    await oneByOne.move(player);
  },
  async fire(player, intention) {
    const meant = shotsMeant(player, intention);
    await showDoubtful(player, meant, intention);
    await holdOthers(player, meant);
    const aims = new Map((await proposed(player)).map(({ firer, line, target }) => [firer, `${line} ${target}`]));
    for (const { firer, line, target } of meant) {
      if (aims.get(firer) === `${line} ${target}`) continue;
      if (aims.has(firer) || (await player.liesFree(firer))) {
        await aim(player, { firer, line, target });
        continue;
      }
      // Who held his fire before, or is not proposed, and is to fire now.
      await player.choose(firer);
      const hold = player.page.getByTestId("hold-fire");
      if (await hold.isChecked()) await player.click("[data-testid=hold-fire]");
      await takeUp(player, firer, line);
      await player.choose(target);
      if ((await player.page.locator("[data-testid=do]:enabled").count()) > 0) await player.click("[data-testid=do]");
    }
    if ((await player.page.getByTestId("fire-all").count()) > 0) await player.click("[data-testid=fire-all]");
  },
};
