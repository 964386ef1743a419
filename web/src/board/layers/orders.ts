import { ahead, spot, type Spot } from "../../geometry.ts";
import { kChitGlyphs } from "../../glyphs.ts";
import type { OrderChit, OrderSeen, Side, View } from "../../protocol.ts";
import type { Piece } from "../../scene.ts";
import { toPixel, type Camera, type Pixel } from "../camera.ts";
import { kSideColours } from "../counters.ts";
import { piecesAt, reachOf } from "./pieces.ts";

type Context = CanvasRenderingContext2D;

export const kCap = 13;

/** Paths of this turn, order caps with their arrows, and what has been declared. */
export function drawPaths(
  context: Context,
  pieces: readonly Piece[],
  camera: Camera,
  ratio: number,
): void {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  for (const piece of pieces) {
    if (piece.ghost) continue;
    const { strong } = kSideColours[piece.side];
    const places = piece.path.map((p) => toPixel(camera, p));
    if (piece.seen === undefined) dots(context, places, strong);
    else way(context, places, strong);
  }
}

function way(context: Context, places: readonly Pixel[], colour: string): void {
  if (places.length < 2) return;
  line(context, places, "rgba(255,255,245,0.75)", 4.5, []);
  line(context, places, colour, 2, [1, 5]);
  dots(context, places.slice(0, 1), colour);
}

/** Where an enemy was seen: what lies between may be out of sight. */
function dots(context: Context, places: readonly Pixel[], colour: string): void {
  for (const { left, top } of places) {
    context.beginPath();
    context.arc(left, top, 3.2, 0, Math.PI * 2);
    context.fillStyle = colour;
    context.fill();
  }
}

export function line(
  context: Context,
  places: readonly Pixel[],
  colour: string,
  width: number,
  dash: number[],
): void {
  context.beginPath();
  places.forEach(({ left, top }, i) =>
    i === 0 ? context.moveTo(left, top) : context.lineTo(left, top),
  );
  context.lineCap = "round";
  context.lineJoin = "round";
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash(dash);
  context.stroke();
  context.setLineDash([]);
}

export function arrow(
  context: Context,
  from: Pixel,
  to: Pixel,
  colour: string,
  width: number,
  dash: number[] = [],
): void {
  const angle = Math.atan2(to.top - from.top, to.left - from.left);
  const tip = 5 + width * 2;
  const back = {
    left: to.left - Math.cos(angle) * tip * 0.8,
    top: to.top - Math.sin(angle) * tip * 0.8,
  };
  line(context, [from, back], "rgba(255,255,245,0.85)", width + 2.5, []);
  line(context, [from, back], colour, width, dash);
  context.beginPath();
  context.moveTo(to.left, to.top);
  for (const turn of [-0.5, 0.5]) {
    context.lineTo(
      to.left - Math.cos(angle + turn) * tip * 1.5,
      to.top - Math.sin(angle + turn) * tip * 1.5,
    );
  }
  context.closePath();
  context.fillStyle = colour;
  context.fill();
  context.strokeStyle = "rgba(255,255,245,0.85)";
  context.lineWidth = 1;
  context.stroke();
}

/** The cap as it lies on the table, face up to its owner; without a chit only its back. */
export function drawCap(
  context: Context,
  at: Pixel,
  chit: OrderChit | undefined,
  side: Side,
  sealed: boolean,
  radius = kCap,
): void {
  const { strong } = kSideColours[side];
  const size = radius / kCap;
  context.beginPath();
  context.arc(at.left, at.top, radius, 0, Math.PI * 2);
  context.fillStyle = sealed ? "#fffdf2" : "#efe3bd";
  context.shadowColor = "rgba(30,25,10,0.5)";
  context.shadowBlur = 4;
  context.fill();
  context.shadowColor = "transparent";
  context.lineWidth = 2.4;
  context.strokeStyle = strong;
  context.setLineDash(sealed ? [5, 3] : []);
  context.stroke();
  context.setLineDash([]);
  if (!chit) {
    // What lies under it is nobody's business but its owner's.
    context.fillStyle = strong;
    context.font = `700 ${String(Math.round(15 * size))}px system-ui, sans-serif`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText("?", at.left, at.top + 1);
    return;
  }
  context.save();
  context.translate(at.left - 9 * size, at.top - 9 * size);
  context.scale(0.75 * size, 0.75 * size);
  context.strokeStyle = "#26221a";
  context.lineWidth = 2.6;
  context.lineJoin = "round";
  context.lineCap = "round";
  context.stroke(new Path2D(kChitGlyphs[chit]));
  context.restore();
}

const kArrowPixels = 58;

/** Where the cap's arrow ends on the screen: a direction, not a distance. */
export function arrowEnd(camera: Camera, marker: Spot, facing: number): Pixel {
  return toPixel(camera, ahead(marker, facing, kArrowPixels / camera.scale));
}

function besidePiece(under: Piece, camera: Camera): Pixel {
  const { x, y } = reachOf(under, camera);
  const { left, top } = toPixel(camera, under.at);
  return { left: left + x + 8, top: top - Math.min(y, 14) - 10 };
}

