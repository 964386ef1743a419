import { ahead, spot, type Spot } from "../../ground/geometry.ts";
import type { Piece } from "../../table/scene.ts";
import type { OrderSeen, View } from "../../wire/protocol.ts";
import { toPixel, type Camera, type Pixel } from "../camera.ts";
import { kInks, kSideColours } from "../inks.ts";
import { capPlaces, drawCap, isFiring, layCap } from "./caps.ts";
import { line, paint } from "./pen.ts";

type Context = CanvasRenderingContext2D;

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
  line(context, [from, back], kInks.arrowHalo, width + 2.5, []);
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
  paint(context, colour, kInks.arrowHalo, 1);
}

const [kArrowPixels, kArrowInFire] = [58, 36];

/** Where the cap's arrow ends on the screen: a direction, not a distance. */
export function arrowEnd(
  camera: Camera,
  marker: Spot,
  facing: number,
  pixels = kArrowPixels,
): Pixel {
  return toPixel(camera, ahead(marker, facing, pixels / camera.scale));
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
  const places = capPlaces(view, pieces, camera);
  for (const [id, { side }] of Object.entries(view.caps)) {
    const place = places.get(id);
    if (place) layCap(context, place, { side, sealed: false });
  }
  for (const [id, order] of Object.entries(view.orders)) {
    if (!order.marker) {
      drawRevealed(context, view, camera, order);
      continue;
    }
    const place = places.get(id);
    if (!place) continue;
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
      const isSmall = isFiring(view) && !isChosen;
      context.globalAlpha = isChosen || order.sealed ? 1 : 0.75;
      arrow(
        context,
        pixel,
        arrowEnd(camera, at, order.arrow, isSmall ? kArrowInFire : kArrowPixels),
        strong,
        isChosen ? 4 : isSmall ? 2 : 3,
        order.sealed ? [8, 6] : [],
      );
      context.globalAlpha = 1;
    }
    const { chit, side, sealed } = order;
    layCap(context, place, { chit, side, sealed: sealed ?? false });
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

/** Missions and facings; shots are short or whole as the pointer goes. */
export function drawDeclared(
  context: Context,
  view: View,
  pieces: ReadonlyMap<string, Piece>,
  camera: Camera,
  ratio: number,
): void {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  for (const mission of Object.values(view.missions)) {
    crosshair(
      context,
      toPixel(camera, spot(mission.target)),
      mission.kind === "smoke" ? kInks.smokeMission : kInks.fireMission,
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
  context.strokeStyle = kInks.crossHalo;
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
