import { centroid, kInch, spot, type Spot } from "../../geometry.ts";
import type { View } from "../../protocol.ts";
import { toPixel, type Camera, type Pixel } from "../camera.ts";

/** On the screen. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
/** Pixels to a thousandth from which woods and waters are worth a name. */
export const kNamesGround = 0.0065;
export const nameSize = ({ scale }: Camera): number => Math.min(20, Math.max(11, scale * 800));

/** Over a town, in the midst of anything else. */
export function placeOfName(terrain: string, outline: readonly Spot[]): Spot {
  const middle = centroid(outline);
  if (!terrain.endsWith("bua")) return middle;
  const high = outline.reduce((best, p) => (p.y > best.y ? p : best));
  return { x: middle.x, y: high.y + kInch * 0.5 };
}

/** A letter is about so wide, of its height. */
const kLetter = 0.56;
function boxOf(text: string, { left, top }: Pixel, size: number): Box {
  const half = (text.length * size * kLetter) / 2;
  return { left: left - half, right: left + half, top: top - size / 2, bottom: top + size / 2 };
}

/** What the names of places cover: nothing else is to lie there. */
export function nameBoxes({ map, objectives }: View, camera: Camera): readonly Box[] {
  const size = nameSize(camera);
  const said = new Set(Object.values(objectives).map(({ name }) => name));
  const areas = (map.areas ?? []).flatMap(({ name, terrain, outline }) => {
    const isTown = terrain.endsWith("bua");
    if (!name || said.has(name) || (!isTown && camera.scale < kNamesGround)) return [];
    return [boxOf(name, toPixel(camera, placeOfName(terrain, outline.map(spot))), size)];
  });
  const flags = Object.values(objectives).map(({ name, at }) => {
    const { left, top } = toPixel(camera, spot(at));
    return boxOf(name, { left, top: top + 11 }, 12);
  });
  return [...areas, ...flags];
}
