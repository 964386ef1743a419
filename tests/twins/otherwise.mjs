// What the other side does otherwise in the second world, while it plays: nobody else may hear the difference.

const fires = (view) => Object.values(view.choices.fires);
const isDark = (view, id) => view.stands[id]?.visible === false;
const sealed = (view, command) => view.choices.may_commit && command.do !== "discard_card";

/** Those who are not seen fire at one: how many they are is not felt. In both worlds. */
export function concentrated(view, command) {
  if (command.do !== "declare_fire" || !isDark(view, command.firer)) return command;
  const aims = new Set(Object.values(view.shots).filter(({ firer }) => isDark(view, firer)).map(({ target }) => target));
  const lines = fires(view).filter(({ firer }) => firer === command.firer).flatMap(({ weapons }) => weapons);
  for (const { line, targets } of lines) {
    const same = targets.find(({ target, path_points: points }) => aims.has(target) && points.length === 0);
    if (same) return { do: "declare_fire", firer: command.firer, line, target: same.target };
  }
  return command;
}

/** Each is asked for each command: what is given in the second world instead, `null` for nothing, undefined: the same. */
export const otherwise = {
  other_orders: ({ view, command, fork }) => {
    const mayBe = command.do === "place_order" && fork.untouched.has(command.issuer) && sealed(view, command);
    return mayBe && fork.chance.percent(60) ? null : undefined;
  },
  /** One in sight, who keeps still either way, is left on Overwatch. */
  other_overwatch: ({ view, command, fork }) => {
    if (command.do !== "place_order" || !command.chit.endsWith("_advance") || command.overwatch || !sealed(view, command)) return undefined;
    const spots = Object.values(view.choices.orders).flatMap((one) => (one.issuer === command.issuer ? one.spots : []));
    const { followers = [] } = spots.find(({ marker }) => String(marker) === String(command.marker)) ?? {};
    const shown = followers.filter((id) => view.stands[id]?.visible);
    if (shown.length === 0 || followers.length < 2) return undefined;
    const stand = fork.chance.pick(shown);
    fork.untouched.add(stand);
    fork.change(stand, []);
    return { ...command, overwatch: [stand] };
  },
  other_cards: ({ view, command, fork }) => (command.do === "play_card" && sealed(view, command) && fork.chance.percent(60) ? null : undefined),
  other_targets: ({ view, command, fork }) => {
    if (command.do !== "play_card" || !command.target || !view.stands[command.target]) return undefined;
    const offered = Object.values(view.choices.cards).find(({ card }) => card === command.card)?.own_stands ?? [];
    const dark = offered.filter((id) => isDark(view, id) && id !== command.target);
    if (dark.length === 0 || !isDark(view, command.target)) return undefined;
    const target = fork.chance.pick(dark);
    for (const stand of [target, command.target]) fork.change(stand, ["any"]);
    return { ...command, target };
  },
  other_places: ({ view, command, fork }) => {
    if (command.do !== "deploy_stand") return undefined;
    const { places } = Object.values(view.choices.deploy).find(({ stand }) => stand === command.stand) ?? { places: [] };
    fork.change(command.stand, ["any"]);
    return places.length > 1 ? { ...command, at: fork.chance.pick(places) } : undefined;
  },
  /** Through other ground that nobody sees. */
  other_ways: ({ view, command, fork }) => {
    if (command.do !== "move_stand" || !isDark(view, command.stand) || command.path.length < 2) return undefined;
    const [from, to] = command.path.slice(-2);
    const by = fork.chance.pick([-1, 1]) * Math.min(600, Math.hypot(to[0] - from[0], to[1] - from[1]) / 8);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const third = [0, 1].map((i) => from[i] + (to[i] - from[i]) / 3);
    const aside = [Math.round(third[0] + (by * (to[1] - from[1])) / length), Math.round(third[1] - (by * (to[0] - from[0])) / length)];
    fork.change(command.stand, ["path"]);
    return { ...command, path: [...command.path.slice(0, -1), aside, to] };
  },
  /** Another unseen stand fires. */
  other_firers: ({ view, command, fork }) => {
    if (command.do !== "declare_fire" || !isDark(view, command.firer)) return undefined;
    const declared = new Set(Object.values(view.shots).map(({ firer }) => firer));
    const able = fires(view).flatMap(({ firer, weapons }) =>
      weapons.flatMap(({ line, targets }) => (targets.some(({ target }) => target === command.target) ? [{ firer, line }] : [])),
    );
    const others = able.filter(({ firer }) => firer !== command.firer && isDark(view, firer) && !declared.has(firer));
    if (others.length === 0) return undefined;
    const other = fork.chance.pick(others);
    for (const stand of [other.firer, command.firer]) fork.change(stand, ["any"]);
    return { do: "declare_fire", ...other, target: command.target, ...(command.path_point ? { path_point: command.path_point } : {}) };
  },
  /** Where two unseen stands fire at one, only one does. */
  fewer_shots: ({ view, command, fork }) => {
    if (command.do !== "declare_fire" || !isDark(view, command.firer)) return undefined;
    const joins = Object.values(view.shots).some(({ firer, target }) => target === command.target && isDark(view, firer));
    if (!joins) return undefined;
    fork.change(command.firer, ["any"]);
    return null;
  },
};
