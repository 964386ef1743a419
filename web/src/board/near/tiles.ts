import { scatter } from "../strewn.ts";

type Context = CanvasRenderingContext2D;
/** A tile shows so many thousandths of the table, in so many pixels; those nearest see them one to one. */
const [kTile, kPixels] = [4000, 512];

/** What is strewn from near over the colours of the ground. */
export const kNearInks = {
  blade: "rgba(88, 112, 52, 0.26)",
  dry: "rgba(246, 240, 196, 0.34)",
  leaf: "rgba(214, 232, 164, 0.26)",
  leafShade: "rgba(38, 66, 26, 0.22)",
  litter: "rgba(58, 76, 34, 0.16)",
  ear: "rgba(250, 240, 178, 0.5)",
  earShade: "rgba(136, 110, 38, 0.26)",
  grit: "rgba(104, 88, 58, 0.22)",
  gritLight: "rgba(255, 252, 236, 0.4)",
  ripple: "rgba(240, 250, 255, 0.34)",
  tileLight: "rgba(255, 236, 214, 0.16)",
  tileShade: "rgba(38, 22, 14, 0.24)",
  crownShade: "rgba(24, 48, 18, 0.2)",
} as const;

type Mark = (context: Context, chance: (salt: number) => number) => void;
/** So many marks at places that are always the same; what reaches over an edge comes in again at the other. */
function strew(context: Context, count: number, salt: number, mark: Mark): void {
  for (let i = 0; i < count; i += 1) {
    const chance = (other: number): number => scatter(i, salt, other);
    const [x, y] = [chance(1) * kPixels, chance(2) * kPixels];
    for (const dx of [-kPixels, 0, kPixels])
      for (const dy of [-kPixels, 0, kPixels]) {
        const [left, top] = [x + dx, y + dy];
        if (Math.max(Math.abs(left - kPixels / 2), Math.abs(top - kPixels / 2)) > kPixels / 2 + 20)
          continue;
        context.save();
        context.translate(left, top);
        mark(context, chance);
        context.restore();
      }
  }
}
const dab =
  (colour: string, wide: number, high: number): Mark =>
  (context, chance) => {
    const size = 0.6 + chance(3) * 0.8;
    context.fillStyle = colour;
    context.beginPath();
    context.ellipse(0, 0, wide * size, high * size, 0, 0, Math.PI * 2);
    context.fill();
  };
/** Three to five blades from one root. */
const tuft =
  (colour: string): Mark =>
  (context, chance) => {
    context.strokeStyle = colour;
    context.lineWidth = 1.5;
    context.beginPath();
    const blades = 3 + Math.floor(chance(3) * 3);
    for (let blade = 0; blade < blades; blade += 1) {
      const lean = (blade / (blades - 1) - 0.5) * 9;
      context.moveTo(lean * 0.4, 0);
      context.quadraticCurveTo(lean * 0.5, 5, lean, 6 + chance(10 + blade) * 6);
    }
    context.stroke();
  };
const ripple: Mark = (context, chance) => {
  const long = 10 + chance(3) * 16;
  context.strokeStyle = kNearInks.ripple;
  context.lineWidth = 1.6;
  context.beginPath();
  context.moveTo(-long, 0);
  context.quadraticCurveTo(-long / 2, 4, 0, 0);
  context.quadraticCurveTo(long / 2, -4, long, 0);
  context.stroke();
};
function courses(context: Context): void {
  for (let y = 0; y < kPixels; y += 8) {
    context.fillStyle = kNearInks.tileShade;
    context.fillRect(0, y, kPixels, 1.6);
    context.fillStyle = kNearInks.tileLight;
    context.fillRect(0, y + 2, kPixels, 2);
  }
}

const kTiles = {
  grass: (context: Context): void => {
    strew(context, 150, 1, dab(kNearInks.dry, 5, 3));
    strew(context, 110, 2, tuft(kNearInks.blade));
    strew(context, 180, 3, dab(kNearInks.blade, 1.3, 1.3));
  },
  leaves: (context: Context): void => {
    strew(context, 700, 4, dab(kNearInks.leafShade, 5, 4));
    strew(context, 700, 5, dab(kNearInks.leaf, 4.5, 3.5));
  },
  litter: (context: Context): void => {
    strew(context, 240, 6, dab(kNearInks.litter, 8, 6));
    strew(context, 160, 7, tuft(kNearInks.litter));
  },
  ears: (context: Context): void => {
    strew(context, 700, 8, dab(kNearInks.earShade, 9, 1.6));
    strew(context, 900, 9, dab(kNearInks.ear, 6, 1.8));
  },
  grit: (context: Context): void => {
    strew(context, 420, 10, dab(kNearInks.grit, 1.9, 1.5));
    strew(context, 260, 11, dab(kNearInks.gritLight, 2.4, 1.6));
  },
  ripples: (context: Context): void => strew(context, 70, 12, ripple),
  courses,
} as const;
export type TileName = keyof typeof kTiles;

const made = new Map<TileName, HTMLCanvasElement>();
function tile(name: TileName): HTMLCanvasElement {
  const known = made.get(name);
  if (known) return known;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = kPixels;
  const context = canvas.getContext("2d");
  if (context) kTiles[name](context);
  made.set(name, canvas);
  return canvas;
}

/** For a context whose units are thousandths: it lies on the table, not on the screen, and goes along this angle. */
export function laid(context: Context, name: TileName, angle = 0): CanvasPattern | string {
  const pattern = context.createPattern(tile(name), "repeat");
  const scale = kTile / kPixels;
  pattern?.setTransform(new DOMMatrix().rotate((angle / Math.PI) * 180).scale(scale, scale));
  return pattern ?? "transparent";
}
