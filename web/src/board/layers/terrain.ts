import type { Camera } from "../camera.ts";
import { toPixel } from "../camera.ts";
import type { Light } from "../../table/light.ts";
import { kLights } from "../light_style.ts";
import { kGridStep, type AreaDrawn, type Ground } from "../ground.ts";
import { near } from "../near.ts";
import { kPaper } from "../terrain_style.ts";
import { drawCoverLines } from "./cover_lines.ts";
import { nameSize } from "./names.ts";
import { isNear } from "../sizes.ts";
import { kInks } from "../inks.ts";
import { drawPatches, drawRail, drawTufts, slopeOf } from "./relief.ts";

type Context = CanvasRenderingContext2D;

/** From here on the context's units are thousandths, y up. */
export function intoTable(context: Context, camera: Camera, ratio: number): void {
  const k = camera.scale * ratio;
  const { width, height } = camera.screen;
  context.setTransform(
    k,
    0,
    0,
    -k,
    (width / 2) * ratio - camera.centre.x * k,
    (height / 2) * ratio + camera.centre.y * k,
  );
}

/** The printed map: drawn anew only when the camera or the map changes. */
export function drawTerrain(
  context: Context,
  ground: Ground,
  camera: Camera,
  ratio: number,
  grid: boolean,
  light: Light,
): void {
  const { width, height } = ground.map;
  intoTable(context, camera, ratio);
  context.lineJoin = "round";
  context.lineCap = "round";
  context.fillStyle = kPaper.table;
  context.fillRect(0, 0, width, height);
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.clip();
  const pixel = 1 / camera.scale;
  drawPatches(context, ground);
  const close = isNear(camera) ? near() : undefined;
  if (!close) drawTufts(context, ground, pixel);
  drawContours(context, ground, pixel);
  close?.drawGrass(context, ground);
  for (const area of ground.areas) drawArea(context, area, pixel);
  close?.drawFloors(context, ground, camera);
  drawWaters(context, ground, pixel);
  drawRoads(context, ground, pixel);
  close?.drawWays(context, ground);
  for (const area of ground.areas) drawThings(context, area, pixel);
  close?.drawThingsNear(context, ground, camera);
  drawCrossings(context, ground, pixel);
  drawCoverLines(context, ground.coverLines, pixel);
  close?.drawHedgesNear(context, ground, camera, pixel);
  if (grid) drawGrid(context, ground, pixel);
  const { veil } = kLights[light];
  if (veil) {
    context.globalCompositeOperation = veil.blend;
    context.fillStyle = veil.colour;
    context.fillRect(0, 0, width, height);
  }
  context.restore();
  drawRail(context, ground, pixel);
}

function drawContours(context: Context, ground: Ground, pixel: number): void {
  for (const { path, outline } of ground.contours) {
    context.save();
    context.translate(180, -180);
    context.fillStyle = kPaper.hillShade;
    context.fill(path);
    context.restore();
    context.fillStyle = kPaper.table;
    context.fill(path);
    context.fillStyle = slopeOf(context, outline);
    context.fill(path);
    context.strokeStyle = kPaper.contourLine;
    context.lineWidth = Math.max(1.1 * pixel, 45);
    context.stroke(path);
  }
}

function drawArea(context: Context, { path, style }: AreaDrawn, pixel: number): void {
  context.fillStyle = style.fill;
  context.globalAlpha = 0.86;
  context.fill(path);
  context.globalAlpha = 1;
  context.strokeStyle = style.edge;
  context.lineWidth = Math.max(pixel, 50);
  context.stroke(path);
}

