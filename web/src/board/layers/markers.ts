import { spot, type Spot } from "../../ground/geometry.ts";
import type { MissionKind, ObjectiveSeen, View } from "../../wire/protocol.ts";
import { lightOf } from "../../table/light.ts";
import { scatter } from "../strewn.ts";
import { toPixel, type Camera } from "../camera.ts";
import { kLights, type LightStyle } from "../light_style.ts";
import { kInks, kSideColours } from "../inks.ts";
import { drawObstacles } from "./obstacles.ts";
import { line, paint, traceSpots } from "./pen.ts";
import { drawWreck } from "./wrecks.ts";

type Context = CanvasRenderingContext2D;

/** Everything that lies on the table under the stands: wrecks lowest, then objectives, templates, smoke. */
export function drawMarkers(context: Context, view: View, camera: Camera, ratio: number): void {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  for (const wreck of Object.values(view.wrecks)) drawWreck(context, wreck, camera);
  drawZones(context, view, camera);
  drawObstacles(context, view, camera);
  for (const { cover, outline } of Object.values(view.fieldworks))
    drawFieldwork(
      context,
      camera,
      outline.map(spot),
      cover === "hard" || cover === "fortification",
    );
  for (const objective of Object.values(view.objectives)) {
    const colour = objective.held_by ? kSideColours[objective.held_by].strong : kInks.unheld;
    drawObjective(context, camera, objective, colour, kLights[lightOf(view.battle)]);
  }
  for (const gun of Object.values(view.abandoned_guns)) {
    const crew = view.stands[gun.crew ?? ""];
    if (crew?.at)
      drawTie(context, camera, spot(gun.at), spot(crew.at), kSideColours[gun.side].strong);
    drawGun(context, camera, spot(gun.at), kSideColours[gun.side].strong);
  }
  for (const template of Object.values(view.templates)) {
    drawTemplate(context, camera, spot(template.centre), template.size, template.kind);
  }
}

function drawZones(context: Context, view: View, camera: Camera): void {
  if (view.battle.phase !== "set_up") return;
  for (const zone of view.map.zones ?? []) {
    const { strong } = kSideColours[zone.side];
    traceSpots(context, camera, zone.outline.map(spot));
    context.fillStyle = `${strong}1c`;
    context.fill();
    context.setLineDash([8, 6]);
    context.strokeStyle = strong;
    context.lineWidth = 1.6;
    context.stroke();
    context.setLineDash([]);
  }
}

/** Half a counter as it is drawn at least. */
const kLeast = 18;

/** The same border a little farther out: it lies under a base of its size, and is to be seen. */
function around(camera: Camera, outline: readonly Spot[]): readonly Spot[] {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const half = (all: readonly number[]): number => (Math.max(...all) - Math.min(...all)) / 2;
  const middle = (all: readonly number[]): number => (Math.max(...all) + Math.min(...all)) / 2;
  const by = (all: readonly number[]): number => {
    const pixels = half(all) * camera.scale;
    return Math.max(pixels + 5, kLeast) / Math.max(pixels, 1);
  };
  const [cx, cy, wide, high] = [middle(xs), middle(ys), by(xs), by(ys)];
  return outline.map(({ x, y }) => ({ x: cx + (x - cx) * wide, y: cy + (y - cy) * high }));
}

/** A bank of earth around the stand; a second one when it is improved. */
function drawFieldwork(
  context: Context,
  camera: Camera,
  outline: readonly Spot[],
  isImproved: boolean,
): void {
  traceSpots(context, camera, around(camera, outline));
  context.fillStyle = kInks.earth;
  context.fill();
  context.lineJoin = "round";
  context.strokeStyle = kInks.bank;
  context.lineWidth = isImproved ? 6 : 3.5;
  context.stroke();
  if (!isImproved) return;
  context.strokeStyle = kInks.improved;
  context.lineWidth = 2;
  context.stroke();
}

function drawObjective(
  context: Context,
  camera: Camera,
  { at, reach }: ObjectiveSeen,
  colour: string,
  ink: LightStyle,
): void {
  const { left, top } = toPixel(camera, spot(at));
  context.beginPath();
  context.arc(left, top, Math.max(6, reach * camera.scale), 0, Math.PI * 2);
  if (ink.veil) {
    context.strokeStyle = kInks.circleByNight;
    context.lineWidth = 3;
    context.stroke();
  }
  context.strokeStyle = colour;
  context.globalAlpha = ink.veil ? 1 : 0.7;
  context.setLineDash([3, 5]);
  context.lineWidth = 1.5;
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
  context.beginPath();
  context.moveTo(left, top);
  context.lineTo(left, top - 22);
  context.strokeStyle = kInks.pole;
  context.lineWidth = 2;
  context.stroke();
  context.beginPath();
  context.moveTo(left, top - 22);
  context.lineTo(left + 16, top - 17.5);
  context.lineTo(left, top - 12);
  context.closePath();
  paint(context, colour, kInks.flagEdge, 0.8);
}

