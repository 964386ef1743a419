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
/** How much longer a short shot may be for the sake of its number. */
const kLonger = [7, 14];
type Stub = readonly [Pixel, Pixel];
/** From the rim of the firer's counter towards his target, and never beyond it. */
export function stubOf(from: Pixel, to: Pixel, rim: number, longer = 0): Stub {
  const apart = Math.hypot(to.left - from.left, to.top - from.top);
  const at = (reach: number): Pixel => {
    const share = apart > 0 ? Math.min(1, reach / apart) : 0;
    return {
      left: from.left + (to.left - from.left) * share,
      top: from.top + (to.top - from.top) * share,
    };
  };
  return [at(rim), at(rim + kStub + longer)];
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

/** One that is drawn short: the number of its target, if it has one, and its stub, with those that would make more room for the number. */
interface Short {
  readonly colour: string;
  readonly width: number;
  readonly number: number | undefined;
  readonly stub: Stub;
  readonly longer: readonly Stub[];
}

/** An arrow, drawn whole of a shot that is pointed at or chosen; of any other what is drawn short. */
function drawShot(
  context: Context,
  o: Overlay,
  shot: Shot,
  kind: Kind,
  camera: Camera,
): readonly Short[] {
  const { firer, target = "", pathPoint } = shot;
  const [piece, aim] = [o.pieces.get(firer), o.pieces.get(target)];
  const from = piece?.at ?? placeOf(o.view, firer);
  const to = pathPoint ?? aim?.at;
  if (!from || !to) return [];
  const { hover, selected } = o.draft;
  const isWhole =
    o.areWhole ||
    kind === "taught" ||
    [hover, selected].some((id) => id === firer || (id && id === target));
  const [start, end] = [toPixel(camera, from), toPixel(camera, to)];
  const { colour, width, dash } = kLooks[kind];
  if (isWhole) {
    arrow(context, start, end, colour, width, [...dash]);
    return [];
  }
  const { x, y } = piece ? reachOf(piece, camera) : { x: 0, y: 0 };
  const [rim, number] = [Math.max(x, y), aim?.number];
  const longer = kLonger.map((pixels) => stubOf(start, end, rim, pixels));
  return [{ colour, width, number, stub: stubOf(start, end, rim), longer }];
}

/** What lies on the map round a place. */
interface Lying {
  readonly at: Pixel;
  readonly x: number;
  readonly y: number;
}
const meet = (a: Lying, b: Lying): boolean =>
  Math.abs(a.at.left - b.at.left) < a.x + b.x && Math.abs(a.at.top - b.at.top) < a.y + b.y;
const numberAt = (at: Pixel): Lying => ({ at, x: 7, y: 7 });

/** Is there room for the number before its head, and does it cross no other on the way there? */
function hasRoom([rim, tip]: Stub, lying: readonly Lying[], numbers: readonly Lying[]): boolean {
  const on = (share: number): Lying => ({
    at: {
      left: rim.left + (tip.left - rim.left) * share,
      top: rim.top + (tip.top - rim.top) * share,
    },
    x: 2,
    y: 2,
  });
  const way = [0, 0.25, 0.5, 0.75, 1].map(on);
  const number = numberAt(beyond(rim, tip));
  return (
    ![...lying, ...numbers].some((other) => meet(number, other)) &&
    !numbers.some((other) => way.some((one) => meet(one, other)))
  );
}

/** Short arrows; one with a number is as long as the number needs to lie clear of all else, and where nowhere is room for it, it is left out. */
function drawShort(context: Context, shots: readonly Short[], others: readonly Lying[]): void {
  const lying = [...others];
  const numbers: (Lying & { readonly n: number; readonly colour: string })[] = [];
  const draw = ({ colour, width }: Short, [rim, tip]: Stub): void => {
    arrow(context, rim, tip, colour, width);
    lying.push({ at: tip, x: 4, y: 4 });
  };
  for (const short of shots) {
    const { colour, number: n, stub, longer } = short;
    if (n === undefined) {
      draw(short, stub);
      continue;
    }
    const roomy = [stub, ...longer].find((one) => hasRoom(one, lying, numbers));
    draw(short, roomy ?? stub);
    if (roomy) numbers.push({ ...numberAt(beyond(...roomy)), n, colour });
  }
  for (const { at, n, colour } of numbers) number(context, at, n, colour);
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

/** At each target on its lower rim: how many shots are declared at it. */
function countsOf(o: Overlay, camera: Camera): readonly (Lying & { readonly count: number })[] {
  const targets = Object.values(o.view.shots).map(({ target }) => target);
  return [...new Set(targets)].flatMap((id) => {
    const piece = o.pieces.get(id);
    if (!piece) return [];
    const { left, top } = toPixel(camera, piece.at);
    const { y } = reachOf(piece, camera);
    const count = targets.filter((one) => one === id).length;
    return [{ at: { left, top: top + y + 6 }, x: 11, y: 7, count }];
  });
}

const countersOf = (o: Overlay, camera: Camera): readonly Lying[] =>
  [...o.pieces.values()].map((piece) => ({
    at: toPixel(camera, piece.at),
    ...reachOf(piece, camera),
  }));

/** The shots that are declared and those that are proposed, and a mark on those who hold their fire. */
export function drawShots(context: Context, o: Overlay, camera: Camera): void {
  const { act } = o.draft;
  const declared = Object.values(o.view.shots).flatMap(({ path_point, ...shot }) => {
    const at = path_point && { pathPoint: spot(path_point) };
    return drawShot(context, o, { ...shot, ...at }, "declared", camera);
  });
  const proposed = o.proposals.flatMap((shot) =>
    // What is being aimed is drawn by itself.
    act.kind === "fire" && act.firer === shot.firer
      ? []
      : drawShot(context, o, shot, shot === o.taught ? "taught" : "proposed", camera),
  );
  const shots = [...declared, ...proposed];
  const counts = countsOf(o, camera);
  drawShort(context, shots, shots.length > 0 ? [...counts, ...countersOf(o, camera)] : []);
  for (const { at, x, y, count } of counts) {
    context.beginPath();
    context.roundRect(at.left - x, at.top - y, 2 * x, 2 * y, 4);
    paint(context, kInks.declared, kInks.markHalo, 1.2);
    write(context, at, `×${String(count)}`, kInks.white);
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
