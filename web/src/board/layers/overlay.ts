import type { MoveAct } from "../../acts/kinds/move.ts";
import type { Act } from "../../acts/draft.ts";
import { ahead, bearing, corners, spot, type Spot } from "../../ground/geometry.ts";
import type { LeastPath } from "../../ground/least_paths.ts";
import { numbersOf, placeOf, type Piece } from "../../table/scene.ts";
import { toPixel, type Camera, type Pixel } from "../camera.ts";
import { kDraft, kInks, kLit, kSideColours, kTarget } from "../inks.ts";
import { drawCap } from "./caps.ts";
import { arrow, arrowEnd, crosshair } from "./orders.ts";
import type { Overlay } from "./overlay_scene.ts";
import { line, paint } from "./pen.ts";
import { drawWay } from "./paths.ts";
import { badgesOf } from "./pieces.ts";
import { dot, reticle, ring } from "./rings.ts";
import { reachOf } from "../sizes.ts";
import { drawFields, drawShots } from "./shots.ts";
import { drawStack } from "./stack.ts";
import { drawTogether } from "./together.ts";

type Context = CanvasRenderingContext2D;

/** What is lit, chosen and being drawn: the only layer that follows the pointer. */
export function drawOverlay(context: Context, o: Overlay, camera: Camera, ratio: number): void {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  for (const id of o.lit.actors) ring(context, o.pieces.get(id), camera, kLit, 2, []);
  for (const place of o.lit.places) dot(context, toPixel(camera, place), kLit);
  for (const id of o.lit.targets) reticle(context, o.pieces.get(id), camera, kTarget);
  for (const [id, n] of numbersOf([...o.pieces.values()], o.lit.targets))
    number(context, o.pieces.get(id), camera, n);
  const { selected, hover } = o.draft;
  const pointed = hover === selected ? undefined : o.pieces.get(hover ?? "");
  if (pointed && !pointed.ghost) drawWay(context, pointed, camera);
  const obstacle = hover === undefined ? undefined : o.view.obstacles[hover];
  if (obstacle) around(context, obstacle.outline.map(spot), camera);
  if (hover && o.lit.targets.has(hover)) ring(context, o.pieces.get(hover), camera, kTarget, 4, []);
  else if (hover && hover !== selected)
    ring(context, o.pieces.get(hover), camera, kInks.pointed, 2, [4, 3]);
  if (selected) ring(context, o.pieces.get(selected), camera, kDraft, 3.2, []);
  for (const id of new Set([...o.lit.actors, ...o.lit.targets, hover, selected]))
    if (id !== undefined) badgesOf(context, o.pieces.get(id), camera);
  for (const id of new Set([hover, selected])) comesIn(context, o, id ?? "", camera);
  for (const { path } of Object.values(o.view.asked_moves)) asked(context, path.map(spot), camera);
  drawFields(context, o, camera);
  drawShots(context, o, camera);
  drawTogether(context, o, camera);
  for (const one of o.least) ghost(context, one, o, camera);
  drawAct(context, o, camera);
  drawStack(context, o, camera, ratio);
}

/** A base at the end of the least path. [S-04] */
function ghost(context: Context, { stand, path }: LeastPath, o: Overlay, camera: Camera): void {
  const piece = o.pieces.get(stand);
  const [before, end] = path.slice(-2);
  if (!piece || !before || !end) return;
  const base = corners(end, bearing(before, end), piece.width, piece.depth);
  const outline = [...base, ...base.slice(0, 1)];
  for (const part of [path, outline]) {
    const places = part.map((p) => toPixel(camera, p));
    line(context, places, kInks.baseHalo, 4.5, []);
    line(context, places, kSideColours[o.side].strong, 2, [5, 4]);
  }
}

/** Where a stand will come in that is not on the map yet. [S-07] */
function comesIn(context: Context, o: Overlay, id: string, camera: Camera): void {
  const at = o.view.stands[id]?.at;
  if (at && !o.pieces.has(id)) crosshair(context, toPixel(camera, spot(at)), kDraft);
}

/** A path that waits for the referee. [REF-03] */
function asked(context: Context, path: readonly Spot[], camera: Camera): void {
  const places = path.map((p) => toPixel(camera, p));
  const last = places.at(-1);
  const before = places.at(-2);
  if (!last || !before) return;
  line(context, places.slice(0, -1), kDraft, 3, [6, 5]);
  arrow(context, before, last, kDraft, 3, [6, 5]);
}

/** An obstacle that is pointed at in a list. */
function around(context: Context, outline: readonly Spot[], camera: Camera): void {
  const places = [...outline, ...outline.slice(0, 1)].map((place) => toPixel(camera, place));
  line(context, places, kInks.ringShade, 7, []);
  line(context, places, kLit, 4, []);
}

