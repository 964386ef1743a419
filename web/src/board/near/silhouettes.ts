import type { Kind } from "../../wire/protocol.ts";

/** Side views that look to the right, in a field of 120 by 56 with the ground at 55. What begins with a small `m` is a hole in what stands before it. */
const circle = (move: "M" | "m", x: number, y: number, r: number): string =>
  `${move}${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
/** A wheel with its hub. */
const wheel = (x: number, r: number): string =>
  circle("M", x, 55 - r, r) + circle("m", x, 55 - r, r * 0.35);
/** A track from here to there, and the wheels in it. */
function track(from: number, to: number, top: number, wheels: number): string {
  const r = (55 - top) / 2;
  const step = (to - from - 2 * r) / (wheels - 1);
  const holes = Array.from({ length: wheels }, (_, i) =>
    circle("m", from + r + i * step, top + r, r * 0.55),
  );
  const side = to - from - 2 * r;
  return `M${from + r} ${top}h${side}a${r} ${r} 0 0 1 0 ${2 * r}h${-side}a${r} ${r} 0 0 1 0 ${-2 * r}z${holes.join("")}`;
}
/** A rifleman, his feet at this place. */
const man = (x: number): string =>
  `M${x - 6} 12a6 6.5 0 0 1 12 0zM${x - 4} 13h8v5h-8zM${x - 7} 19h14l1 17h-16zM${x - 8} 37h15l3 18h-5l-5-14-6 14h-5z`;
const rifle = (x: number): string => `M${x + 8} 30l13-13 1.8 1.8-14.8 15z`;
const kneeling = (x: number): string =>
  `M${x - 6} 25a6 6.5 0 0 1 12 0zM${x - 4} 26h8v4h-8zM${x - 7} 31h13l7 12v12h-5v-9l-6-4-4 13h-14l7-10z`;

const kHull = "M2 33L12 27H96L110 32 106 38H6z";
const kLowHull = "M3 34L16 28H98L110 34 106 39H8z";
const kTank = `${kHull}${track(6, 108, 38.5, 6)}`;
const kTruck = `M65 16h14l8 12h15q5 1 5 5v13H65zm69 19.5h8l5 8H69zM2 41h63v5H2z${wheel(18, 8)}${wheel(37, 8)}${wheel(92, 8)}`;
const kHorse =
  "M12 30Q14 23 24 24H58L72 12 74 6 79 11 90 17 88 22 78 23 68 34V55H62V40H26L24 55H18V38z";
const kCrew = kneeling(14);

const kSilhouettes: Readonly<Record<string, string>> = {
  tank: `${kTank}M30 26.5L35 12Q36 10 39 10H66Q70 11 73 16L75 26.5zM40 9.5V5.5H54V9.5zM75 16H118V20H75z`,
  tank_destroyer: `${kTank}M28 26.5L32 13H60L70 16 74 26.5zM71 16.5H112V20H71zM112.5 14.5h6v7.5h-6z`,
  assault_gun: `${kLowHull}${track(6, 108, 39.5, 6)}M18 27.5L27 15H68L86 27.5zM36 14.5v-3h14v3zM78 19H110V23.5H84z`,
  "gun/weak_afv": `${kLowHull}${track(6, 108, 39.5, 6)}M6 27.5V13H56L64 27.5zM57 14L99 1l1.6 5L60 20z`,
  "gun/soft_vehicle": `${kTruck}M6 36L58 3l3 4.5L10 40zM14 28l6 12h4l-6-14z`,
  armored_car: `M4 31L18 25H90L110 33 104 43H10zM36 24.5L41 12H66L72 24.5zM71 15.5H104V19H72z${wheel(22, 9.5)}${wheel(46, 9.5)}${wheel(94, 9.5)}`,
  half_track: `M2 18H62L68 23H98L108 27V43H74V38H4zM44 17.5V11H58V13H74V15.5H58V17.5z${track(4, 72, 39, 4)}${wheel(94, 9)}`,
  carrier: `M14 28H52L56 22H88L104 33V40H10zM20 27.5v-5a4 4 0 0 1 8 0v5zM36 27.5v-5a4 4 0 0 1 8 0v5z${track(8, 108, 40.5, 4)}`,
  tractor: `M4 28H54V40H4zM55 14H84L90 27H106V40H55zm60 18H80L84 26H60z${track(4, 106, 40.5, 6)}`,
  truck: `${kTruck}M3 40V16Q3 9 10 9H56Q63 9 63 16V40z`,
  "truck/personnel": `${kHorse}M30 12H52V22.5H30z`,
  "recon/soft_vehicle": `M6 30H42V22H54L56 30H70L74 14H77L78 28H104L110 33V44H6z${wheel(28, 10)}${wheel(90, 10)}`,
  gun: `${kCrew}M32 55L52 41 56 44 36 58zM62 32L108 4l3 5L66 40zM58 18L66 14 76 48 68 50z${wheel(66, 13)}`,
  infantry_gun: `${kCrew}M32 55L54 42 58 45 36 58zM66 30L98 20l2 6L68 38zM60 16L68 13 76 48 69 50z${wheel(68, 12)}`,
  anti_tank_gun: `${kCrew}M30 55L52 44 55 47 33 58zM62 30H112V34H62zM112.5 28h6v8h-6zM60 20L68 18 74 50 66 51z${wheel(64, 11)}`,
  mortar: `${kneeling(22)}M50 50L78 8l6 4L57 54zM72 25L94 52h-5L69 30zM42 51h24v4H42z`,
  machine_gun: `${kneeling(20)}M42 25H72V35H42zM72.5 28H114V31.5H72.5zM56 35.5L38 55h5L58 38zM60 35.5L84 55h-5L59 39z`,
  infantry: `${man(22)}${rifle(22)}${man(57)}${rifle(57)}${man(92)}${rifle(92)}`,
  engineer: `${man(30)}${man(88)}M57 12h4v28h6v10q-8 9-16 0V40h6z`,
  anti_tank: `${man(40)}M20 19.5H76V25H20zM76 17.5l8-2v14l-8-2z${kneeling(98)}`,
  observer: `${man(38)}M46 11h14v5H46z${kneeling(84)}M97 28l7-26 2 .6-6.4 26z`,
  headquarters: `${man(24)}${man(52)}M84 3h3.5V7H112L105 15l7 8H87.5V55H84z`,
  cavalry: `${kHorse}M38 6a6 6 0 0 1 12 0zM40 6.5h8v4h-8zM37 11h14l3 13 4 14h-6l-4-12H36zM22 8l2-1 12 14-2 1z`,
  recon: `${man(34)}${rifle(34)}${kneeling(82)}M90 38l20-7 .8 2-20 8z`,
};

export interface Silhouette {
  /** Filled one by one: where they overlap, nothing is cut out. */
  readonly solids: readonly Path2D[];
  readonly holes: readonly Path2D[];
}
const made = new Map<string, Silhouette>();
/** What a stand of this symbol and kind looks like from the side; nothing for what has no look. */
export function silhouetteOf(symbol: string, kind: Kind): Silhouette | undefined {
  const name = `${symbol}/${kind}` in kSilhouettes ? `${symbol}/${kind}` : symbol;
  const drawn = kSilhouettes[name];
  const known = made.get(name);
  if (drawn === undefined || known) return known;
  const parts = drawn.split(/(?=m)/i);
  const paths = (move: string): readonly Path2D[] =>
    parts.filter((part) => part.startsWith(move)).map((part) => new Path2D(part));
  const silhouette = { solids: paths("M"), holes: paths("m") };
  made.set(name, silhouette);
  return silhouette;
}
/** The middle of the field, and how large it is drawn in the frame of one's own and of an enemy. */
const [kMiddleX, kMiddleY, kOwn, kEnemy] = [60, 31, 1.15, 0.98];

/** In a field of 200 by 200, over its fill; false if there is no such silhouette. */
export function drawSilhouette(
  context: CanvasRenderingContext2D,
  look: {
    readonly symbol: string;
    readonly kind: Kind;
    readonly own: boolean;
    readonly looksLeft: boolean;
  },
  { ink, fill }: { readonly ink: string; readonly fill: string },
): boolean {
  const silhouette = silhouetteOf(look.symbol, look.kind);
  if (!silhouette) return false;
  const size = look.own ? kOwn : kEnemy;
  context.save();
  context.translate(100, look.own ? 96 : 100);
  context.scale(look.looksLeft ? -size : size, size);
  context.translate(-kMiddleX, -kMiddleY);
  context.fillStyle = ink;
  for (const solid of silhouette.solids) context.fill(solid);
  for (const hole of silhouette.holes) {
    // A fill that lets the ground through must not let the ink through.
    context.globalCompositeOperation = "destination-out";
    context.fill(hole);
    context.globalCompositeOperation = "source-over";
    context.fillStyle = fill;
    context.fill(hole);
    context.fillStyle = ink;
  }
  context.restore();
  return true;
}
