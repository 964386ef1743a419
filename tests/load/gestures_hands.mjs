// What a player of the measurement means to do, and the hands that do it: on the map first, by the list where that fails.

const apart = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);
const values = Object.values;
/** How far round them a hand draws a band, in thousandths of an inch. */
const kMargin = 250;

const bearingOf = ([ax, ay], [bx, by]) => (Math.atan2(bx - ax, by - ay) * 180000) / Math.PI;
const aside = (a, b) => Math.abs(((a - b + 540000) % 360000) - 180000);

/** Each at the nearest, with what is for such a target. */
const byNearness = ({ from, at, suits }) => apart(from, at) + (suits ? 0 : 0.5);
/** Each at what its weapon is for, and of that at whom it looks. */
const bySight = ({ from, at, facing, suits }) => aside(((bearingOf(from, at) % 360000) + 360000) % 360000, facing) + (suits ? 0 : 360000);

/** Who orders what, who fires at whom, and what set-up and turns may cost: as it was asked for the first turn, nothing said of others. */
export const intentions = {
  busy: { aims: byNearness, missions: 1, moves: true, most: { 1: 45 } },
  "as shown": { isShown: true, missions: 1, moves: true, most: {} },
  quiet: { aims: bySight, inRange: true, missions: 0, moves: false, most: { 1: 25 } },
};
/** Of what is proposed in the first turn: so many of a hundred shots may be wasted, so many hidden stands be seen for it. */
export const [mostWasted, mostSeen] = [30, 8];
export const ordersOf = { blue: { chit: "hold" }, red: { chit: "hasty_advance", arrow: 90000 } };

