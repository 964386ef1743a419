import { scatter } from "../src/board/strewn.ts";
import { kAreaStyles, kPaper, type AreaStyle } from "../src/board/terrain_style.ts";

/** One stroke of the pen over a path of a sketch. Widths in half inches. */
export interface Ink {
  readonly fill?: string;
  /** By the name of a texture. */
  readonly texture?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string;
  /** To the south-east: a shadow. */
  readonly shift?: number;
}
/** A tile that is laid edge to edge. */
export interface Texture {
  readonly width: number;
  readonly height: number;
  readonly turn: number;
  readonly marks: readonly (Ink & { readonly d: string })[];
}
type Strewn = Exclude<AreaStyle["strewn"], "none">;

const short = (value: number): string => String(Math.round(value * 100) / 100);
const circle = (x: number, y: number, r: number): string =>
  `M${short(x - r)} ${short(y)}a${short(r)} ${short(r)} 0 1 0 ${short(2 * r)} 0a${short(r)} ${short(r)} 0 1 0 ${short(-2 * r)} 0`;
const box = (x: number, y: number, w: number, h: number): string =>
  `M${short(x - w)} ${short(y - h)}h${short(2 * w)}v${short(2 * h)}h${short(-2 * w)}z`;

type Mark = (x: number, y: number, chance: (salt: number) => number) => string;
/** A shaken grid of so many columns and rows, so far apart; what reaches over an edge comes in again at the other. */
function strewn(
  [columns, rows]: readonly [number, number],
  apart: number,
  shake: number,
  reach: number,
  mark: Mark,
): string {
  const [width, height] = [columns * apart, rows * apart];
  const wraps = (at: number, size: number): readonly number[] =>
    at < reach ? [0, size] : at > size - reach ? [0, -size] : [0];
  let d = "";
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const chance = (salt: number): number => scatter(column, row, salt);
      const odd = row % 2 === 0 ? 0.25 : 0.75;
      const x = (column + odd + (chance(1) - 0.5) * shake) * apart;
      const y = (row + 0.5 + (chance(2) - 0.5) * shake) * apart;
      for (const dx of wraps(x, width))
        for (const dy of wraps(y, height)) d += mark(x + dx, y + dy, chance);
    }
  return d;
}

function crowns(
  fill: string,
  apart: number,
  shake: number,
  [least, more]: readonly [number, number],
): Texture {
  const d = strewn([5, 4], apart, shake, 2, (x, y, chance) =>
    circle(x, y, least + chance(3) * more),
  );
  const marks = [
    { d, fill: kPaper.crownShade, shift: 0.5 },
    { d, fill, stroke: kPaper.crownEdge, width: 0.25 },
  ];
  return { width: 5 * apart, height: 4 * apart, turn: 0, marks };
}
const houses = (fill: string): Texture => {
  const d = strewn([4, 4], 1.7, 0.3, 1, (x, y, chance) =>
    chance(5) < 0.15 ? "" : box(x, y, 0.4 + chance(6) * 0.3, 0.35 + chance(7) * 0.25),
  );
  const marks = [
    { d, fill: kPaper.houseShade, shift: 0.3 },
    { d, fill },
  ];
  return { width: 6.8, height: 6.8, turn: 0, marks };
};
const rows = (turn: number): Texture => ({
  width: 10,
  height: 1.5,
  turn,
  marks: [{ d: "M0 .75h10", stroke: kPaper.row, width: 0.45 }],
});
const patch: Mark = (x, y, chance) => {
  const corners = Array.from({ length: 7 }, (_, corner) => {
    const angle = (corner / 7) * Math.PI * 2 + chance(11);
    const reach = 4.5 + chance(20 + corner) * 4.5;
    return `${short(x + Math.cos(angle) * reach)} ${short(y + Math.sin(angle) * reach)}`;
  });
  return `M${corners.join("L")}z`;
};
const patchesOf = (isMeadow: boolean): string =>
  strewn([6, 4], 9, 1, 9, (x, y, chance) =>
    chance(30) < 0.5 === isMeadow ? patch(x, y, chance) : "",
  );

const kStrewn: Readonly<Record<Strewn, Texture>> = {
  trees: crowns(kPaper.crown, 2.6, 0.8, [0.9, 0.6]),
  firs: crowns(kPaper.fir, 2.2, 0.7, [0.8, 0.5]),
  orchard: crowns(kPaper.crown, 2, 0, [0.65, 0]),
  scrub: {
    width: 12,
    height: 9.6,
    turn: 0,
    marks: [
      {
        d: strewn([5, 4], 2.4, 0.9, 1, (x, y, chance) => circle(x, y, 0.4 + chance(3) * 0.4)),
        fill: kPaper.scrub,
      },
    ],
  },
  buildings: houses(kPaper.building),
  rows: rows(-8),
  marsh: {
    width: 6,
    height: 4,
    turn: 0,
    marks: [{ d: "M.5 1h2M1.5 1v-.8M3.5 3h2M4.5 3v-.8", stroke: kPaper.reed, width: 0.35 }],
  },
  stones: {
    width: 9,
    height: 9,
    turn: 0,
    marks: [
      {
        d: strewn([5, 5], 1.8, 1, 0.5, (x, y, chance) => box(x, y, 0.15 + chance(3) * 0.2, 0.15)),
        fill: kPaper.stone,
      },
    ],
  },
};
/** What lies on the ground of a picture: the board's own colours, coarse enough for a thumb. */
export const textures: Readonly<Record<string, Texture>> = {
  ...kStrewn,
  rows_across: rows(82),
  stone_buildings: houses(kPaper.buildingStone),
  open: {
    width: 54,
    height: 36,
    turn: 0,
    marks: [
      { d: patchesOf(true), fill: kPaper.meadow },
      { d: patchesOf(false), fill: kPaper.fallow },
    ],
  },
};

function areaInks(terrain: string, { fill, edge, strewn: kind }: AreaStyle): readonly Ink[] {
  const texture = terrain === "stone_bua" ? "stone_buildings" : kind;
  const ground = { fill, stroke: edge, width: 0.4 };
  return kind === "none" ? [ground] : [ground, { texture }];
}
const areas = Object.entries(kAreaStyles).map(
  ([terrain, style]) => [terrain, areaInks(terrain, style)] as const,
);
/** By what a path shows, from the ground up. */
export const inks: Readonly<Record<string, readonly Ink[]>> = {
  table: [{ fill: kPaper.table }, { texture: "open" }],
  hill: [
    { fill: kPaper.hillShade, shift: 0.5 },
    { fill: kPaper.table },
    { fill: kPaper.hillFill, stroke: kPaper.contourLine, width: 0.4 },
  ],
  ...Object.fromEntries(areas),
  crops_across: [
    { fill: kAreaStyles.crops.fill, stroke: kAreaStyles.crops.edge, width: 0.4 },
    { texture: "rows_across" },
  ],
  water: [
    { stroke: kPaper.waterEdge, width: 2.6 },
    { stroke: kPaper.water, width: 1.8 },
  ],
  road: [
    { stroke: kPaper.roadCase, width: 1.9 },
    { stroke: kPaper.roadFill, width: 1.2 },
  ],
  hedge: [
    { stroke: kPaper.hedgeEdge, width: 1.1, dash: "0 1" },
    { stroke: kPaper.hedge, width: 0.8, dash: "0 1" },
  ],
  wall: [
    { stroke: kPaper.wallEdge, width: 0.9 },
    { stroke: kPaper.wall, width: 0.5 },
  ],
};
