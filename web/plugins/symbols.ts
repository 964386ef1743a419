import ms from "milsymbol";
import type { Plugin } from "vite";

/**
 * NATO symbols of the equipment's `symbol` words, as plain path data: milsymbol draws them while the
 * client is built and is not part of it.
 */
const kCodes: Record<string, readonly string[]> = {
  infantry: ["UCI"],
  engineer: ["UCE"],
  machine_gun: ["EWRH"],
  mortar: ["UCFM"],
  anti_tank: ["EWT"],
  anti_tank_gun: ["UCAA"],
  infantry_gun: ["EWH"],
  gun: ["UCF"],
  tank: ["UCA"],
  assault_gun: ["UCFHE"],
  tank_destroyer: ["UCA", "UCAA"],
  armored_car: ["UCRVA"],
  half_track: ["UCIZ"],
  carrier: ["EVAA"],
  recon: ["UCR"],
  truck: ["EVUL"],
  tractor: ["EVE"],
};
const kOwnDrawing: Record<string, readonly Stroke[]> = {
  observer: [
    { d: "M100,72 L128,122 L72,122 Z", fill: false },
    { d: circle(100, 106, 5), fill: true },
  ],
  headquarters: [{ text: "HQ", at: [100, 102], size: 42 }],
  aircraft: [
    {
      d: "M100,56 L106,86 L144,104 L144,112 L106,106 L104,128 L116,136 L116,142 L100,138 L84,142 L84,136 L96,128 L94,106 L56,112 L56,104 L94,86 Z",
      fill: true,
    },
  ],
  unknown: [{ text: "?", at: [100, 102], size: 58 }],
};

type Stroke =
  { d: string; fill: boolean } | { text: string; at: readonly [number, number]; size: number };
interface Instruction {
  type: string;
  d?: string;
  cx?: number;
  cy?: number;
  r?: number;
  x?: number;
  y?: number;
  factor?: number;
  fill?: string | false;
  icon?: boolean;
  text?: string;
  fontsize?: number;
  draw?: readonly Drawn[];
}
type Drawn = Instruction | readonly Drawn[];

function circle(x: number, y: number, r: number): string {
  return `M${x - r},${y} a${r},${r} 0 1,0 ${2 * r},0 a${r},${r} 0 1,0 ${-2 * r},0 Z`;
}

/** Instructions without arrays; what milsymbol scales about the origin keeps its own transform. */
function flat(drawn: readonly Drawn[], scale = 1, dx = 0, dy = 0): Stroke[] {
  return drawn.flatMap((one): Stroke[] => {
    if (Array.isArray(one)) return flat(one as readonly Drawn[], scale, dx, dy);
    const i = one as Instruction;
    if (i.type === "translate") {
      return flat(i.draw ?? [], scale, dx + scale * (i.x ?? 0), dy + scale * (i.y ?? 0));
    }
    if (i.type === "scale") return flat(i.draw ?? [], scale * (i.factor ?? 1), dx, dy);
    if (i.type === "circle") {
      const [x, y] = [(i.cx ?? 0) * scale + dx, (i.cy ?? 0) * scale + dy];
      return [{ d: circle(x, y, (i.r ?? 0) * scale), fill: i.fill === "black" }];
    }
    if (i.type === "path" && i.d && scale === 1) return [{ d: i.d, fill: false }];
    return [];
  });
}

function icon(code: string, hostile: boolean): Stroke[] {
  const symbol = new ms.Symbol(`S${hostile ? "H" : "F"}GP${code}`.padEnd(15, "-"), { size: 100 });
  if (!symbol.isValid()) throw new Error(`milsymbol does not know ${code}`);
  return flat((symbol as unknown as { drawInstructions: Drawn[] }).drawInstructions.slice(1));
}

export function symbolSheet(): Record<string, { own: Stroke[]; enemy: Stroke[] }> {
  const sheet: Record<string, { own: Stroke[]; enemy: Stroke[] }> = {};
  for (const [word, codes] of Object.entries(kCodes)) {
    const [own, enemy] = [false, true].map((hostile) => codes.flatMap((c) => icon(c, hostile)));
    sheet[word] = { own: own ?? [], enemy: enemy ?? [] };
  }
  for (const [word, strokes] of Object.entries(kOwnDrawing)) {
    sheet[word] = { own: [...strokes], enemy: [...strokes] };
  }
  return sheet;
}

export function symbols(): Plugin {
  return {
    name: "symbols",
    resolveId: (id) => (id === "virtual:symbols" ? "\0virtual:symbols" : undefined),
    load: (id) =>
      id === "\0virtual:symbols"
        ? `export const symbols = ${JSON.stringify(symbolSheet())};`
        : undefined,
  };
}