/** What this player would fire: as the eye judges, which needs no ruler. What he aimed at before he aims at again. */
export function shotsMeant(player, { aims, inRange, isShown }) {
  if (isShown) return player.shown;
  const { aimed, view } = player;
  const { choices, contacts, stands, types } = view;
  return values(choices.fires).flatMap(({ firer, weapons }) => {
    const from = player.placeOf(firer);
    const all = weapons.flatMap(({ line, targets }) =>
      targets.map(({ target, path_points }) => {
        const bands = types[stands[firer].line].weapons[line]?.bands ?? [];
        const pierces = bands.some(({ effect }) => /^\d/.test(effect));
        const suits = pierces === contacts[target].kind.endsWith("_afv");
        const facts = { from, at: contacts[target].at, facing: stands[firer].facing, suits };
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
export const movesMeant = ({ choices }) => values(choices.moves).filter(({ paths }) => paths.length > 0);

const isSame = (a, b) => a !== undefined && b !== undefined && a.firer === b.firer && a.line === b.line && a.target === b.target;
const hasDeclared = ({ view }, shot) => values(view.shots).some((one) => isSame(one, shot));

/** Another weapon than the one that lies in the hand. */
async function takeUp(player, firer, line) {
  const { weapons } = player.view.choices.fires[firer];
  const nth = weapons.findIndex((one) => one.line === line);
  const choice = player.page.locator(".choices").first().locator(".choice").nth(nth);
  if (weapons.length < 2 || (await choice.getAttribute("aria-pressed")) === "true") return;
  await player.press(String(nth + 1));
}
async function fireByList(player, { firer, line, target }) {
  await player.choose(firer);
  await takeUp(player, firer, line);
  await player.choose(target);
  if (!hasDeclared(player, { firer, line, target }) && (await player.has("do"))) await player.click("[data-testid=do]");
}

/** With which weapon a pull is fired at this target, unless a number says otherwise. */
function pulledLine({ view }, { firer, target }) {
  const { contacts, stands, types, choices } = view;
  const able = choices.fires[firer].weapons.filter(({ targets }) => targets.some((one) => one.target === target));
  const suits = ({ line }) => (types[stands[firer].line].weapons[line]?.bands ?? []).some(({ effect }) => /^\d/.test(effect)) === contacts[target].kind.endsWith("_afv");
  return (able.find(suits) ?? able[0])?.line;
}
/** The pull is the shot; where another lay in the way, the list. */
async function pull(player, shot) {
  const { weapons } = player.view.choices.fires[shot.firer];
  const nth = weapons.findIndex(({ line }) => line === shot.line) + 1;
  const atEnd = pulledLine(player, shot) === shot.line ? undefined : String(nth);
  // From a vehicle it fires first, if it has not, then who rides on it.
  for (let pulls = player.view.stands[shot.firer].at ? 1 : 2; pulls > 0 && !hasDeclared(player, shot); --pulls)
    await player.drag(player.placeOf(shot.firer), player.placeOf(shot.target), { atEnd });
  if (hasDeclared(player, shot)) return;
  console.log(`  by the list: ${JSON.stringify(shot)}`);
  await fireByList(player, shot);
}

const isIn = ([[left, low], [right, high]], [x, y]) => x >= left && x <= right && y >= low && y <= high;
/** Of shots at one target, the most that a band can take together: whoever else lies in it could not fire at him, or has declared. */
function bandOf(player, shots, meant) {
  const { choices, shots: declared } = player.view;
  const busy = new Set(values(declared).map(({ firer }) => firer));
  const [{ target }] = shots;
  const able = values(choices.fires).filter(({ firer, weapons }) => !busy.has(firer) && weapons.some(({ targets }) => targets.some((one) => one.target === target)));
  const isMeant = ({ firer }) => meant.some((one) => one.firer === firer && one.target === target && one.line === pulledLine(player, one));
  let best = [];
  for (const from of shots) {
    const byDistance = [...shots].sort((a, b) => apart(player.placeOf(a.firer), player.placeOf(from.firer)) - apart(player.placeOf(b.firer), player.placeOf(from.firer)));
    for (let n = 3; n <= byDistance.length; ++n) {
      const those = byDistance.slice(0, n).map(({ firer }) => player.placeOf(firer));
      const [xs, ys] = [0, 1].map((i) => those.map((place) => place[i]));
      const box = [[Math.min(...xs) - kMargin, Math.min(...ys) - kMargin], [Math.max(...xs) + kMargin, Math.max(...ys) + kMargin]];
      const inside = able.filter(({ firer }) => isIn(box, player.placeOf(firer)));
      if (inside.every(isMeant) && inside.length > best.length) best = Object.assign(inside, { box });
    }
  }
  return best;
}
/** A band round those who fire at one target, and one pull for all of them, as long as there are such. */
async function pullTogether(player, todo, meant) {
  for (const target of new Set(todo.map((one) => one.target))) {
    const shots = todo.filter((one) => one.target === target && one.line === pulledLine(player, one) && player.view.stands[one.firer].at);
    const band = shots.length < 3 ? [] : bandOf(player, shots, meant);
    if (band.length < 3) continue;
    await player.drag(...band.box, { held: "Shift" });
    await player.drag(player.placeOf(band.find(({ firer }) => player.view.stands[firer].at).firer), player.placeOf(target));
  }
  return todo.filter((one) => !hasDeclared(player, one));
}

/** What the client proposes now. */
export async function proposed(player) {
  const rows = await player.page.locator("[data-testid=proposed] .shot").all();
  return Promise.all(rows.map(async (row) => ({
      firer: await row.getAttribute("data-firer"),
      line: Number(await row.getAttribute("data-line")),
      target: await row.getAttribute("data-target"),
    })));
}

/** Asks for high explosive, by the first observer who may, at the first of his targets: on the map. */
export async function request(player, { missions }) {
  const all = values(player.view.choices.missions).filter(({ kind, observer, targets }) => kind === "high_explosive" && observer && targets.length > 0);
  for (const { observer, targets } of all.slice(0, missions)) {
    await player.clickAt(player.placeOf(observer));
    await player.clickAt(player.placeOf(targets[0].target));
    if (await player.has("do")) await player.click("[data-testid=do]");
  }
}

/** The same as before; else one order for all, and once more for those whom none has reached. */
export async function order(player, { chit, arrow }) {
  if (await player.has("same-orders")) await player.click("[data-testid=same-orders]");
  for (let tries = 0; tries < 2 && (await player.has("without-order")); ++tries) {
    if ((await player.has("all-issuers")) === 0) return;
    await player.click("[data-testid=all-issuers]");
    await player.click(`[data-testid=group] ~ .chits [data-chit=${chit}]`);
    if (arrow !== undefined) await player.click(`.rose button:text-is("E")`);
  }
}

/** All to the end; once more for those who found somebody in their way. Whoever is left goes the least that he must. */
export async function move(player) {
  for (let tries = 0; tries < 2 && (await player.has("to-the-end")); ++tries) {
    await player.click("[data-testid=to-the-end]");
    await player.click("[data-testid=move-all]");
  }
}

/** What is proposed otherwise is pulled; the rest is accepted, if it is all that is left. */
export async function fire(player, intention) {
  const meant = shotsMeant(player, intention);
  const all = await proposed(player);
  const isProposed = (shot) => all.some((one) => isSame(one, shot));
  const others = meant.filter((one) => !isProposed(one));
  for (const shot of await pullTogether(player, others, meant)) if (!hasDeclared(player, shot)) await pull(player, shot);
  const left = await proposed(player);
  const wanted = left.filter((one) => meant.some((shot) => isSame(one, shot)));
  if (left.length > 0 && wanted.length === left.length) await player.click("[data-testid=fire-all]");
  else for (const shot of wanted) if (!hasDeclared(player, shot)) await pull(player, shot);
}
