import { spot, type Spot } from "../../ground/geometry.ts";
import { placeOf } from "../../table/scene.ts";
import { toPixel, type Camera, type Pixel } from "../camera.ts";
import { kInks } from "../inks.ts";
import { reachOf } from "../sizes.ts";
import { arrow } from "./orders.ts";
import type { Overlay } from "./overlay_scene.ts";
import { line, paint } from "./pen.ts";

type Context = CanvasRenderingContext2D;

/** How long a shot is drawn that nobody points at, in pixels: at its firer, so that a crowd stays legible. */
const kStub = 20;
/** How far before its head the number of its target stands. */
const kAhead = 8;
/** From the rim of the firer's counter towards his target, and never beyond it. */
export function stubOf(from: Pixel, to: Pixel, rim: number): readonly [Pixel, Pixel] {
  const apart = Math.hypot(to.left - from.left, to.top - from.top);
  const at = (reach: number): Pixel => {
    const share = apart > 0 ? Math.min(1, reach / apart) : 0;
    return {
      left: from.left + (to.left - from.left) * share,
      top: from.top + (to.top - from.top) * share,
    };
  };
  return [at(rim), at(rim + kStub)];
}

interface Shot {
  readonly firer: string;
  readonly target?: string;
  readonly pathPoint?: Spot;
}
/** How its arrow looks when it is drawn whole. */
interface Look {
  readonly colour: string;
  readonly width: number;
  readonly dash: readonly number[];
}
type Kind = "proposed" | "declared" | "taught";
const kLooks: Readonly<Record<Kind, Look>> = {
  proposed: { colour: kInks.proposed, width: 2, dash: [3, 7] },
  declared: { colour: kInks.declared, width: 2.4, dash: [9, 4] },
  taught: { colour: kInks.proposed, width: 4, dash: [] },
};

/** An arrow: whole of a shot that is pointed at or chosen, else short, with the number of its target where that has one. */
function drawShot(context: Context, o: Overlay, shot: Shot, kind: Kind, camera: Camera): void {
  const { firer, target = "", pathPoint } = shot;
  const [piece, aim] = [o.pieces.get(firer), o.pieces.get(target)];
  const from = piece?.at ?? placeOf(o.view, firer);
  const to = pathPoint ?? aim?.at;
  if (!from || !to) return;
  const { hover, selected } = o.draft;
  const isWhole =
    o.areWhole ||
    kind === "taught" ||
    [hover, selected].some((id) => id === firer || (id && id === target));
  const [start, end] = [toPixel(camera, from), toPixel(camera, to)];
  const { colour, width, dash } = kLooks[kind];
  if (isWhole) {
    arrow(context, start, end, colour, width, [...dash]);
    return;
  }
  const { x, y } = piece ? reachOf(piece, camera) : { x: 0, y: 0 };
  const [rim, tip] = stubOf(start, end, Math.max(x, y));
  arrow(context, rim, tip, colour, width);
  if (aim?.number !== undefined) number(context, beyond(rim, tip), aim.number, colour);
}

/** Where the number of a short arrow's target stands: before its head. */
function beyond(rim: Pixel, tip: Pixel): Pixel {
  const long = Math.hypot(tip.left - rim.left, tip.top - rim.top) || 1;
  const step = (from: number, to: number): number => to + ((to - from) / long) * kAhead;
  return { left: step(rim.left, tip.left), top: step(rim.top, tip.top) };
}

function number(context: Context, at: Pixel, n: number, colour: string): void {
  context.beginPath();
  context.arc(at.left, at.top, 6.5, 0, Math.PI * 2);
  paint(context, kInks.markHalo, colour, 1.2);
  write(context, at, String(n), colour);
}

function write(context: Context, { left, top }: Pixel, words: string, colour: string): void {
  context.fillStyle = colour;
  context.font = "bold 10px system-ui, sans-serif";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(words, left, top + 0.5);
}

/** How many shots are declared at each, on its lower rim. */
function drawCounts(context: Context, o: Overlay, camera: Camera): void {
  const targets = Object.values(o.view.shots).map(({ target }) => target);
  for (const id of new Set(targets)) {
    const piece = o.pieces.get(id);
    if (!piece) continue;
    const { left, top } = toPixel(camera, piece.at);
    const { y } = reachOf(piece, camera);
    const at = { left, top: top + y + 6 };
    context.beginPath();
    context.roundRect(at.left - 11, at.top - 7, 22, 14, 4);
    paint(context, kInks.declared, kInks.markHalo, 1.2);
    write(context, at, `×${String(targets.filter((one) => one === id).length)}`, kInks.white);
  }
}

/** The shots that are declared and those that are proposed, and a mark on those who hold their fire. */
export function drawShots(context: Context, o: Overlay, camera: Camera): void {
  for (const { path_point, ...shot } of Object.values(o.view.shots)) {
    const at = path_point && { pathPoint: spot(path_point) };
    drawShot(context, o, { ...shot, ...at }, "declared", camera);
  }
  drawCounts(context, o, camera);
  const { act } = o.draft;
  for (const shot of o.proposals) {
    // What is being aimed is drawn by itself.
    if (act.kind === "fire" && act.firer === shot.firer) continue;
    drawShot(context, o, shot, shot === o.taught ? "taught" : "proposed", camera);
  }
  for (const id of o.held) {
    const piece = o.pieces.get(id);
    if (!piece) continue;
    const { left, top } = toPixel(camera, piece.at);
    const { x } = reachOf(piece, camera);
    drawHeld(context, { left: left - x, top });
  }
}

/** A dotted line for each shot that may be chosen. */
export function drawFields(context: Context, o: Overlay, camera: Camera): void {
  for (const ids of o.fields) {
    const [from, to] = ids.map((id) => o.pieces.get(id)?.at ?? placeOf(o.view, id));
    if (from && to)
      line(context, [toPixel(camera, from), toPixel(camera, to)], kInks.mayFire, 1.8, [1, 6]);
  }
}

/** A barred muzzle: a circle with a bar across. */
function drawHeld(context: Context, { left, top }: Pixel): void {
  context.beginPath();
  context.arc(left, top, 6.5, 0, Math.PI * 2);
  paint(context, kInks.white, kInks.held, 2);
  context.beginPath();
  context.moveTo(left - 4.5, top + 4.5);
  context.lineTo(left + 4.5, top - 4.5);
  context.stroke();
}
