import { corners } from "../../ground/geometry.ts";
import type { Piece } from "../../table/scene.ts";
import type { Drawn } from "../heaps.ts";
import { isOnScreen, toPixel, type Camera, type Pixel } from "../camera.ts";
import { near } from "../near.ts";
import { counter, counterHeight } from "../counters.ts";
import { counterWidth, isFar, isNear, reachOf } from "../sizes.ts";
import { kInks, kSideColours, kStateBadges } from "../inks.ts";
import { paint, trace } from "./pen.ts";

type Context = CanvasRenderingContext2D;

export function drawPieces(
  context: Context,
  pieces: readonly Drawn[],
  camera: Camera,
  ratio: number,
  shows = 1,
): void {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  for (const piece of pieces) {
    if (piece.heap !== 0 && isOnScreen(camera, piece.at, 4000))
      drawPiece(context, piece, camera, ratio, shows);
  }
  context.globalAlpha = 1;
}

function drawPiece(
  context: Context,
  piece: Drawn,
  camera: Camera,
  ratio: number,
  shows: number,
): void {
  const { left, top } = toPixel(camera, piece.at);
  const width = counterWidth(piece, camera);
  const height = counterHeight(piece.own, width);
  const colours = kSideColours[piece.side];
  context.globalAlpha = piece.ghost ? 0.72 * shows : shows;
  trace(
    context,
    corners(piece.at, piece.facing, piece.width, piece.depth).map((c) => toPixel(camera, c)),
  );
  paint(
    context,
    piece.ghost ? kInks.ghostBase : `${colours.strong}55`,
    piece.ghost ? kInks.ghostEdge : colours.strong,
    1,
  );
  drawFacing(context, piece, { left, top }, Math.hypot(width, height) / 2, camera);
  const picture = counter(
    {
      ...piece,
      isPlain: isFar(camera) || (piece.heap ?? 0) > 0,
      ...(isNear(camera) && near() && { looks: piece.facing > 180_000 ? "left" : "right" }),
    },
    width,
    ratio,
  );
  context.drawImage(
    picture,
    left - picture.width / ratio / 2,
    top - picture.height / ratio / 2,
    picture.width / ratio,
    picture.height / ratio,
  );
  context.globalAlpha = shows;
  if (piece.heap) write(context, String(piece.heap), { left, top: top + 0.5 }, kCount);
  if (isFar(camera)) return;
  drawBadges(context, piece, { left, top }, width, height);
}

/** Without whom it is of: "1st Platoon, E Company" is the 1st Platoon. A contact is called what it is. */
export const ownName = ({ label, band }: Pick<Piece, "label" | "band">): string =>
  (band === undefined ? undefined : label.split(", ")[0]) ?? label;

/** From near, its own name under each. */
export function drawOwnNames(context: Context, pieces: readonly Drawn[], camera: Camera): void {
  if (!isNear(camera)) return;
  for (const piece of pieces) {
    if (piece.heap === 0 || !isOnScreen(camera, piece.at, 4000)) continue;
    const { left, top } = toPixel(camera, piece.at);
    const { y } = reachOf(piece, camera);
    write(context, ownName(piece), { left, top: top + y + 13 }, kName);
  }
}

/** On a halo, so that it is read on any ground. */
export function write(
  context: Context,
  words: string,
  { left, top }: Pixel,
  look: { readonly font: string; readonly halo: string; readonly ink: string },
): void {
  context.font = look.font;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = 3;
  context.strokeStyle = look.halo;
  context.strokeText(words, left, top);
  context.fillStyle = look.ink;
  context.fillText(words, left, top);
}
const kCount = {
  font: "800 11px system-ui, sans-serif",
  halo: kInks.countHalo,
  ink: kInks.count,
};
export const kName = {
  font: "600 11px system-ui, sans-serif",
  halo: kInks.nameHalo,
  ink: kInks.name,
};

/** Over a commander: he gives orders. */
function drawStar(context: Context, left: number, top: number): void {
  context.beginPath();
  for (let i = 0; i < 10; i += 1) {
    const [angle, reach] = [(i * Math.PI) / 5, i % 2 === 0 ? 7 : 3];
    context.lineTo(left + Math.sin(angle) * reach, top - Math.cos(angle) * reach);
  }
  context.closePath();
  paint(context, kInks.star, kInks.starEdge, 1.2);
}

