import type { Draft } from "../draft.ts";
import { spot } from "../geometry.ts";
import { groundUnder } from "../ground_under.ts";
import { leastPaths } from "../least_paths.ts";
import { lightOf } from "../light.ts";
import { litBy } from "../lit.ts";
import { allowanceWords } from "../move_words.ts";
import { middleOf, piecesOf, type Piece } from "../scene.ts";
import type { Shown } from "../shown.ts";
import type { Table } from "../table.ts";
import {
  firstLook,
  fit,
  inchScaleOf,
  lookingAt,
  resized,
  seesAll,
  toPixel,
  toSpot,
  zoomed,
  type Camera,
} from "./camera.ts";
import { groundOf, type Ground } from "./ground.ts";
import { drawMarkers } from "./layers/markers.ts";
import { drawDeclared, drawOrders, drawPaths } from "./layers/orders.ts";
import { drawOverlay, type Overlay } from "./layers/overlay.ts";
import { drawPieces, piecesAt } from "./layers/pieces.ts";
import { drawNames, drawTerrain } from "./layers/terrain.ts";
import { minimap } from "./minimap.ts";
import { listen, lookByKey } from "./pointers.ts";
import { click, toolAt, toolForDrag } from "./tools/choose_tool.ts";
import type { Bench, Touch } from "./tools/tool.ts";

export interface Board {
  zoom(factor: number): void;
  fit(): void;
  end(): void;
}
/** How long the pointer rests before the ground is told, and from how far it meets a line. */
const [kRest, kReach] = [150, 8];
type LayerName = "terrain" | "pieces" | "overlay";

