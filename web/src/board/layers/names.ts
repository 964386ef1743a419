import { centroid, kInch, spot, type Spot } from "../../ground/geometry.ts";
import type { Light } from "../../table/light.ts";
import type { View } from "../../wire/protocol.ts";
import type { Piece } from "../../table/scene.ts";
import { toPixel, type Camera, type Pixel } from "../camera.ts";
import type { Context } from "../layer.ts";
import { kLights } from "../light_style.ts";
import { paced } from "./cover_lines.ts";
import { reachOf } from "../sizes.ts";

/** On the screen. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
type Ink = "label" | "water";
interface Name {
  readonly text: string;
  readonly font: string;
  readonly size: number;
  readonly ink: Ink;
  /** Where it would stand if nothing lay there, and how large that place is beyond it. */
  readonly at: Pixel;
  readonly room: { readonly x: number; readonly y: number };
  /** It is always to be read: an objective, a town. */
  readonly isFirm: boolean;
}
/** A name where it is read. */
export interface NamePlace extends Name {
  readonly box: Box;
  /** Nowhere near was room: it lies over what is there. */
  readonly isCrowded: boolean;
}

/** Pixels to a thousandth from which woods and waters are worth a name, and from which walls are. */
const [kNamesGround, kNamesWalls] = [0.0065, 0.02];
const kSerif = `Georgia, "DejaVu Serif", serif`;
export const nameSize = ({ scale }: Camera): number => Math.min(20, Math.max(11, scale * 800));

const above = ({ x, y }: Spot, inches: number): Spot => ({ x, y: y + kInch * inches });
/** Over a town, in the midst of anything else. */
function placeOfName(isTown: boolean, outline: readonly Spot[]): Spot {
  const middle = centroid(outline);
  return isTown ? above({ x: middle.x, y: Math.max(...outline.map(({ y }) => y)) }, 0.5) : middle;
}
function halfOf(outline: readonly Spot[], { scale }: Camera): { x: number; y: number } {
  const half = (all: readonly number[]): number => (Math.max(...all) - Math.min(...all)) / 2;
  return { x: half(outline.map(({ x }) => x)) * scale, y: half(outline.map(({ y }) => y)) * scale };
}

/** All that is worth a name at this scale, what matters most first. */
function namesOf({ map, objectives }: View, camera: Camera): readonly Name[] {
  const size = nameSize(camera);
  const [isGround, isWalls] = [camera.scale >= kNamesGround, camera.scale >= kNamesWalls];
  const said = new Set(Object.values(objectives).map(({ name }) => name));
  const room = { x: 0, y: 0 };
  const flags = Object.values(objectives).map(({ name, at }): Name => {
    const { left, top } = toPixel(camera, spot(at));
    const font = `600 12px system-ui, sans-serif`;
    return {
      text: name,
      font,
      size: 12,
      ink: "label",
      at: { left, top: top + 11 },
      room,
      isFirm: true,
    };
  });
  const areas = (map.areas ?? []).flatMap(({ name = "", terrain, outline }): Name[] => {
    const isTown = terrain.endsWith("bua");
    if (said.has(name) || (!isTown && !isGround)) return [];
    const border = outline.map(spot);
    const at = toPixel(camera, placeOfName(isTown, border));
    const font = `${isTown ? "600" : "italic"} ${String(size)}px ${kSerif}`;
    const place = { at, room: halfOf(border, camera), isFirm: isTown };
    return [{ text: name, font, size, ink: "label", ...place }];
  });
  const beside = (text: string, at: Spot | undefined, ink: Ink): Name[] =>
    at
      ? [
          {
            text,
            font: `italic ${String(size * 0.9)}px ${kSerif}`,
            size: size * 0.9,
            ink,
            at: toPixel(camera, above(at, 0.7)),
            room,
            isFirm: false,
          },
        ]
      : [];
  const waters = (map.waters ?? []).flatMap(({ name = "", line }) => {
    const at = line[Math.floor(line.length / 3)];
    return isGround ? beside(name, at && spot(at), "water") : [];
  });
  const walls = map.cover_lines.flatMap(({ name, line }) =>
    isWalls ? beside(name, paced(line.map(spot), Infinity)[0]?.at, "label") : [],
  );
  const grounds = [
    ...areas.filter(({ isFirm }) => isFirm),
    ...areas.filter(({ isFirm }) => !isFirm),
  ];
  return [...flags, ...grounds, ...waters, ...walls].filter(({ text }) => text !== "");
}

