import { symbols, type Stroke } from "virtual:symbols";
import type { Side } from "../protocol.ts";

/** Sides differ in colour and lightness; own and enemy differ in the shape of the frame. */
export const kSideColours: Readonly<Record<Side, { fill: string; line: string; strong: string }>> =
  {
    blue: { fill: "#a9cdf2", line: "#0e2a4d", strong: "#1f5fa8" },
    red: { fill: "#f3a893", line: "#4d1408", strong: "#b8331a" },
  };

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
}
/** One for each company, told apart by lightness as well. */
const kBands = [
  "#1b3a8f",
  "#e0a100",
  "#0f7a6c",
  "#b5338a",
  "#6b4f2a",
  "#4aa3df",
  "#d9541e",
  "#3f7d20",
  "#8a6fd1",
  "#2b2b2b",
] as const;
const bandColour = (band: number): string => kBands[band % kBands.length] ?? kBands[0];

/** Width of the drawing; the frame of an enemy is as high as it is wide. */
export const counterHeight = (own: boolean, width: number): number =>
  own ? (width * 2) / 3 : width;

const cache = new Map<string, HTMLCanvasElement>();

function strokesOf(look: CounterLook): readonly Stroke[] {
  const drawn = symbols[look.symbol] ?? symbols["unknown"];
  return (look.own ? drawn?.own : drawn?.enemy) ?? [];
}

function draw(look: CounterLook, width: number, ratio: number): HTMLCanvasElement {
  const pad = 3;
  const height = counterHeight(look.own, width);
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil((width + pad * 2) * ratio);
  canvas.height = Math.ceil((height + pad * 2) * ratio);
  const context = canvas.getContext("2d");
  if (!context) return canvas;
  const unit = width / (look.own ? 150 : 152);
  const colours = kSideColours[look.side];
  context.setTransform(
    unit * ratio,
    0,
    0,
    unit * ratio,
    (pad + width / 2 - 100 * unit) * ratio,
    (pad + height / 2 - 100 * unit) * ratio,
  );
  const frame = new Path2D(look.own ? kFrames.own : kFrames.enemy);
  if (!look.ghost && !look.hollow) {
    context.shadowColor = "rgba(30, 25, 10, 0.45)";
    context.shadowBlur = 3 * ratio;
    context.shadowOffsetY = 1 * ratio;
  }
  context.fillStyle = look.ghost
    ? "rgba(235, 230, 215, 0.55)"
    : look.hollow
      ? "rgba(255, 254, 246, 0.9)"
      : colours.fill;
  context.fill(frame);
  context.shadowColor = "transparent";
  const line = Math.max(4, 1.5 / unit);
  context.strokeStyle = look.ghost
    ? "rgba(70, 60, 50, 0.75)"
    : look.hollow
      ? colours.strong
      : colours.line;
  context.fillStyle = context.strokeStyle;
  context.lineWidth = line;
  if (look.ghost || look.hollow) context.setLineDash([14, 10]);
  context.save();
  context.clip(frame);
  context.setLineDash([]);
  context.lineWidth = Math.max(5, 1.25 / unit);
  const band = look.ghost || look.hollow ? undefined : look.band;
  if (look.isPlain && band !== undefined) {
    context.fillStyle = bandColour(band);
    context.fillRect(20, 82, 160, 80);
  } else if (band !== undefined) {
    context.fillStyle = bandColour(band);
    context.fillRect(20, look.own ? 139 : 160, 160, 30);
    context.fillStyle = colours.line;
  }
  for (const stroke of look.isPlain ? [] : strokesOf(look)) {
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
  context.restore();
  context.stroke(frame);
  return canvas;
}

/** The counter as a picture; made once for each look and size. */
export function counter(look: CounterLook, width: number, ratio: number): HTMLCanvasElement {
  const key = `${look.symbol}/${look.side}/${look.own}/${look.ghost}/${look.hollow}/${look.band}/${look.isPlain}/${width}/${ratio}`;
  const known = cache.get(key);
  if (known) return known;
  if (cache.size > 600) cache.clear();
  const made = draw(look, width, ratio);
  cache.set(key, made);
  return made;
}
