import { length } from "../ground/geometry.ts";
import { kLands, lengthOf, type Scene, type Untimed } from "./scene.ts";

/** Milliseconds; the die of a shot stays until it is over. */
const kShot = 1700;
const kFlies = kShot * kLands;
/** From one to the next: at most so much, and all of a volley or a march begins within so much. */
const [kNextShot, kVolley] = [420, 2000];
const [kNextMove, kMarch] = [140, 800];
const kLasts: Readonly<Record<Exclude<Scene["kind"], "move">, number>> = {
  shot: kShot,
  hit: 1300,
  fall_back: 900,
  gone: 1100,
  appear: 600,
  lost: 600,
  marked: 800,
};
const [kSetOut, kAnInch, kLongest] = [450, 70, 1500];

function lasts(scene: Untimed): number {
  if (scene.kind !== "move") return kLasts[scene.kind];
  const way = scene.runs.reduce(
    (sum, run) => sum + run.reduce((s, at, i) => s + length(run[i - 1] ?? at, at), 0),
    0,
  );
  return Math.min(kLongest, kSetOut + (way / 1000) * kAnInch);
}
const at = (scene: Untimed, starts: number): Scene => ({ ...scene, starts, lasts: lasts(scene) });

const whoOf = (scene: Untimed): string | undefined =>
  scene.kind === "shot" ? scene.target : scene.who;

/** One after the other so soon that all have begun in time. */
function staggered(scenes: readonly Untimed[], start: number, next: number, all: number): Scene[] {
  const gap = Math.min(next, all / Math.max(1, scenes.length));
  return scenes.map((scene, i) => at(scene, start + i * gap));
}

/** Of each stand, from when it is hit. */
function oneAfterTheOther(
  scenes: readonly Untimed[],
  isHit: ReadonlyMap<string, number>,
  lastHit: number,
): readonly Scene[] {
  const isFree = new Map(isHit);
  return scenes.map((scene) => {
    const who = whoOf(scene) ?? "";
    const next = at(scene, isFree.get(who) ?? lastHit);
    isFree.set(who, next.starts + next.lasts);
    return next;
  });
}

/** First who moves; then the volley, and what it does to each when the last shot at it has hit; then who is seen or lost. */
export function scheduled(scenes: readonly Untimed[]): readonly Scene[] {
  const of = (...kinds: readonly Scene["kind"][]): readonly Untimed[] =>
    scenes.filter(({ kind }) => kinds.includes(kind));
  const moves = staggered(of("move"), 0, kNextMove, kMarch);
  const volley = staggered(of("shot", "hit"), lengthOf(moves), kNextShot, kVolley);
  const isHit = new Map<string, number>();
  for (const shot of volley) {
    const who = whoOf(shot);
    const flies = shot.kind === "shot" ? kFlies : kFlies / 3;
    if (who !== undefined) isHit.set(who, shot.starts + flies);
  }
  const lastHit = Math.max(lengthOf(moves), ...isHit.values());
  const ends = oneAfterTheOther(of("fall_back", "gone"), isHit, lastHit);
  const marks = of("marked").map((scene) => at(scene, isHit.get(whoOf(scene) ?? "") ?? lastHit));
  const seen = staggered(of("appear", "lost"), lastHit, kNextMove, kMarch);
  return [...moves, ...volley, ...ends, ...marks, ...seen];
}