/** Mounts the map in a host; at most one drawing to a frame, and only of layers that changed. */
export function mountBoard(host: HTMLElement, table: Table): Board {
  const layers = new Map<LayerName, CanvasRenderingContext2D>();
  for (const name of ["terrain", "pieces", "overlay"] as const) {
    const canvas = document.createElement("canvas");
    canvas.dataset["layer"] = name;
    host.append(canvas);
    const context = canvas.getContext("2d");
    if (context) layers.set(name, context);
  }
  const dirty = new Set<LayerName>();
  let camera: Camera | undefined;
  let ground: Ground | undefined;
  let pieces: readonly Piece[] = [];
  let byId: ReadonlyMap<string, Piece> = new Map();
  let shown: Shown | undefined;
  let frame = 0;
  let ratio = devicePixelRatio;

  const ask = (...names: LayerName[]): void => {
    for (const name of names) dirty.add(name);
    frame ||= requestAnimationFrame(render);
  };
  const look = (next: Camera): void => {
    camera = next;
    const { centre, scale } = camera;
    host.dataset["look"] = [centre.x, centre.y, scale].join(" ");
    ask("terrain", "pieces", "overlay");
  };
  const small = minimap((at) => camera && look(lookingAt(camera, at)));
  host.append(small.element);

  const render = (): void => {
    frame = 0;
    if (!camera || !ground || !shown) return;
    for (const name of dirty) {
      const context = layers.get(name);
      if (!context) continue;
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, context.canvas.width, context.canvas.height);
      drawLayer(name, context, camera, ground, shown);
    }
    small.element.hidden = !table.preferences.get().minimap || seesAll(camera);
    if (!small.element.hidden && (dirty.has("pieces") || dirty.has("terrain"))) {
      small.draw(ground, pieces, camera, ratio, lightOf(shown.view.battle));
    }
    dirty.clear();
  };
  const drawLayer = (
    name: LayerName,
    context: CanvasRenderingContext2D,
    eye: Camera,
    land: Ground,
    now: Shown,
  ): void => {
    const likes = table.preferences.get();
    const draft = table.draft.get();
    const light = lightOf(now.view.battle);
    const objectives = new Set(Object.values(now.view.objectives).map((one) => one.name));
    switch (name) {
      case "terrain":
        drawTerrain(context, land, eye, ratio, likes.grid, light);
        drawNames(context, land, eye, ratio, objectives, light);
        return;
      case "pieces":
        drawMarkers(context, now.view, eye, ratio);
        if (likes.paths) drawPaths(context, pieces, eye, ratio);
        drawPieces(context, pieces, eye, ratio);
        if (likes.orders) drawOrders(context, now.view, pieces, eye, ratio, draft.selected);
        drawDeclared(context, now.view, byId, eye, ratio);
        return;
      case "overlay": {
        const cost = allowanceWords(now.view, draft.act, byId, likes.language);
        const lit = now.borrowed
          ? { actors: new Set<string>(), targets: new Set<string>(), places: [] }
          : litBy(now.view, draft.act);
        const side = now.audience === "red" ? "red" : "blue";
        const least = table.preview.get() && !now.borrowed ? leastPaths(now.view) : [];
        drawOverlay(
          context,
          {
            view: now.view,
            pieces: byId,
            lit,
            draft,
            side,
            least,
            ...aims(now),
            ...(cost && { cost }),
          },
          eye,
          ratio,
        );
        return;
      }
    }
  };

  /** Who would fire at whom, and who holds his fire: the player's own affair. */
  const aims = (now: Shown): Pick<Overlay, "proposals" | "held"> => ({
    proposals: now.borrowed ? [] : table.proposals.get(),
    held: now.borrowed ? [] : table.memory.get().held,
  });

  const measure = (): void => {
    ratio = devicePixelRatio;
    const screen = { width: host.clientWidth, height: host.clientHeight };
    if (screen.width === 0 || screen.height === 0) return;
    for (const { canvas } of layers.values()) {
      canvas.width = Math.round(screen.width * ratio);
      canvas.height = Math.round(screen.height * ratio);
    }
    if (camera) look(resized(camera, screen));
    else if (shown) {
      const inch = inchScaleOf(shown.view.battle.options);
      look(firstLook(shown.view.map, screen, middleOf(pieces), inch));
    }
  };
  const observer = new ResizeObserver(measure);
  observer.observe(host);

  const show = (next: Shown | undefined): void => {
    if (!next) return;
    if (!ground || next.view.map !== shown?.view.map) ground = groundOf(next.view.map);
    const isFirst = !camera;
    shown = next;
    host.dataset["light"] = lightOf(next.view.battle);
    pieces = piecesOf(next.view, next.audience);
    byId = new Map(pieces.map((piece) => [piece.id, piece]));
    if (isFirst) measure();
    ask("terrain", "pieces", "overlay");
  };
  let selected: string | undefined;
  const ends = [
    table.shown.subscribe(show),
    table.draft.subscribe((draft: Draft) => {
      ask("overlay", ...(draft.selected === selected ? [] : (["pieces"] as const)));
      selected = draft.selected;
    }),
    table.preview.subscribe(() => ask("overlay")),
    table.proposals.subscribe(() => ask("overlay")),
    table.memory.subscribe(() => ask("overlay")),
    table.preferences.subscribe(() => ask("terrain", "pieces", "overlay")),
    table.glance.subscribe((glance) => {
      const { id = "", at: place = shown?.view.stands[id]?.at } = glance ?? {};
      const at = byId.get(id)?.at ?? (place && spot(place));
      if (at && camera) glanceAt(at);
    }),
  ];
  const glanceAt = (at: { x: number; y: number }): void => {
    if (!camera || seesAll(camera)) return;
    const { left, top } = toPixel(camera, at);
    const { width, height } = camera.screen;
    const isNear = left > 60 && top > 60 && left < width - 60 && top < height - 60;
    if (!isNear) look(lookingAt(camera, at));
  };

  const bench = (): Bench | undefined => shown && { table, shown, pieces: byId };
  let resting = 0;
  /** Of the place under the pointer, once it rests: on its way to what was said nothing new is said. */
  const readGround = (touch: Touch | undefined, wait: number): void => {
    clearTimeout(resting);
    if (!touch) return;
    const reach = kReach / touch.camera.scale;
    resting = window.setTimeout(() => {
      if (ground && shown) table.ground.set(groundUnder(ground.map, shown.view, touch.spot, reach));
    }, wait);
  };
  const none: Camera = fit({ width: 1, height: 1 }, { width: 1, height: 1 });
  const pointers = listen(host, {
    camera: () => camera ?? none,
    look,
    touch: (pixel, isHeld = false): Touch => {
      const eye = camera ?? none;
      const stack = piecesAt(pieces, eye, pixel);
      const { selected: id, act } = table.draft.get();
      const isMoving = act.kind === "none" || act.kind === "move" || act.kind === "edit";
      const piece = (isMoving && stack.find((one) => one.id === id)) || stack[0];
      return {
        pixel,
        spot: toSpot(eye, pixel),
        camera: eye,
        stack,
        isHeld,
        ...(piece && { piece }),
      };
    },
    toolAt: (touch) => {
      const b = bench();
      return b && !b.shown.borrowed ? toolAt(b, touch) : undefined;
    },
    toolForDrag: (touch) => {
      const b = bench();
      return b && toolForDrag(b, touch);
    },
    click: (touch) => {
      readGround(touch, 0);
      const b = bench();
      if (b) click(b, touch);
      host.focus({ preventScroll: true });
    },
    hover: (touch) => {
      readGround(touch, kRest);
      const id = touch?.piece?.id;
      host.style.cursor = touch?.piece ? "pointer" : "";
      if (table.draft.get().hover === id) return;
      table.draft.update(({ hover: _, ...rest }) =>
        id === undefined ? rest : { ...rest, hover: id },
      );
    },
  });
  const key = (event: KeyboardEvent): void => {
    if (!camera || event.ctrlKey || event.metaKey || event.altKey) return;
    const next =
      event.key === "0" && shown
        ? fit(shown.view.map, camera.screen)
        : lookByKey(camera, event.key);
    if (next) {
      look(next);
      event.preventDefault();
    } else if (event.key === "Escape") {
      if (!pointers.cancel()) table.cancel();
    } else if (event.key === "Enter") void table.performDraft();
  };
  host.addEventListener("keydown", key);

  return {
    zoom: (factor) => {
      if (!camera) return;
      const { width, height } = camera.screen;
      look(zoomed(camera, factor, { left: width / 2, top: height / 2 }));
    },
    fit: () => camera && shown && look(fit(shown.view.map, camera.screen)),
    end: () => {
      cancelAnimationFrame(frame);
      clearTimeout(resting);
      observer.disconnect();
      pointers.end();
      host.removeEventListener("keydown", key);
      for (const end of ends) end();
      host.replaceChildren();
    },
  };
}
