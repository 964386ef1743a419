import { litBy } from "../acts/acts.ts";
import { linesOfFire, weaponInHand } from "../acts/fire.ts";
import { leastPaths } from "../ground/least_paths.ts";
import { lightOf } from "../table/light.ts";
import { allowanceWords } from "../text/move_words.ts";
import type { Piece } from "../table/scene.ts";
import { mayMeasure, type Shown } from "../table/shown.ts";
import type { Moment } from "../play/player.ts";
import type { Table } from "../table/table.ts";
import { playWords } from "../text/play_words.ts";
import { wordsOf } from "../text/speech.ts";
import { castOf } from "./cast.ts";
import type { Camera } from "./camera.ts";
import type { Ground } from "./ground.ts";
import type { Drawn } from "./heaps.ts";
import type { Context } from "./layer.ts";
import { near } from "./near.ts";
import { drawMarkers } from "./layers/markers.ts";
import { drawNames } from "./layers/names.ts";
import { drawDeclared, drawOrders } from "./layers/orders.ts";
import { drawOverlay } from "./layers/overlay.ts";
import type { Overlay } from "./layers/overlay_scene.ts";
import { drawPaths } from "./layers/paths.ts";
import { drawOwnNames, drawPieces } from "./layers/pieces.ts";
import { isNear } from "./sizes.ts";
import { drawPlay } from "./layers/play.ts";
import { drawLevels, drawTerrain } from "./layers/terrain.ts";

/** What there is to draw. */
export interface Scene {
  readonly table: Table;
  readonly shown: Shown;
  readonly ground: Ground;
  readonly pieces: readonly Drawn[];
  readonly byId: ReadonlyMap<string, Piece>;
  /** Those that lie upon each other under the pointer. */
  readonly stack: readonly Piece[];
  /** Absent while nothing is played. */
  readonly moment?: Moment;
}
type Draw = (context: Context, scene: Scene, eye: Camera, ratio: number) => void;

const terrain: Draw = (context, { table, shown, ground }, eye, ratio) => {
  const { view } = shown;
  const light = lightOf(view.battle);
  const grid = table.preferences.get().grid && mayMeasure(shown);
  drawTerrain(context, ground, eye, ratio, grid, light);
  drawLevels(context, ground, eye, ratio, light);
};

const pieces: Draw = (context, { table, shown, ...scene }, eye, ratio) => {
  const { paths, orders, language } = table.preferences.get();
  const { selected } = table.draft.get();
  drawMarkers(context, shown.view, eye, ratio);
  if (paths) drawPaths(context, scene.pieces, eye, ratio, selected);
  const light = lightOf(shown.view.battle);
  drawNames(context, shown.view, scene.pieces, eye, light, "under");
  drawPieces(context, scene.pieces, eye, ratio);
  const close = near();
  if (!close) drawOwnNames(context, scene.pieces, eye);
  else if (isNear(eye)) close.drawSaid(context, shown.view, scene.pieces, eye, wordsOf(language));
  drawNames(context, shown.view, scene.pieces, eye, light, "over");
  if (orders) drawOrders(context, shown.view, scene.pieces, eye, ratio, selected);
  drawDeclared(context, shown.view, scene.byId, eye, ratio);
};

/** Who would fire at whom, and who holds his fire: the player's own affair. */
const aims = (
  table: Table,
  now: Shown,
): Pick<Overlay, "proposals" | "areWhole" | "held" | "fields"> => ({
  fields: now.borrowed ? [] : linesOfFire(now.view, table.draft.get()),
  proposals: now.borrowed ? [] : table.proposals.get(),
  areWhole: table.preview.get(),
  held: now.borrowed ? [] : table.memory.get().held,
});

/** Of what is proposed, the shot by which the coach shows how one is fired. */
function taught(table: Table): Pick<Overlay, "taught"> {
  const [shot] = table.advice.get()?.say === "fire" ? table.proposals.get() : [];
  return shot ? { taught: shot } : {};
}

const overlay: Draw = (context, { table, shown, byId, stack }, eye, ratio) => {
  const draft = table.draft.get();
  const { view, borrowed, audience } = shown;
  const cost = allowanceWords(view, draft.act, byId, table.preferences.get().language);
  const lit = borrowed
    ? { actors: new Set<string>(), targets: new Set<string>(), places: [] }
    : litBy(view, draft.act);
  const o: Overlay = {
    view,
    pieces: byId,
    lit,
    draft,
    side: audience === "red" ? "red" : "blue",
    least: table.preview.get() && !borrowed ? leastPaths(view) : [],
    stack,
    ...aims(table, shown),
    ...(cost && { cost }),
    ...(draft.act.kind === "fire" && { weapon: weaponInHand(view, draft.act) }),
    ...taught(table),
  };
  drawOverlay(context, o, eye, ratio);
};

const play: Draw = (context, { table, shown, moment }, eye, ratio) => {
  if (!moment) return;
  const { language } = table.preferences.get();
  const cast = castOf(moment, shown.audience);
  drawPlay(context, { moment, cast, words: playWords(language) }, eye, ratio);
};

/** From the ground up. */
export const kLayers = { terrain, pieces, overlay, play } as const;
export type LayerName = keyof typeof kLayers;
export const kLayerNames = Object.keys(kLayers) as readonly LayerName[];
