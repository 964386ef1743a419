import type { Spot } from "../geometry.ts";

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

/** The first look: all of the table, or on a small screen as much of it as can be read. */
export function firstLook(table: Size, screen: Size, at: Spot | undefined): Camera {
  const whole = fit(table, screen);
  const readable = Math.min(kReadable, (screen.height - kMargin) / Math.max(1, table.height));
  if (whole.scale >= readable) return whole;
  return held({ ...whole, scale: Math.max(whole.scale, readable), centre: at ?? whole.centre });
}

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

/** The table never leaves the screen altogether. */
function held(camera: Camera): Camera {
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const centre = {
    x: clamp(camera.centre.x, camera.table.width),
    y: clamp(camera.centre.y, camera.table.height),
  };
  return { ...camera, centre };
}

export function panned(camera: Camera, left: number, top: number): Camera {
  const { centre, scale } = camera;
  return held({ ...camera, centre: { x: centre.x - left / scale, y: centre.y + top / scale } });
}

/** What lies under `around` stays under it. */
export function zoomed(camera: Camera, factor: number, around: Pixel): Camera {
  const least = fit(camera.table, camera.screen).scale * 0.75;
  const scale = Math.min(kClosest, Math.max(least, camera.scale * factor));
  const under = toSpot(camera, around);
  const centre = {
    x: under.x - (around.left - camera.screen.width / 2) / scale,
    y: under.y + (around.top - camera.screen.height / 2) / scale,
  };
  return held({ ...camera, scale, centre });
}

export const lookingAt = (camera: Camera, centre: Spot): Camera => held({ ...camera, centre });

/** Another window size: what was in the middle stays there, the scale stays as well. */
export function resized(camera: Camera, screen: Size): Camera {
  const was = fit(camera.table, camera.screen);
  const isWhole = Math.abs(camera.scale - was.scale) < 1e-9;
  return isWhole ? fit(camera.table, screen) : held({ ...camera, screen });
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
