import type { Spot } from "../ground/geometry.ts";
import { boxOf, direction, scatter, strewn } from "./strewn.ts";
import type { AreaStyle } from "./terrain_style.ts";

function circle(path: Path2D, at: Spot, r: number): void {
  path.moveTo(at.x + r, at.y);
  path.arc(at.x, at.y, r, 0, Math.PI * 2);
}
function box(path: Path2D, at: Spot, w: number, h: number, angle: number): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const turn = (x: number, y: number): [number, number] => [
    at.x + x * c - y * s,
    at.y + x * s + y * c,
  ];
  path.moveTo(...turn(-w, -h));
  path.lineTo(...turn(w, -h));
  path.lineTo(...turn(w, h));
  path.lineTo(...turn(-w, h));
  path.closePath();
}

type KeepOff = Parameters<typeof strewn>[4];
/** What stands in an area, and the shadows that fall to the south-east. */
interface Things {
  readonly things: Path2D;
  readonly shadows: Path2D;
}
type Fill = (to: Things, outline: readonly Spot[], keepOff: KeepOff) => void;

function shadowed(
  { things, shadows }: Things,
  at: Spot,
  r: number,
  draw: (path: Path2D, at: Spot) => void,
): void {
  draw(shadows, { x: at.x + r * 0.45, y: at.y - r * 0.45 });
  draw(things, at);
}
/** Round crowns, so far apart, so far off their rows, of so many thousandths and so many more. */
const crowns =
  (apart: number, off: number, edge: number, least: number, more: number): Fill =>
  (to, outline, keepOff) => {
    for (const at of strewn(outline, apart, off, edge, keepOff)) {
      const r = least + scatter(at.x, at.y, 3) * more;
      shadowed(to, at, r, (path, p) => circle(path, p, r));
    }
  };

const buildings: Fill = (to, outline, keepOff) => {
  const angle = direction(outline);
  for (const at of strewn(outline, 700, 0.3, 170, keepOff)) {
    if (scatter(at.x, at.y, 5) < 0.12) continue;
    const [w, h] = [165 + scatter(at.x, at.y, 6) * 110, 125 + scatter(at.x, at.y, 7) * 70];
    const turn = angle + (scatter(at.x, at.y, 8) < 0.5 ? 0 : Math.PI / 2);
    shadowed(to, at, 170, (path, p) => box(path, p, w, h, turn));
  }
};
const rows: Fill = ({ things }, outline) => {
  const [around, angle] = [boxOf(outline), direction(outline)];
  const reach = Math.hypot(around.right - around.left, around.high - around.low);
  const [mx, my] = [(around.left + around.right) / 2, (around.low + around.high) / 2];
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  for (let off = -reach / 2; off < reach / 2; off += 330) {
    things.moveTo(mx - s * off - (c * reach) / 2, my + c * off - (s * reach) / 2);
    things.lineTo(mx - s * off + (c * reach) / 2, my + c * off + (s * reach) / 2);
  }
};
const marsh: Fill = ({ things }, outline, keepOff) => {
  for (const at of strewn(outline, 900, 0.6, 250, keepOff)) {
    things.moveTo(at.x - 260, at.y);
    things.lineTo(at.x + 260, at.y);
    for (const dx of [-110, 0, 110]) {
      things.moveTo(at.x + dx * 0.6, at.y + 40);
      things.lineTo(at.x + dx, at.y + 210);
    }
  }
};
const stones: Fill = ({ things }, outline, keepOff) => {
  for (const at of strewn(outline, 640, 1, 160, keepOff))
    box(things, at, 60 + scatter(at.x, at.y, 3) * 70, 60, scatter(at.x, at.y, 4) * 3);
};

const trees = crowns(860, 0.75, 330, 250, 190);
const kFills: Readonly<Record<AreaStyle["strewn"], Fill>> = {
  trees,
  firs: trees,
  orchard: crowns(780, 0, 260, 190, 0),
  scrub: crowns(760, 0.9, 200, 100, 120),
  buildings,
  rows,
  marsh,
  stones,
  none: () => undefined,
};

export function fillArea(
  outline: readonly Spot[],
  kind: AreaStyle["strewn"],
  keepOff: KeepOff,
): Things {
  const filled: Things = { things: new Path2D(), shadows: new Path2D() };
  kFills[kind](filled, outline, keepOff);
  return filled;
}
