import { along, type Spot } from "../../ground/geometry.ts";
import type { Moment, Running } from "../../play/player.ts";
import { kLands, type Scene } from "../../play/scene.ts";
import type { PlayWords } from "../../text/play_words.ts";
import { toPixel, type Camera, type Pixel } from "../camera.ts";
import type { Drawn } from "../heaps.ts";
import { onScreen } from "../layer.ts";
import { kPlay } from "../play_style.ts";
import { drawOwnNames, drawPieces } from "./pieces.ts";
import { backwards, burst, flames, flash, fromThere, pulse, tracer, within } from "./play_marks.ts";
import { drawPlates, type Plate } from "./play_plate.ts";

type Context = CanvasRenderingContext2D;
export interface Played {
  readonly moment: Moment;
  /** Those that have a role, as they are drawn now. */
  readonly cast: readonly (Drawn & { readonly shows: number })[];
  readonly words: (scene: Extract<Scene, { told: unknown }>) => PlayWords;
}

/** The moment that is played, over all else. */
export function drawPlay(context: Context, played: Played, camera: Camera, ratio: number): void {
  const { cast, moment, words } = played;
  for (const piece of cast)
    if (piece.shows > 0) drawPieces(context, [piece], camera, ratio, piece.shows);
  drawOwnNames(
    context,
    cast.filter(({ shows }) => shows > 0),
    camera,
  );
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  for (const { scene, share } of moment.running) drawHappening(context, { scene, share }, camera);
  const plates = moment.running.flatMap((one) => plateOf(one, words, camera) ?? []);
  drawPlates(context, plates, onScreen(camera).right);
}

/** What came to nothing, and had no dice that are known, is seen and not said. */
function plateOf(
  { scene, share }: Running,
  words: Played["words"],
  camera: Camera,
): Plate | undefined {
  if (scene.kind !== "shot" && scene.kind !== "hit") return undefined;
  const { dice, outcome } = scene.told;
  const at = scene.kind === "shot" ? scene.to : scene.at;
  const from = scene.kind === "shot" ? kLands : 0;
  const isNothing = dice.length === 0 && (outcome === "" || outcome === "no_effect");
  if (!at || share < from || isNothing) return undefined;
  const shows = Math.min(1, (share - from) * 12, (1 - share) * 8);
  return { of: scene, at: toPixel(camera, at), words: words(scene), shows };
}

/** Shares of a shot: the flash is over, the burst is over. */
const [kFlash, kBurst] = [0.16, 0.52];
const kWasted: ReadonlySet<string> = new Set(["out_of_range", "out_of_arc", "no_line"]);

function drawHappening(context: Context, { scene, share }: Running, camera: Camera): void {
  const px = (at: Spot): Pixel => toPixel(camera, at);
  switch (scene.kind) {
    case "shot":
      drawShot(context, scene, share, camera);
      return;
    case "hit":
      if (scene.at) burst(context, px(scene.at), within(share, 0, 0.3), 16);
      return;
    case "gone":
      if (scene.burns) flames(context, px(scene.at), share);
      return;
    case "fall_back":
      backwards(context, px(scene.from), share);
      return;
    case "appear":
      if (!scene.from) pulse(context, px(scene.at), share, kPlay.new);
      return;
    case "lost":
      pulse(context, px(scene.at), 1 - share, kPlay.lost);
      return;
    case "marked":
      pulse(context, px(scene.at), share, kPlay.marked);
      return;
    case "move":
      return;
  }
}

function drawShot(
  context: Context,
  scene: Extract<Scene, { kind: "shot" }>,
  share: number,
  camera: Camera,
): void {
  const { from, to, bearing, told } = scene;
  if (from && share < kFlash) flash(context, toPixel(camera, from), within(share, 0, kFlash));
  if (!to) return;
  const end = toPixel(camera, to);
  const isWasted = kWasted.has(told.outcome);
  if (from) {
    const reach = isWasted ? 0.72 : 1;
    const place = (s: number): Pixel => toPixel(camera, along(from, to, s * reach));
    const flown = within(share, kFlash * 0.6, kLands);
    if (flown > 0 && flown < 1) tracer(context, place(Math.max(0, flown - 0.28)), place(flown));
    const burning = within(share, kLands, kBurst);
    if (burning > 0 && burning < 1)
      burst(context, place(1), burning, isWasted ? 8 : 15, isWasted ? kPlay.dust : kPlay.burst);
    return;
  }
  if (bearing !== undefined && share < kLands)
    fromThere(context, end, bearing, within(share, 0, kLands));
  burst(context, end, within(share, 0.1, kBurst), 15);
}
