import { strengthsIn, type Strength } from "../../table/strength.ts";
import type { Words } from "../../text/en.ts";
import type { View } from "../../wire/protocol.ts";
import { isOnScreen, toPixel, type Camera, type Pixel } from "../camera.ts";
import type { Drawn } from "../heaps.ts";
import { kName, ownName, write } from "../layers/pieces.ts";
import { reachOf } from "../sizes.ts";
import { kInks, kStateBadges } from "../inks.ts";

type Context = CanvasRenderingContext2D;
interface Plate {
  readonly words: string;
  readonly fill: string;
  readonly ink: string;
}

/** What weighs on it, in words: the letters of its badges spelt out. */
export function platesOf(piece: Drawn, w: Words): readonly Plate[] {
  const { state, suppressed, empty, ghost, turn } = piece;
  const plates: Plate[] = [];
  if (state !== "steady") plates.push({ words: w.state[state], ...kStateBadges[state] });
  if (suppressed)
    plates.push({ words: w.stands.suppressed, fill: kInks.suppressed, ink: kInks.white });
  if (empty) plates.push({ words: w.stands.empty, fill: kInks.empty, ink: kInks.white });
  if (ghost && turn !== undefined)
    plates.push({ words: w.stands.lastSeen(turn), fill: kInks.past, ink: kInks.onPast });
  return plates;
}
/** Of whom it is, as short as its name says it, and what is left of them: "1st Platoon, E Company" is of E Company. */
export function companyOf(
  { id, label, band }: Pick<Drawn, "id" | "label" | "band">,
  { stands, companies }: Pick<View, "stands" | "companies">,
  strengths: ReadonlyMap<string, Strength>,
): string {
  const company = stands[id]?.company ?? "";
  const strength = strengths.get(company);
  if (band === undefined || !strength) return "";
  const short = label.split(", ").slice(1).join(", ") || companies[company]?.name;
  return `${short ?? ""} · ${String(strength.left)}/${String(strength.all)}`;
}

/** From the edge of the counter to the middle of the first line, over it and under it, and from line to line. */
const [kAbove, kBelow, kLine] = [11, 15, 15];
const kReach = 2000;
const kCompany = { ...kName, font: "10px system-ui, sans-serif", ink: kInks.company };
const kPlate = "700 10.5px system-ui, sans-serif";

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
function boxOf(context: Context, words: string, font: string, { left, top }: Pixel): Box {
  context.font = font;
  const half = context.measureText(words).width / 2 + 2;
  return { left: left - half, right: left + half, top: top - 6, bottom: top + 6 };
}

function drawPlate(context: Context, { words, fill, ink }: Plate, box: Box): void {
  context.beginPath();
  context.roundRect(box.left - 4, box.top - 1, box.right - box.left + 8, 14, 7);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = 1.2;
  context.strokeStyle = kInks.badgeEdge;
  context.stroke();
  context.fillStyle = ink;
  context.font = kPlate;
  context.fillText(words, (box.left + box.right) / 2, box.top + 6.5);
}

/** Its name under each counter, or over it where another lies there, or on that one, but never on another name; then, where there is room, whose it is and what weighs on it, which its badges say anyhow. */
export function drawSaid(
  context: Context,
  view: View,
  pieces: readonly Drawn[],
  camera: Camera,
  w: Words,
): void {
  const strengths = strengthsIn(view);
  const seen = pieces.filter(({ at, heap }) => heap !== 0 && isOnScreen(camera, at, kReach));
  const counters = seen.map((piece) => {
    const { left, top } = toPixel(camera, piece.at);
    const { x, y } = reachOf(piece, camera);
    return { piece, left: left - x, right: left + x, top: top - y, bottom: top + y };
  });
  const said: Box[] = [];
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const counter of counters) {
    const { piece, top, bottom } = counter;
    const left = (counter.left + counter.right) / 2;
    const isRead = (box: Box): boolean => !said.some((other) => meet(box, other));
    const isFree = (box: Box): boolean =>
      isRead(box) && !counters.some((other) => other !== counter && meet(box, other));
    const boxAt = (words: string, font: string, middle: number): Box =>
      boxOf(context, words, font, { left, top: middle });
    const name = ownName(piece);
    const heights = [bottom + kBelow - 2, top - kAbove];
    const named = (height: number): Box => boxAt(name, kName.font, height);
    const at =
      heights.find((height) => isFree(named(height))) ??
      heights.find((height) => isRead(named(height)));
    if (at === undefined) continue;
    write(context, name, { left, top: at }, kName);
    said.push(named(at));
    let next = at > bottom ? at + kLine - 2 : bottom + kBelow;
    const company = companyOf(piece, view, strengths);
    const whose = boxAt(company, kCompany.font, next);
    if (company !== "" && at > bottom && isFree(whose)) {
      write(context, company, { left, top: next }, kCompany);
      said.push(whose);
      next += kLine;
    }
    for (const plate of platesOf(piece, w)) {
      const box = boxAt(plate.words, kPlate, next + 1);
      if (!isFree(box)) break;
      drawPlate(context, plate, box);
      said.push(box);
      next += kLine + 1;
    }
  }
}