function drawTemplate(
  context: Context,
  camera: Camera,
  centre: Spot,
  size: number,
  kind: MissionKind,
): void {
  const smoke = kind === "smoke";
  const { left, top } = toPixel(camera, centre);
  const half = (size / 2) * camera.scale;
  context.save();
  context.beginPath();
  context.rect(left - half, top - half, half * 2, half * 2);
  context.fillStyle = smoke ? kInks.smoke : kInks.shells;
  context.fill();
  context.strokeStyle = smoke ? kInks.smokeEdge : kInks.shellsEdge;
  context.lineWidth = 1.8;
  context.setLineDash(smoke ? [2, 4] : [7, 4]);
  context.stroke();
  context.setLineDash([]);
  context.clip();
  for (let i = 0; i < 9; i += 1) {
    const x = left + (scatter(i, centre.x, 1) - 0.5) * half * 1.7;
    const y = top + (scatter(i, centre.y, 2) - 0.5) * half * 1.7;
    const r = half * (0.2 + scatter(i, 3, 3) * 0.2);
    if (smoke) puff(context, x, y, r * 1.4);
    else burst(context, x, y, r);
  }
  context.restore();
  if (kind === "air_strike") aircraft(context, left, top - half, Math.max(13, half * 0.8));
}

/** A pair seen from above, over the upper edge of what they have struck. */
function aircraft(context: Context, left: number, top: number, span: number): void {
  const outline: readonly Spot[] = [
    { x: 0, y: -1 },
    { x: 0.12, y: -0.3 },
    { x: 0.95, y: 0.05 },
    { x: 0.95, y: 0.22 },
    { x: 0.12, y: 0.15 },
    { x: 0.08, y: 0.6 },
    { x: 0.35, y: 0.75 },
    { x: 0.35, y: 0.88 },
    { x: 0, y: 0.8 },
  ];
  const both = [...outline, ...outline.map(({ x, y }) => ({ x: -x, y })).reverse()];
  for (const [dx, dy] of [
    [-0.55, 0.25],
    [0.55, -0.25],
  ] as const) {
    context.beginPath();
    for (const { x, y } of both)
      context.lineTo(left + (dx + x * 0.6) * span, top + (dy + y * 0.6) * span);
    context.closePath();
    paint(context, kInks.aircraft, kInks.badgeEdge, 1.4);
  }
}

function puff(context: Context, x: number, y: number, r: number): void {
  context.beginPath();
  context.arc(x, y, r, 0, Math.PI * 2);
  paint(context, kInks.puff, kInks.puffEdge, 1);
}

function burst(context: Context, x: number, y: number, r: number): void {
  context.beginPath();
  for (let spike = 0; spike < 16; spike += 1) {
    const angle = (spike / 16) * Math.PI * 2;
    const reach = spike % 2 === 0 ? r : r * 0.5;
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  context.closePath();
  paint(context, kInks.burst, kInks.burstEdge, 0.9);
}

/** From a gun to the crew that has left it, on its own side's map. [ABND-02] */
function drawTie(context: Context, camera: Camera, gun: Spot, crew: Spot, colour: string): void {
  const [from, to] = [toPixel(camera, gun), toPixel(camera, crew)];
  line(context, [from, to], kInks.tickHalo, 4, []);
  line(context, [from, to], colour, 1.8, [5, 4]);
}

function drawGun(context: Context, camera: Camera, at: Spot, colour: string): void {
  const { left, top } = toPixel(camera, at);
  context.fillStyle = kInks.leftGun;
  context.fillRect(left - 11, top - 8, 22, 16);
  context.strokeStyle = colour;
  context.lineWidth = 2;
  context.setLineDash([3, 3]);
  context.strokeRect(left - 11, top - 8, 22, 16);
  context.setLineDash([]);
  context.beginPath();
  context.moveTo(left - 7, top + 5);
  context.lineTo(left, top - 5);
  context.lineTo(left + 7, top + 5);
  context.stroke();
}
