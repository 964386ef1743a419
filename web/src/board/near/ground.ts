import type { Spot } from "../../ground/geometry.ts";
import { toSpot, type Camera } from "../camera.ts";
import type { AreaDrawn, Ground } from "../ground.ts";
import { hedgeLumps } from "../layers/cover_lines.ts";
import { boxOf, direction } from "../strewn.ts";
import { kNearInks, laid } from "./tiles.ts";

type Context = CanvasRenderingContext2D;

/** Does any of it lie on what is painted? */
function isSeen(outline: readonly Spot[], camera: Camera): boolean {
  const { left, right, low, high } = boxOf(outline);
  const { width, height } = camera.screen;
  const from = toSpot(camera, { left: 0, top: height });
  const to = toSpot(camera, { left: width, top: 0 });
  return left < to.x && right > from.x && low < to.y && high > from.y;
}
const seenOf = (ground: Ground, camera: Camera): readonly AreaDrawn[] =>
  ground.areas.filter(({ outline }) => isSeen(outline, camera));

/** Grass on all that is open, hills too. */
export function drawGrass(context: Context, { map }: Ground): void {
  context.fillStyle = laid(context, "grass");
  context.fillRect(0, 0, map.width, map.height);
}

/** What lies on the floor of an area: ears of corn along its rows, leaves under trees, grit between houses. */
function floorOf(context: Context, { style, outline }: AreaDrawn): CanvasPattern | string {
  switch (style.strewn) {
    case "rows":
      return laid(context, "ears", direction(outline));
    case "trees":
    case "firs":
    case "scrub":
      return laid(context, "litter");
    case "orchard":
    case "marsh":
      return laid(context, "grass");
    case "buildings":
    case "stones":
      return laid(context, "grit");
    case "none":
      return "transparent";
  }
}
export function drawFloors(context: Context, ground: Ground, camera: Camera): void {
  for (const area of seenOf(ground, camera)) {
    context.fillStyle = floorOf(context, area);
    context.fill(area.path);
  }
}

/** Ripples on water, grit on roads. */
export function drawWays(context: Context, { waters, roads }: Ground): void {
  for (const [ways, name] of [
    [waters, "ripples"],
    [roads, "grit"],
  ] as const) {
    context.strokeStyle = laid(context, name);
    for (const { path, width } of ways) {
      context.lineWidth = width * 0.8 - 40;
      context.stroke(path);
    }
  }
}

/** Leaves on crowns, dark on the side that the sun does not see; tiles on roofs. */
export function drawThingsNear(context: Context, ground: Ground, camera: Camera): void {
  for (const { style, things, shadows, outline } of seenOf(ground, camera)) {
    switch (style.strewn) {
      case "trees":
      case "firs":
      case "orchard":
        context.save();
        context.clip(things);
        context.fillStyle = kNearInks.crownShade;
        context.fill(shadows);
        context.restore();
        context.fillStyle = laid(context, "leaves");
        context.fill(things);
        break;
      case "scrub":
        context.fillStyle = laid(context, "leaves");
        context.fill(things);
        break;
      case "buildings":
        context.fillStyle = laid(context, "courses", direction(outline));
        context.fill(things);
        break;
      case "rows":
      case "marsh":
      case "stones":
      case "none":
        break;
    }
  }
}

export function drawHedgesNear(
  context: Context,
  { coverLines }: Ground,
  camera: Camera,
  pixel: number,
): void {
  context.fillStyle = laid(context, "leaves");
  for (const { kind, line } of coverLines)
    if (kind === "hedge" && isSeen(line, camera)) context.fill(hedgeLumps(line, pixel));
}
