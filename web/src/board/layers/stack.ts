import type { Piece } from "../../table/scene.ts";
import { toPixel, type Camera } from "../camera.ts";
import { onScreen, type Context } from "../layer.ts";
import { counter } from "../counters.ts";
import type { Overlay } from "./overlay_scene.ts";
import { paint } from "./pen.ts";
import { reachOf } from "../sizes.ts";
import { kInks, kStateBadges } from "../inks.ts";

const [kRow, kWide, kPicture, kMost] = [26, 34, 30, 9];

/** Counters that lie upon each other, spread out beside the pointer with their names: a click goes through them in this order. */
export function drawStack(context: Context, o: Overlay, camera: Camera, ratio: number): void {
  const [first] = o.stack;
  const isFree = o.draft.act.kind !== "move" || o.draft.act.path.length === 0;
  if (!first || o.stack.length < 2 || !isFree) return;
  const rows = o.stack.slice(0, kMost);
  const more = o.stack.length - rows.length;
  context.font = "600 13px system-ui, sans-serif";
  const names = rows.map(nameOf);
  const width = kWide + 22 + Math.max(...names.map((name) => context.measureText(name).width));
  const height = rows.length * kRow + (more > 0 ? 18 : 0) + 8;
  const at = toPixel(camera, first.at);
  const { x, y } = reachOf(first, camera);
  const seen = onScreen(camera);
  const isRoom = at.left + x + 14 + width < seen.right;
  const left = isRoom ? at.left + x + 14 : at.left - x - 14 - width;
  const top = Math.max(seen.top + 6, Math.min(seen.bottom - height - 6, at.top - y));
  context.beginPath();
  context.roundRect(left, top, width, height, 7);
  paint(context, kInks.list, kInks.listEdge, 1);
  rows.forEach((piece, i) => {
    const middle = top + 4 + kRow * (i + 0.5);
    if (piece.id === o.draft.selected) {
      context.fillStyle = kInks.listChosen;
      context.fillRect(left + 3, middle - kRow / 2, width - 6, kRow);
    }
    drawRow(context, piece, names[i] ?? "", left, middle, ratio);
  });
  if (more > 0) {
    context.fillStyle = kInks.listMore;
    context.fillText(`+${String(more)}`, left + kWide + 6, top + height - 13);
  }
}

const nameOf = ({ label, turn }: Piece): string =>
  turn === undefined ? label : `${label} · ${String(turn)}`;

function drawRow(
  context: Context,
  piece: Piece,
  name: string,
  left: number,
  middle: number,
  ratio: number,
): void {
  const picture = counter(piece, piece.own ? kPicture : 24, ratio);
  const [wide, high] = [picture.width / ratio, picture.height / ratio];
  context.drawImage(picture, left + 4 + (kWide - wide) / 2, middle - high / 2, wide, high);
  context.fillStyle = kInks.name;
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.fillText(name, left + kWide + 8, middle + 0.5);
  if (piece.state === "steady") return;
  const { fill } = kStateBadges[piece.state];
  context.beginPath();
  context.arc(left + kWide - 2, middle - 8, 5, 0, Math.PI * 2);
  context.fillStyle = fill;
  context.fill();
}
