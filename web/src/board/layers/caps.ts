import { spot } from "../../ground/geometry.ts";
import { kChitGlyphs } from "../../style/glyphs.ts";
import type { OrderChit, OrderSeen, Side, Step, View } from "../../wire/protocol.ts";
import { isLost, type Piece } from "../../table/scene.ts";
import { toPixel, type Camera, type Pixel } from "../camera.ts";
import type { Context } from "../layer.ts";
import { namePlaces, type Box } from "./names.ts";
import { line } from "./pen.ts";
import { piecesAt } from "./pieces.ts";
import { reachOf } from "../sizes.ts";
import { kInks, kSideColours } from "../inks.ts";
import { hullOf } from "./wrecks.ts";

export const kCap = 13;
const kSmallCap = 10;
/** While fire is declared, who fires at whom matters more than who obeys. */
const kCapInFire = 8;
const kFire: ReadonlySet<Step> = new Set([
  "prep_fire_a",
  "prep_fire_b",
  "prep_fire_resolved",
  "opportunity_fire",
  "general_fire",
]);
export const isFiring = ({ battle }: View): boolean => kFire.has(battle.step);

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
  context.fillStyle = sealed ? kInks.capSealed : kInks.cap;
  context.shadowColor = kInks.capShade;
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
  context.strokeStyle = kInks.chit;
  context.lineWidth = 2.6;
  context.lineJoin = "round";
  context.lineCap = "round";
  context.stroke(new Path2D(kChitGlyphs[chit]));
  context.restore();
}

/** Where a cap is shown, how large, and what it is tied to if that is elsewhere. */
export interface CapPlace {
  readonly at: Pixel;
  readonly radius: number;
  readonly tie?: Pixel;
}
/** The ways in which a cap gives way, nearest first. */
const kWays = [
  [0, 0],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0, 1],
  [1, -1],
  [-1, -1],
  [0, -2],
  [2, 0],
] as const;

const covers = (box: Box, { left, top }: Pixel, radius: number): boolean =>
  left + radius > box.left &&
  left - radius < box.right &&
  top + radius > box.top &&
  top - radius < box.bottom;

/** Its issuer is lost, and all who followed it: nobody needs to see where it lies. */
export function isOrphan({ stands }: View, { issuer, members }: OrderSeen): boolean {
  const those = [...(issuer ? [issuer] : []), ...members].flatMap((id) => stands[id] ?? []);
  return those.length > 0 && those.every(({ presence }) => isLost(presence));
}

/** Where wrecks lie: no cap is shown on one. */
const wreckBoxes = ({ wrecks }: View, camera: Camera): readonly Box[] =>
  Object.values(wrecks).map((wreck) => {
    const hull = hullOf(wreck, camera).map((one) => toPixel(camera, one));
    const [lefts, tops] = [hull.map(({ left }) => left), hull.map(({ top }) => top)];
    return {
      left: Math.min(...lefts),
      right: Math.max(...lefts),
      top: Math.min(...tops),
      bottom: Math.max(...tops),
    };
  });

/** On a counter it is shown beside it: both can be read. */
function firstPlace(
  pieces: readonly Piece[],
  camera: Camera,
  marker: Pixel,
  size: number,
): CapPlace {
  const under = piecesAt(pieces, camera, marker)[0];
  if (!under) return { at: marker, radius: size };
  const { x, y } = reachOf(under, camera);
  const { left, top } = toPixel(camera, under.at);
  const tie = under.own
    ? { left: left + x - 3, top: top - y + 3 }
    : { left: left + x / 2, top: top - y / 2 };
  return {
    at: { left: left + x + 8, top: top - Math.min(y, 14) - 10 },
    radius: Math.min(size, kSmallCap),
    tie,
  };
}

/** Every cap by its order, and those of the other side by their key: none hides a name or another. */
export function capPlaces(
  view: View,
  pieces: readonly Piece[],
  camera: Camera,
): ReadonlyMap<string, CapPlace> {
  const boxes = [
    ...namePlaces(view, pieces, camera).map(({ box }) => box),
    ...wreckBoxes(view, camera),
  ];
  const size = isFiring(view) ? kCapInFire : kCap;
  const markers = [
    ...Object.entries(view.caps).map(([id, { at }]) => [id, at] as const),
    ...Object.entries(view.orders).flatMap(([id, order]) =>
      order.marker && !isOrphan(view, order) ? [[id, order.marker] as const] : [],
    ),
  ];
  const places = new Map<string, CapPlace>();
  for (const [id, marker] of markers) {
    const first = firstPlace(pieces, camera, toPixel(camera, spot(marker)), size);
    const { radius } = first;
    const isFree = (at: Pixel): boolean =>
      !boxes.some((box) => covers(box, at, radius)) &&
      ![...places.values()].some(
        (other) =>
          Math.hypot(other.at.left - at.left, other.at.top - at.top) < radius + other.radius,
      );
    const candidates = kWays.map(([dx, dy]) => ({
      left: first.at.left + dx * radius * 1.9,
      top: first.at.top + dy * radius * 1.9,
    }));
    const at = candidates.find(isFree) ?? first.at;
    const tie = first.tie ?? (at === candidates[0] || at === first.at ? undefined : first.at);
    places.set(id, { at, radius, ...(tie && { tie }) });
  }
  return places;
}

/** The own order whose cap is shown here. */
export function capAt(
  view: View,
  pieces: ReadonlyMap<string, Piece>,
  camera: Camera,
  at: Pixel,
): string | undefined {
  const places = capPlaces(view, [...pieces.values()], camera);
  return Object.keys(view.orders).find((id) => {
    const place = places.get(id);
    return place && Math.hypot(place.at.left - at.left, place.at.top - at.top) <= kCap;
  });
}

export function layCap(
  context: Context,
  place: CapPlace,
  cap: { readonly chit?: OrderChit; readonly side: Side; readonly sealed: boolean },
): void {
  const { at, radius, tie } = place;
  if (tie) {
    line(context, [tie, at], kInks.crossHalo, 4, []);
    line(context, [tie, at], kSideColours[cap.side].strong, 1.8, []);
  }
  drawCap(context, at, cap.chit, cap.side, cap.sealed, radius);
}