function drawThings(context: Context, area: AreaDrawn, pixel: number): void {
  const { things, shadows, style } = area;
  switch (style.strewn) {
    case "trees":
    case "firs":
    case "orchard":
      context.fillStyle = kPaper.crownShade;
      context.fill(shadows);
      context.fillStyle = style.strewn === "firs" ? kPaper.fir : kPaper.crown;
      context.fill(things);
      context.strokeStyle = kPaper.crownEdge;
      context.lineWidth = Math.max(0.6 * pixel, 30);
      context.stroke(things);
      return;
    case "scrub":
      context.fillStyle = kPaper.scrub;
      context.fill(things);
      return;
    case "buildings":
      context.fillStyle = kPaper.houseShade;
      context.fill(shadows);
      context.fillStyle = area.terrain === "stone_bua" ? kPaper.buildingStone : kPaper.building;
      context.fill(things);
      return;
    case "rows":
      context.save();
      context.clip(area.path);
      context.strokeStyle = kPaper.row;
      context.lineWidth = Math.max(0.7 * pixel, 55);
      context.stroke(things);
      context.restore();
      return;
    case "marsh":
      context.strokeStyle = kPaper.reed;
      context.lineWidth = Math.max(0.8 * pixel, 40);
      context.stroke(things);
      return;
    case "stones":
      context.fillStyle = kPaper.stone;
      context.fill(things);
      return;
    case "none":
      return;
  }
}

function drawWaters(context: Context, ground: Ground, pixel: number): void {
  for (const { path, width } of ground.waters) {
    context.strokeStyle = kPaper.waterEdge;
    context.lineWidth = Math.max(width + 90, 2.4 * pixel);
    context.stroke(path);
    context.strokeStyle = kPaper.water;
    context.lineWidth = Math.max(width - 40, 1.2 * pixel);
    context.stroke(path);
  }
}

function drawRoads(context: Context, ground: Ground, pixel: number): void {
  for (const { path, width } of ground.roads) {
    context.strokeStyle = kPaper.roadCase;
    context.lineWidth = Math.max(width * 0.8 + 130, 3.4 * pixel);
    context.stroke(path);
  }
  for (const { path, width } of ground.roads) {
    context.strokeStyle = kPaper.roadFill;
    context.lineWidth = Math.max(width * 0.8 - 20, 1.8 * pixel);
    context.stroke(path);
  }
}

function drawCrossings(context: Context, ground: Ground, pixel: number): void {
  for (const { crossings, width } of ground.waters) {
    for (const { at, along, bridge, reach } of crossings) {
      context.save();
      context.translate(at.x, at.y);
      context.rotate(along);
      context.strokeStyle = bridge ? kInks.bridge : kPaper.roadCase;
      context.lineWidth = Math.max(1.6 * pixel, 90);
      const [half, across] = [Math.min(reach, 420), width / 2 + 260];
      if (!bridge) context.setLineDash([120, 130]);
      context.beginPath();
      for (const side of [-1, 1]) {
        context.moveTo(side * half, -across);
        context.lineTo(side * half, across);
        if (bridge) {
          context.lineTo(side * (half + 160), across + 160);
          context.moveTo(side * half, -across);
          context.lineTo(side * (half + 160), -across - 160);
        }
      }
      context.stroke();
      context.restore();
    }
  }
}

function drawGrid(context: Context, ground: Ground, pixel: number): void {
  const { width, height } = ground.map;
  context.strokeStyle = kPaper.grid;
  context.lineWidth = pixel;
  context.beginPath();
  for (let x = kGridStep; x < width; x += kGridStep) {
    context.moveTo(x, 0);
    context.lineTo(x, height);
  }
  for (let y = kGridStep; y < height; y += kGridStep) {
    context.moveTo(0, y);
    context.lineTo(width, y);
  }
  context.stroke();
}

/** How high the ground is within each contour, upright and of one size at every scale. */
export function drawLevels(
  context: Context,
  ground: Ground,
  camera: Camera,
  ratio: number,
  light: Light,
): void {
  const ink = kLights[light];
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = 3.5;
  context.font = `600 ${String(nameSize(camera) * 0.8)}px system-ui, sans-serif`;
  context.strokeStyle = ink.halo;
  context.fillStyle = ink.soft;
  for (const { level, outline } of ground.contours) {
    const east = outline.reduce((best, p) => (p.x - p.y > best.x - best.y ? p : best));
    const { left, top } = toPixel(camera, east);
    context.strokeText(String(level), left, top);
    context.fillText(String(level), left, top);
  }
}
