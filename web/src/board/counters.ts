import { symbols, type Stroke } from "virtual:symbols";
import type { Kind, Side } from "../wire/protocol.ts";
import { kBands, kInks, kSideColours } from "./inks.ts";
import { near } from "./near.ts";

/** Own and enemy differ in the shape of the frame. */
const kFrames = {
  own: "M25,50 h150 v100 h-150 z",
  enemy: "M100,24 L176,100 100,176 24,100 Z",
} as const;

export interface CounterLook {
  readonly symbol: string;
  readonly side: Side;
  readonly own: boolean;
  readonly ghost: boolean;
  readonly hollow: boolean;
  /** By company, of one's own. */
  readonly band?: number;
  /** Too small for a symbol: its colour alone. */
  readonly isPlain?: boolean;
  readonly kind?: Kind;
  /** Large enough for its silhouette, which looks where the stand looks. */
  readonly looks?: "left" | "right";
}
const bandColour = (band: number): string => kBands[band % kBands.length] ?? kBands[0];

/** Width of the drawing; the frame of an enemy is as high as it is wide. */
export const counterHeight = (own: boolean, width: number): number =>
  own ? (width * 2) / 3 : width;

const cache = new Map<string, HTMLCanvasElement>();

function strokesOf(look: CounterLook): readonly Stroke[] {
  const drawn = symbols[look.symbol] ?? symbols["unknown"];
  return (look.own ? drawn?.own : drawn?.enemy) ?? [];
}

const isOutline = ({ ghost, hollow }: CounterLook): boolean => ghost || hollow;
const kGhost = { fill: kInks.ghost, line: kInks.ghostLine } as const;
function coloursOf({ side, ghost, hollow }: CounterLook): { fill: string; line: string } {
  const { fill, line, strong } = kSideColours[side];
  if (ghost) return kGhost;
  return hollow ? { fill: kInks.hollow, line: strong } : { fill, line };
}

type Context = CanvasRenderingContext2D;
/** The colour of its company: a band, or all the lower half where there is no symbol. */
function drawBand(context: Context, look: CounterLook): void {
  if (look.band === undefined || isOutline(look)) return;
  const top = look.isPlain ? 82 : look.own ? 139 : 160;
  context.fillStyle = bandColour(look.band);
  context.fillRect(20, top, 160, 80);
}

function hasSilhouette(context: Context, look: CounterLook, ink: string): boolean {
  const { kind, looks } = look;
  if (!kind || !looks) return false;
  const colours = { ink, fill: coloursOf(look).fill };
  const looksLeft = looks === "left";
  return near()?.drawSilhouette(context, { ...look, kind, looksLeft }, colours) ?? false;
}

function drawSymbol(context: Context, look: CounterLook, ink: string): void {
  if (hasSilhouette(context, look, ink)) return;
  context.fillStyle = ink;
  for (const stroke of strokesOf(look)) {
    if ("text" in stroke) {
      context.font = `bold ${stroke.size}px system-ui, sans-serif`;
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.fillText(stroke.text, stroke.at[0], stroke.at[1]);
    } else {
      const path = new Path2D(stroke.d);
      if (stroke.fill) context.fill(path);
      context.stroke(path);
    }
  }
}

const kPad = 3;
function draw(look: CounterLook, width: number, ratio: number): HTMLCanvasElement {
  const height = counterHeight(look.own, width);
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil((width + kPad * 2) * ratio);
  canvas.height = Math.ceil((height + kPad * 2) * ratio);
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  const unit = width / (look.own ? 150 : 152);
  const k = unit * ratio;
  const middle = (size: number): number => (kPad + size / 2 - 100 * unit) * ratio;
  context.setTransform(k, 0, 0, k, middle(width), middle(height));
  const frame = new Path2D(look.own ? kFrames.own : kFrames.enemy);
  const { fill, line } = coloursOf(look);
  if (!isOutline(look)) {
    context.shadowColor = kInks.counterShade;
    context.shadowBlur = 3 * ratio;
    context.shadowOffsetY = 1 * ratio;
  }
  context.fillStyle = fill;
  context.fill(frame);
  context.shadowColor = "transparent";
  context.strokeStyle = line;
  context.save();
  context.clip(frame);
  context.lineWidth = Math.max(5, 1.25 / unit);
  drawBand(context, look);
  if (!look.isPlain) drawSymbol(context, look, line);
  context.restore();
  context.lineWidth = Math.max(4, 1.5 / unit);
  if (isOutline(look)) context.setLineDash([14, 10]);
  context.stroke(frame);
  return canvas;
}

/** The counter as a picture; made once for each look and size. */
export function counter(look: CounterLook, width: number, ratio: number): HTMLCanvasElement {
  const key = `${look.symbol}/${look.side}/${look.own}/${look.ghost}/${look.hollow}/${look.band}/${look.isPlain}/${look.looks ?? ""}/${look.looks ? look.kind : ""}/${width}/${ratio}`;
  const known = cache.get(key);
  if (known) return known;
  if (cache.size > 600) cache.clear();
  const made = draw(look, width, ratio);
  cache.set(key, made);
  return made;
}
