import { along, bearing, length, type Spot } from "../ground/geometry.ts";
import type { View } from "../wire/protocol.ts";
import { lengthOf, type Move, type Scene } from "./scene.ts";

/** How a stand is drawn while scenes are played. */
export interface Role {
  /** The view that has its look. */
  readonly view: View;
  readonly at: Spot;
  /** Where it looks; absent: as that view has it. */
  readonly facing?: number;
  /** How much of it is seen, 0 to 1. */
  readonly shows: number;
}
/** What happens between two views, while it is played. */
export interface Play {
  readonly before: View;
  readonly after: View;
  readonly scenes: readonly Scene[];
}
/** A scene that is on, and how much of it has passed, 0 to 1. */
export interface Running {
  readonly scene: Scene;
  readonly share: number;
}

const shareOf = ({ starts, lasts }: Scene, time: number): number =>
  Math.min(1, Math.max(0, (time - starts) / Math.max(1, lasts)));

export const runningAt = (scenes: readonly Scene[], time: number): readonly Running[] =>
  scenes
    .filter(({ starts, lasts }) => time >= starts && time < starts + lasts)
    .map((scene) => ({ scene, share: shareOf(scene, time) }));

const eased = (share: number): number => share * share * (3 - 2 * share);

/** Where on its way, and where it looks: between two runs it is at once at the next. */
function onWay({ runs }: Move, share: number): { readonly at: Spot; readonly facing?: number } {
  const legs = runs.flatMap((run) =>
    run.slice(1).map((to, i) => ({ from: run[i] ?? to, to, long: length(run[i] ?? to, to) })),
  );
  let left = eased(share) * legs.reduce((sum, { long }) => sum + long, 0);
  for (const { from, to, long } of legs) {
    if (left <= long && long > 0)
      return { at: along(from, to, left / long), facing: bearing(from, to) };
    left -= long;
  }
  return { at: runs.at(-1)?.at(-1) ?? { x: 0, y: 0 } };
}

/** Fades out where it was and in where it is. */
const elsewhere = (from: Spot, to: Spot, share: number): Pick<Role, "at" | "shows"> =>
  share < 0.5 ? { at: from, shows: 1 - share * 2 } : { at: to, shows: share * 2 - 1 };

function roleIn(scene: Scene, share: number, { before, after }: Play): Role | undefined {
  const view = share > 0 ? after : before;
  switch (scene.kind) {
    case "move": {
      const shows = scene.isNew ? Math.min(1, share * 4) : 1;
      const { at, facing } = onWay(scene, share);
      return {
        view: scene.isNew ? after : view,
        at,
        shows,
        ...(facing !== undefined && share > 0 && { facing }),
      };
    }
    case "fall_back":
      if (scene.isOwn) return { view, at: along(scene.from, scene.to, eased(share)), shows: 1 };
      return { view, ...elsewhere(scene.from, scene.to, share) };
    case "gone":
      return { view: before, at: scene.at, shows: 1 - share * share };
    case "lost":
      return { view: before, at: scene.at, shows: 1 - share };
    case "appear":
      if (scene.from && share < 0.5)
        return { view: before, ...elsewhere(scene.from, scene.at, share) };
      return { view: after, at: scene.at, shows: scene.from ? share * 2 - 1 : share };
    case "marked":
      return share === 0 ? { view: before, at: scene.at, shows: 1 } : undefined;
    case "shot":
    case "hit":
      return undefined;
  }
}

/** Of each that something will still happen to: how it is drawn now. Who has no role is as the last view has it. */
export function rolesAt(
  plays: readonly (Play & { readonly time: number })[],
): ReadonlyMap<string, Role> {
  const roles = new Map<string, Role>();
  for (const play of plays) {
    const left = play.scenes.filter(({ starts, lasts }) => play.time < starts + lasts);
    for (const scene of [...left].sort((a, b) => a.starts - b.starts)) {
      if (scene.kind === "shot" || scene.kind === "hit" || roles.has(scene.who)) continue;
      const role = roleIn(scene, shareOf(scene, play.time), play);
      if (role) roles.set(scene.who, role);
    }
  }
  return roles;
}

/** How long it takes when nobody hurries: a single thing is not over in a blink, and many are soon over. */
export function fittedLength(scenes: readonly Scene[]): number {
  const [least, most, stretch] = [2000, 4000, 1.4];
  const nominal = lengthOf(scenes);
  return Math.min(most, Math.max(nominal, Math.min(least, nominal * stretch)));
}
