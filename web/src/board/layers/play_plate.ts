import type { DieSaid, PlayWords } from "../../text/play_words.ts";
import type { Pixel } from "../camera.ts";
import { kPlay } from "../play_style.ts";
import { paint } from "./pen.ts";

type Context = CanvasRenderingContext2D;
const [kHigh, kDie, kGap, kPad, kBeside] = [24, 18, 4, 6, 20];
/** So many plates at one target lie below one another. */
const kRows = 3;

/** The dice of a shot beside its target: "needs 7", their faces, what came of it. */
export function drawPlate(context: Context, at: Pixel, row: number, words: PlayWords): void {
  const { needs, dice, result } = words;
  context.font = "600 12px system-ui, sans-serif";
  const wide = (text: string): number => (text ? context.measureText(text).width + kGap : 0);
  const diceWidth = dice.length * (kDie + 3);
  const width = kPad * 2 + wide(needs) + diceWidth + wide(result) - kGap + (result ? kGap : 0);
  const left = at.left + kBeside;
  const top = at.top - kHigh - 4 + (row % kRows) * (kHigh + 2);
  context.beginPath();
  context.roundRect(left, top, width, kHigh, 6);
  paint(context, kPlay.plate, kPlay.plateEdge, 1);
  context.textBaseline = "middle";
  context.textAlign = "left";
  const middle = top + kHigh / 2 + 0.5;
  context.fillStyle = kPlay.ink;
  context.fillText(needs, left + kPad, middle);
  let x = left + kPad + wide(needs);
  for (const die of dice) {
    drawDie(context, die, x, top + (kHigh - kDie) / 2);
    x += kDie + 3;
  }
  context.font = "600 12px system-ui, sans-serif";
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