/** A letter is about so wide, of its height. */
const kLetter = 0.62;
function boxAt({ text, size }: Name, { left, top }: Pixel): Box {
  const half = (text.length * size * kLetter) / 2;
  return { left: left - half, right: left + half, top: top - size / 2, bottom: top + size / 2 };
}
/** How many pixels of one lie under another. */
function shared(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}
/** Shares of its room and of itself that a name may give way by. */
const kAside = [0, -0.5, 0.5, -1, 1, -1.5, 1.5];
const kUp = [0, -1, 1, -2, 2, -3, 3];
/** What must be read is read near its place, and rather over a counter than far from it: so many pixels hidden are worth one away. */
const kNear = 2;
/** So far a name keeps from a counter, and from another name. */
const [kMargin, kApart] = [3, 2];

function placed(name: Name, taken: readonly Box[]): NamePlace {
  const { at, room, text, size, isFirm } = name;
  const [stepX, stepY] = [
    Math.max((text.length * size * kLetter) / 2, room.x * 0.7),
    Math.max(size * 1.15, room.y * 0.45),
  ];
  let best: { readonly cost: number; readonly box: Box; readonly at: Pixel } | undefined;
  for (const up of kUp)
    for (const aside of kAside) {
      const here = { left: at.left + aside * stepX, top: at.top + up * stepY };
      const away = Math.hypot(here.left - at.left, here.top - at.top) * (isFirm ? kNear : 1);
      if (best && best.cost <= away) continue;
      const box = boxAt(name, here);
      const cost = taken.reduce((sum, other) => sum + shared(box, other), away);
      if (!best || cost < best.cost) best = { cost, box, at: here };
    }
  const { box, at: where } = best ?? { box: boxAt(name, at), at };
  const core = grown(box, -kMargin);
  return { ...name, at: where, box, isCrowded: taken.some((other) => shared(core, other) > 0) };
}
const grown = ({ left, right, top, bottom }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
});

function find(view: View, pieces: readonly Piece[], camera: Camera): readonly NamePlace[] {
  const taken = pieces.map((piece): Box => {
    const { left, top } = toPixel(camera, piece.at);
    const { x, y } = reachOf(piece, camera);
    return grown({ left: left - x, right: left + x, top: top - y, bottom: top + y }, kMargin);
  });
  const places: NamePlace[] = [];
  for (const name of namesOf(view, camera)) {
    const place = placed(name, taken);
    if (place.isCrowded && !name.isFirm) continue;
    places.push(place);
    taken.push(grown(place.box, kApart));
  }
  return places;
}

/** What was asked last: names and caps ask the same of one drawing. */
let last: readonly [View, readonly Piece[], Camera, readonly NamePlace[]] | undefined;

/** Every name near where it belongs and where nothing hides it. Of those that find no such place, objectives and towns are read over the counters, and others are left out. */
export function namePlaces(
  view: View,
  pieces: readonly Piece[],
  camera: Camera,
): readonly NamePlace[] {
  if (last?.[0] !== view || last[1] !== pieces || last[2] !== camera)
    last = [view, pieces, camera, find(view, pieces, camera)];
  return last[3];
}

export function drawNames(
  context: Context,
  view: View,
  pieces: readonly Piece[],
  camera: Camera,
  light: Light,
  which: "under" | "over",
): void {
  const style = kLights[light];
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = 3.5;
  context.strokeStyle = style.halo;
  for (const { text, font, ink, at, isCrowded } of namePlaces(view, pieces, camera)) {
    if (isCrowded !== (which === "over")) continue;
    context.font = font;
    context.strokeText(text, at.left, at.top);
    context.fillStyle = style[ink];
    context.fillText(text, at.left, at.top);
  }
}