/** The own order whose cap is shown here. */
export function capAt(
  view: View,
  pieces: ReadonlyMap<string, Piece>,
  camera: Camera,
  at: Pixel,
): string | undefined {
  const all = [...pieces.values()];
  const found = Object.entries(view.orders).find(([, { marker }]) => {
    if (!marker) return false;
    const place = toPixel(camera, spot(marker));
    const under = piecesAt(all, camera, place)[0];
    const { left, top } = under ? besidePiece(under, camera) : place;
    return Math.hypot(left - at.left, top - at.top) <= kCap;
  });
  return found?.[0];
}

/** A cap that lies on a counter is shown beside it, tied to it by a line: both can be read. */
function layCap(
  context: Context,
  pieces: readonly Piece[],
  camera: Camera,
  at: Pixel,
  cap: { readonly chit?: OrderChit; readonly side: Side; readonly sealed: boolean },
): void {
  const under = piecesAt(pieces, camera, at)[0];
  if (!under) {
    drawCap(context, at, cap.chit, cap.side, cap.sealed);
    return;
  }
  const { x, y } = reachOf(under, camera);
  const { left, top } = toPixel(camera, under.at);
  const corner: Pixel = under.own
    ? { left: left + x - 3, top: top - y + 3 }
    : { left: left + x / 2, top: top - y / 2 };
  const beside = besidePiece(under, camera);
  line(context, [corner, beside], "rgba(255,255,245,0.9)", 4, []);
  line(context, [corner, beside], kSideColours[cap.side].strong, 1.8, []);
  drawCap(context, beside, cap.chit, cap.side, cap.sealed, 10);
}

export function drawOrders(
  context: Context,
  view: View,
  pieces: readonly Piece[],
  camera: Camera,
  ratio: number,
  chosen: string | undefined,
): void {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  for (const { at, side } of Object.values(view.caps))
    layCap(context, pieces, camera, toPixel(camera, spot(at)), { side, sealed: false });
  for (const [id, order] of Object.entries(view.orders)) {
    if (!order.marker) {
      drawRevealed(context, view, camera, order);
      continue;
    }
    const at = spot(order.marker);
    const pixel = toPixel(camera, at);
    const { strong } = kSideColours[order.side];
    const isChosen =
      chosen !== undefined &&
      (chosen === id || chosen === order.issuer || (order.members ?? []).includes(chosen));
    if (isChosen) {
      for (const member of order.members ?? []) {
        const stand = view.stands[member]?.at;
        if (stand) line(context, [pixel, toPixel(camera, spot(stand))], strong, 1.6, [2, 5]);
      }
    }
    if (order.arrow !== undefined) {
      context.globalAlpha = isChosen || order.sealed ? 1 : 0.75;
      arrow(
        context,
        pixel,
        arrowEnd(camera, at, order.arrow),
        strong,
        isChosen ? 4 : 3,
        order.sealed ? [8, 6] : [],
      );
      context.globalAlpha = 1;
    }
    const { chit, side, sealed } = order;
    layCap(context, pieces, camera, pixel, { chit, side, sealed: sealed ?? false });
  }
}

/** An order of the other side, on each stand in sight that follows it: where its cap lies is not told. */
function drawRevealed(context: Context, view: View, camera: Camera, order: OrderSeen): void {
  for (const member of order.members ?? []) {
    const contact = view.contacts[member];
    if (!contact?.in_sight) continue;
    const at = spot(contact.at);
    const { left, top } = toPixel(camera, at);
    const { strong } = kSideColours[order.side];
    if (order.arrow !== undefined) {
      context.globalAlpha = 0.75;
      arrow(context, { left, top }, arrowEnd(camera, at, order.arrow), strong, 2);
      context.globalAlpha = 1;
    }
    drawCap(context, { left: left + 15, top: top - 15 }, order.chit, order.side, false, 9);
  }
}

export function drawDeclared(
  context: Context,
  view: View,
  pieces: ReadonlyMap<string, Piece>,
  camera: Camera,
  ratio: number,
): void {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  for (const shot of Object.values(view.shots)) {
    const [from, target] = [pieces.get(shot.firer), pieces.get(shot.target)];
    const to = shot.path_point ? spot(shot.path_point) : target?.at;
    if (from && to)
      arrow(context, toPixel(camera, from.at), toPixel(camera, to), "#c2410c", 2.4, [9, 4]);
  }
  for (const mission of Object.values(view.missions)) {
    crosshair(
      context,
      toPixel(camera, spot(mission.target)),
      mission.kind === "smoke" ? "#4b5563" : "#b4310a",
    );
  }
  for (const [id, facing] of Object.entries(view.facings)) {
    const piece = pieces.get(id);
    if (!piece) continue;
    const end = toPixel(camera, ahead(piece.at, facing, 40 / camera.scale));
    arrow(context, toPixel(camera, piece.at), end, kSideColours[piece.side].strong, 2.6, [4, 3]);
  }
}

export function crosshair(context: Context, at: Pixel, colour: string): void {
  context.strokeStyle = "rgba(255,255,245,0.9)";
  for (const width of [5, 2.2]) {
    context.beginPath();
    context.arc(at.left, at.top, 13, 0, Math.PI * 2);
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      context.moveTo(at.left + dx * 7, at.top + dy * 7);
      context.lineTo(at.left + dx * 19, at.top + dy * 19);
    }
    context.lineWidth = width;
    context.stroke();
    context.strokeStyle = colour;
  }
}