/** A tick at the front: the way it looks. */
function drawFacing(context: Context, piece: Piece, at: Pixel, half: number, camera: Camera): void {
  const angle = (piece.facing / 180000) * Math.PI;
  const reach = Math.max(half * 0.86, (piece.depth / 2) * camera.scale) + 5;
  context.save();
  context.translate(at.left, at.top);
  context.rotate(angle);
  context.beginPath();
  context.moveTo(-6, -reach + 6);
  context.lineTo(0, -reach - 1);
  context.lineTo(6, -reach + 6);
  context.closePath();
  context.fillStyle = piece.ghost ? kInks.ghostTick : kSideColours[piece.side].strong;
  context.strokeStyle = kInks.tickHalo;
  context.lineWidth = 1.2;
  context.stroke();
  context.fill();
  context.restore();
}

function badge(
  context: Context,
  left: number,
  top: number,
  fill: string,
  ink: string,
  text: string,
  square = false,
): void {
  context.beginPath();
  if (square) context.roundRect(left - 6.5, top - 6.5, 13, 13, 2.5);
  else context.arc(left, top, 7, 0, Math.PI * 2);
  paint(context, fill, kInks.badgeEdge, 1.2);
  context.fillStyle = ink;
  context.font = "bold 10px system-ui, sans-serif";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, left, top + 0.5);
}

/** Once more, over what was drawn round the counter. */
export function badgesOf(context: Context, piece: Piece | undefined, camera: Camera): void {
  if (!piece) return;
  const width = counterWidth(piece, camera);
  const height = counterHeight(piece.own, width);
  drawBadges(context, piece, toPixel(camera, piece.at), width, height);
}

function drawBadges(
  context: Context,
  piece: Piece,
  at: Pixel,
  width: number,
  height: number,
): void {
  const [right, leftEdge] = [at.left + width / 2, at.left - width / 2];
  const [low, high] = [at.top + height / 2, at.top - height / 2];
  if (piece.state !== "steady") {
    const { letter, fill, ink } = kStateBadges[piece.state];
    badge(context, right, high, fill, ink, letter);
  }
  if (piece.commands) drawStar(context, at.left, high - 1);
  if (piece.suppressed) badge(context, leftEdge, high, kInks.suppressed, kInks.white, "↓", true);
  // Below the middle, where it hides neither the symbol nor the way the stand looks.
  if (piece.empty) badge(context, at.left, low + 3, kInks.empty, kInks.white, "∅", true);
  if (piece.load > 0) badge(context, right, low, kInks.load, kInks.onLoad, "+", true);
  if (piece.seen) drawEye(context, leftEdge, low);
  if (piece.ghost && piece.turn !== undefined) {
    badge(context, right, low, kInks.past, kInks.onPast, String(piece.turn), true);
  }
}

function drawEye(context: Context, left: number, top: number): void {
  context.beginPath();
  context.ellipse(left, top, 7.5, 5, 0, 0, Math.PI * 2);
  paint(context, kInks.eye, kInks.eyeEdge, 1.1);
  context.beginPath();
  context.arc(left, top, 2.2, 0, Math.PI * 2);
  context.fillStyle = kInks.eyeEdge;
  context.fill();
}

/** All that lies under a pointer: what is meant first comes first, ghosts last. */
export function piecesAt(pieces: readonly Piece[], camera: Camera, at: Pixel): readonly Piece[] {
  const under = pieces.flatMap((piece, i) => {
    const { left, top } = toPixel(camera, piece.at);
    const reach = reachOf(piece, camera);
    const [dx, dy] = [Math.abs(left - at.left), Math.abs(top - at.top)];
    if (dx > reach.x || dy > reach.y) return [];
    return [{ piece, i, apart: Math.hypot(dx, dy) + (piece.ghost ? 1000 : 0) }];
  });
  return under.sort((a, b) => a.apart - b.apart || b.i - a.i).map(({ piece }) => piece);
}

/** So near, of its size, that one counter hides a good part of another. */
const kHides = 1.8;
/** A counter and those that it lies upon, itself first. */
export function crowdAt(pieces: readonly Piece[], camera: Camera, piece: Piece): readonly Piece[] {
  const at = toPixel(camera, piece.at);
  const { x, y } = reachOf(piece, camera);
  const others = pieces.filter((other) => {
    const { left, top } = toPixel(camera, other.at);
    const [dx, dy] = [Math.abs(left - at.left), Math.abs(top - at.top)];
    return other.id !== piece.id && dx < x * kHides && dy < y * kHides;
  });
  return [piece, ...others];
}
