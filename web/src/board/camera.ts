import type { Spot } from "../ground/geometry.ts";

/** A place on the screen, in CSS pixels from the upper left of the board. Pixels exist here only. */
export interface Pixel {
  readonly left: number;
  readonly top: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** Looks at `centre`; `scale` is pixels to a thousandth of an inch. */
export interface Camera {
  readonly centre: Spot;
  readonly scale: number;
  readonly screen: Size;
  readonly table: Size;
}

const kMargin = 24;
const kClosest = 0.12;
const kReadable = 0.0125;
/** So much of what can be read the whole table may cost at first: a strip cut off at its side is worse. */
const kNearly = 0.85;

export function fit(table: Size, screen: Size): Camera {
  const scale = Math.max(
    0.002,
    Math.min(
      (screen.width - kMargin) / Math.max(1, table.width),
      (screen.height - kMargin) / Math.max(1, table.height),
    ),
  );
  return { centre: { x: table.width / 2, y: table.height / 2 }, scale, screen, table };
}

/** How long an inch is drawn at first, by the scenario's option. [SCALE-02] */
export function inchScaleOf(options: Readonly<Record<string, string>>): number {
  const told = Number(options["inch_scale"] ?? 1);
  return Number.isFinite(told) && told > 0 ? told : 1;
}

/** The first look: all of the table, or on a small screen as much of it as can be read; nearer or
 * farther by the inch's scale, as far as zooming goes. */
export function firstLook(
  table: Size,
  screen: Size,
  at: Spot | undefined,
  inchScale: number,
): Camera {
  const whole = fit(table, screen);
  const readable = Math.min(kReadable, (screen.height - kMargin) / Math.max(1, table.height));
  const usual = whole.scale >= readable * kNearly ? whole.scale : readable;
  const scale = inchScale === 1 ? usual : within(whole, usual * inchScale);
  if (scale === whole.scale) return whole;
  const centre = scale > whole.scale ? (at ?? whole.centre) : whole.centre;
  return filled({ ...whole, scale, centre });
}

/** A scale that zooming may reach; `whole` sees all of the table. */
const within = (whole: Camera, scale: number): number =>
  Math.min(kClosest, Math.max(whole.scale * 0.75, scale));

/** Is all of the table on the screen? */
export function seesAll({ centre, scale, screen, table }: Camera): boolean {
  const across = screen.width / scale / 2;
  const up = screen.height / scale / 2;
  return (
    centre.x - across <= 0 &&
    centre.x + across >= table.width &&
    centre.y - up <= 0 &&
    centre.y + up >= table.height
  );
}

export const toPixel = (camera: Camera, at: Spot): Pixel => ({
  left: (at.x - camera.centre.x) * camera.scale + camera.screen.width / 2,
  top: camera.screen.height / 2 - (at.y - camera.centre.y) * camera.scale,
});

export const toSpot = (camera: Camera, at: Pixel): Spot => ({
  x: (at.left - camera.screen.width / 2) / camera.scale + camera.centre.x,
  y: (camera.screen.height / 2 - at.top) / camera.scale + camera.centre.y,
});

/** A hand may push the table aside, but never off the screen. */
function held(camera: Camera): Camera {
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const centre = {
    x: clamp(camera.centre.x, camera.table.width),
    y: clamp(camera.centre.y, camera.table.height),
  };
  return { ...camera, centre };
}

/** The screen lies within the table and a margin; a table that is smaller lies in its middle. */
function filled(camera: Camera): Camera {
  const { scale, screen, table } = camera;
  const clamp = (value: number, pixels: number, most: number): number => {
    const [half, margin] = [pixels / scale / 2, kMargin / scale];
    const [low, high] = [half - margin, most - half + margin];
    return low > high ? most / 2 : Math.min(high, Math.max(low, value));
  };
  const centre = {
    x: clamp(camera.centre.x, screen.width, table.width),
    y: clamp(camera.centre.y, screen.height, table.height),
  };
  return { ...camera, centre };
}

export function panned(camera: Camera, left: number, top: number): Camera {
  const { centre, scale } = camera;
  return held({ ...camera, centre: { x: centre.x - left / scale, y: centre.y + top / scale } });
}

/** What lies under `around` stays under it. */
export function zoomed(camera: Camera, factor: number, around: Pixel): Camera {
  const scale = within(fit(camera.table, camera.screen), camera.scale * factor);
  const under = toSpot(camera, around);
  const centre = {
    x: under.x - (around.left - camera.screen.width / 2) / scale,
    y: under.y + (around.top - camera.screen.height / 2) / scale,
  };
  return held({ ...camera, scale, centre });
}

export const lookingAt = (camera: Camera, centre: Spot): Camera => filled({ ...camera, centre });

/** Another window size: what was in the middle stays there, the scale stays as well. */
export function resized(camera: Camera, screen: Size): Camera {
  const was = fit(camera.table, camera.screen);
  const isWhole = Math.abs(camera.scale - was.scale) < 1e-9;
  return isWhole ? fit(camera.table, screen) : held({ ...camera, screen });
}

/** So much wider or narrower that what was fitted to the one does not fit the other; panels that open and fold change heights. */
export function isOtherWidth(was: Size, is: Size): boolean {
  return Math.max(was.width, is.width) > 1.25 * Math.min(was.width, is.width);
}

/** Is a place with this much around it on the screen? */
export function isOnScreen(camera: Camera, at: Spot, around: number): boolean {
  const { left, top } = toPixel(camera, at);
  const reach = around * camera.scale;
  return (
    left > -reach &&
    top > -reach &&
    left < camera.screen.width + reach &&
    top < camera.screen.height + reach
  );
}
