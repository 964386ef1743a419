import type { DieSaid, PlayWords } from "../../text/play_words.ts";
import type { Pixel } from "../camera.ts";
import { kPlay } from "../play_style.ts";
import { paint } from "./pen.ts";

type Context = CanvasRenderingContext2D;
const [kHigh, kDie, kGap, kPad, kBeside, kFont] = [
  24,
  18,
  4,
  6,
  20,
  "600 12px system-ui, sans-serif",
];
/** What lies beside a place, how much of it is seen, and whose it is for as long as it lies there. */
export interface Plate {
  readonly of: object;
  readonly at: Pixel;
  readonly words: PlayWords;
  readonly shows: number;
}
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}
/** Where each lies, off its place: it does not jump when another goes. */
const kLies = new WeakMap<object, Pixel>();
const kRows = [0, 1, -1, 2, -2, 3, -3, 4, -4];

const meet = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width + 2 &&
  b.left < a.left + a.width + 2 &&
  Math.abs(a.top - b.top) < kHigh + 2;

/** Beside its place where no other lies, on the right if there is room. */
function freeBeside(
  { left, top }: Pixel,
  width: number,
  taken: readonly Box[],
  edge: number,
): Pixel {
  const [right, other] = [kBeside, -kBeside - width];
  const isRoom = left + right + width < edge;
  const off = (isRoom ? [right, other] : [other]).flatMap((side) =>
    kRows.map((row) => ({ left: side, top: -kHigh - 4 + row * (kHigh + 3) })),
  );
  const isFree = (to: Pixel): boolean =>
    !taken.some((box) => meet(box, { left: left + to.left, top: top + to.top, width }));
  return off.find(isFree) ?? { left: isRoom ? right : other, top: -kHigh - 4 };
}

/** The dice of shots beside their targets: "needs 7", their faces, what came of it. */
export function drawPlates(context: Context, plates: readonly Plate[], edge: number): void {
  const taken: Box[] = [];
  const [lying, coming] = [true, false].map((is) =>
    plates.filter(({ of }) => kLies.has(of) === is),
  );
  for (const { of, at, words, shows } of [...(lying ?? []), ...(coming ?? [])]) {
    context.font = kFont;
    const width = widthOf(context, words);
    const off = kLies.get(of) ?? freeBeside(at, width, taken, edge);
    kLies.set(of, off);
    const box = { left: at.left + off.left, top: at.top + off.top, width };
    taken.push(box);
    context.globalAlpha = shows;
    drawPlate(context, box, words);
    context.globalAlpha = 1;
  }
}

const wide = (context: Context, text: string): number =>
  text ? context.measureText(text).width + kGap : 0;

function widthOf(context: Context, { needs, dice, result }: PlayWords): number {
  const words = wide(context, needs) + wide(context, result);
  return kPad * 2 - kGap + words + dice.length * (kDie + 3) + (dice.length > 0 ? 2 : 0);
}

function drawPlate(context: Context, { left, top, width }: Box, words: PlayWords): void {
  const { needs, dice, result } = words;
  context.beginPath();
  context.roundRect(left, top, width, kHigh, 6);
  paint(context, kPlay.plate, kPlay.plateEdge, 1);
  context.textBaseline = "middle";
  context.textAlign = "left";
  const middle = top + kHigh / 2 + 0.5;
  context.fillStyle = kPlay.ink;
  context.fillText(needs, left + kPad, middle);
  let x = left + kPad + wide(context, needs);
  for (const die of dice) {
    drawDie(context, die, x, top + (kHigh - kDie) / 2);
    x += kDie + 3;
  }
  context.font = kFont;
  context.textAlign = "left";
  context.fillStyle = kPlay.ink;
  context.fillText(result, x + (dice.length > 0 ? 2 : 0), middle);
}

function drawDie(context: Context, { face, isGood }: DieSaid, left: number, top: number): void {
  context.beginPath();
  context.roundRect(left, top, kDie, kDie, 4);
  const fill = isGood === undefined ? kPlay.ink : isGood ? kPlay.good : kPlay.bad;
  paint(context, fill, kPlay.plateEdge, 1);
  context.fillStyle = kPlay.onDie;
  context.font = "bold 12px system-ui, sans-serif";
  context.textAlign = "center";
  context.fillText(String(face), left + kDie / 2, top + kDie / 2 + 0.5);
}