/** Beside a target whose name others have, too: the number that the list shows. */
function number(context: Context, piece: Piece | undefined, camera: Camera, n: number): void {
  if (!piece) return;
  const { left, top } = toPixel(camera, piece.at);
  const { x, y } = reachOf(piece, camera);
  const at: Pixel = { left: left - Math.max(x, y) - 5, top: top - Math.max(x, y) - 5 };
  context.beginPath();
  context.arc(at.left, at.top, 8.5, 0, Math.PI * 2);
  paint(context, kTarget, kInks.markHalo, 1.5);
  context.fillStyle = kInks.white;
  context.font = "bold 11px system-ui, sans-serif";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(String(n), at.left, at.top + 0.5);
}

function drawAct(context: Context, o: Overlay, camera: Camera): void {
  const act: Act = o.draft.act;
  const px = (at: Spot): Pixel => toPixel(camera, at);
  switch (act.kind) {
    case "order":
      if (act.marker && act.arrow !== undefined) {
        arrow(context, px(act.marker), arrowEnd(camera, act.marker, act.arrow), kDraft, 3.5);
      }
      if (act.marker && act.offer) drawCap(context, px(act.marker), act.offer.chit, o.side, true);
      drawFollowers(context, o, camera);
      return;
    case "move":
      drawMove(context, o, act, camera);
      return;
    case "turn": {
      const at = o.pieces.get(act.stand)?.at;
      if (at) arrow(context, px(at), px(ahead(at, act.facing, 62 / camera.scale)), kDraft, 3.5);
      return;
    }
    case "deploy":
    case "edit":
    case "add":
    case "transport":
      if (act.kind === "add" && act.size && act.at) {
        const { width, depth } = act.size;
        const outline = corners(act.at, act.facing, width, depth).map(px);
        line(context, [...outline, ...outline.slice(0, 1)], kDraft, 2.5, [6, 4]);
      }
      if (act.at) {
        arrow(context, px(act.at), px(ahead(act.at, act.facing, 40 / camera.scale)), kDraft, 3);
        dot(context, px(act.at), kDraft);
      }
      return;
    case "fire": {
      const from = o.pieces.get(act.firer)?.at ?? placeOf(o.view, act.firer);
      const to = act.pathPoint ?? (act.target ? o.pieces.get(act.target)?.at : undefined);
      if (!from || !to) return;
      arrow(context, px(from), px(to), kTarget, 3, [10, 5]);
      // Between the two, where nobody is hidden by it.
      if (o.weapon) label(context, px(between(from, to)), o.weapon, true);
      return;
    }
    case "mission":
      if (act.target) crosshair(context, px(act.target), kDraft);
      return;
    case "card":
      if (act.place) crosshair(context, px(act.place), kDraft);
      return;
    case "none":
    case "occupy":
      return;
  }
}

/** Who would follow an order at the place where the cap lies; Take Command has one follower, who is named. */
function drawFollowers(context: Context, o: Overlay, camera: Camera): void {
  const { act } = o.draft;
  if (act.kind !== "order" || !act.marker || act.offer?.needs_recipient) return;
  const { x, y } = act.marker;
  const spots = o.view.choices.orders[act.slot]?.spots ?? [];
  const here = spots.find(({ marker }) => marker[0] === x && marker[1] === y);
  for (const id of here?.followers ?? [])
    ring(context, o.pieces.get(id), camera, kDraft, 2, [3, 3]);
}

function drawMove(context: Context, o: Overlay, act: MoveAct, camera: Camera): void {
  const from = o.pieces.get(act.choice.stand)?.at;
  if (!from) return;
  for (const ready of act.choice.paths ?? []) {
    const end = ready.at(-1);
    if (end) dot(context, toPixel(camera, { x: end[0], y: end[1] }), kLit);
  }
  const places = [from, ...act.path].map((p) => toPixel(camera, p));
  const last = places.at(-1);
  const before = places.at(-2);
  if (last && before) {
    line(context, places.slice(0, -1), kDraft, 3.5, []);
    arrow(context, before, last, kDraft, 3.5);
    for (const { left, top } of places.slice(1)) {
      context.beginPath();
      context.arc(left, top, 4.5, 0, Math.PI * 2);
      paint(context, kInks.white, kDraft, 2);
    }
  } else {
    arrow(
      context,
      toPixel(camera, from),
      arrowEnd(camera, from, act.choice.arrow),
      kInks.draftAhead,
      3,
      [3, 7],
    );
  }
  if (o.cost) label(context, toPixel(camera, o.cost.at), o.cost.words, o.cost.tooFar);
}

const between = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function label(context: Context, at: Pixel, words: string, warns: boolean): void {
  context.font = "600 13px system-ui, sans-serif";
  const width = context.measureText(words).width + 16;
  const [left, top] = [at.left + 14, at.top - 34];
  context.beginPath();
  context.roundRect(left, top, width, 24, 6);
  context.fillStyle = warns ? kInks.warning : kInks.label;
  context.fill();
  context.fillStyle = kInks.white;
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.fillText(words, left + 8, top + 12.5);
}
