import type { Draft } from "../acts/draft.ts";
import { spot, type Spot } from "../ground/geometry.ts";
import { groundUnder } from "../ground/ground_under.ts";
import { lightOf } from "../table/light.ts";
import type { Moment } from "../play/player.ts";
import { middleOf, piecesOf, type Piece } from "../table/scene.ts";
import type { Shown } from "../table/shown.ts";
import type { Glance, Table } from "../table/table.ts";
import {
  firstLook,
  fit,
  inchScaleOf,
  isOtherWidth,
  lookingAt,
  resized,
  seesAll,
  toPixel,
  toSpot,
  zoomed,
  type Camera,
  type Pixel,
  type Size,
} from "./camera.ts";
import { castKey } from "./cast.ts";
import { kLayerNames, kLayers, type LayerName, type Scene } from "./drawing.ts";
import { groundOf, type Ground } from "./ground.ts";
import { inHeaps, type Drawn } from "./heaps.ts";
import { Layer } from "./layer.ts";
import { crowdAt, piecesAt } from "./layers/pieces.ts";
import { isNear } from "./sizes.ts";
import { Magnifier } from "./magnifier.ts";
import { minimap } from "./minimap.ts";
import { fetchNear, near } from "./near.ts";
import { listen, lookByKey, type Hand } from "./pointers.ts";
import { Teacher } from "./teacher.ts";
import { click, toolAt, toolForDrag } from "./tools/choose_tool.ts";
import type { Bench, Tool, Touch } from "./tools/tool.ts";

export interface Board {
  zoom(factor: number): void;
  fit(): void;
  end(): void;
}
/** How long the pointer rests before the ground is told, how long the eye before all is drawn anew, and from how far the pointer meets a line. */
const [kRest, kEyeRest, kReach] = [150, 130, 8];
/** How wide the table is painted once, in pixels. */
const kRough = 1400;
const kNone: Camera = fit({ width: 1, height: 1 }, { width: 1, height: 1 });

type Heaps = Pick<Scene, "pieces" | "byId">;

/** Mounts the map in a host; at most one drawing to a frame, and only of layers that changed. */
export const mountBoard = (host: HTMLElement, table: Table): Board => new Map2D(host, table);

class Map2D implements Board, Hand {
  readonly #host: HTMLElement;
  readonly #table: Table;
  readonly #layers: ReadonlyMap<LayerName, Layer>;
  readonly #dirty = new Set<LayerName>();
  /** All of the table, roughly: what lies bare while the eye moves is never empty. */
  readonly #backdrop = new Layer("backdrop", 0);
  readonly #small = minimap((at) => this.#camera && this.look(lookingAt(this.#camera, at)));
  readonly #magnifier = new Magnifier();
  readonly #teacher: Teacher;
  readonly #ends: readonly (() => void)[];
  readonly #pointers: ReturnType<typeof listen>;
  #camera: Camera | undefined;
  /** The screen that the look was chosen for; none once a hand has moved it. */
  #chosenFor: Size | undefined;
  #ground: Ground | undefined;
  #pieces: readonly Piece[] = [];
  #drawn: ({ readonly scale: number } & Heaps) | undefined;
  /** What is played, and without those that have a role in it, what is drawn. */
  #moment: Moment | undefined;
  #still: { readonly scale: number; readonly pieces: readonly Drawn[] } | undefined;
  #byId: ReadonlyMap<string, Piece> = new Map();
  #stack: readonly Piece[] = [];
  #shown: Shown | undefined;
  #selected: string | undefined;
  #frame = 0;
  #ratio = devicePixelRatio;
  /** The eye has moved and not come to rest. */
  #isMoving = false;
  #isBackdropOld = true;
  #eyeRests = 0;
  #resting = 0;

  constructor(host: HTMLElement, table: Table) {
    this.#host = host;
    this.#table = table;
    this.#teacher = new Teacher(table);
    this.#layers = new Map(kLayerNames.map((name) => [name, new Layer(name)]));
    host.append(
      this.#backdrop.canvas,
      ...[...this.#layers.values()].map(({ canvas }) => canvas),
      this.#small.element,
      this.#magnifier.element,
      this.#teacher.element,
    );
    const observer = new ResizeObserver(() => this.#measure());
    observer.observe(host);
    this.#pointers = listen(host, this);
    host.addEventListener("keydown", this.#key);
    host.addEventListener("pointerenter", this.#prepare);
    this.#ends = [
      ...this.#subscribe(),
      () => observer.disconnect(),
      () => this.#pointers.end(),
      () => host.removeEventListener("keydown", this.#key),
      () => host.removeEventListener("pointerenter", this.#prepare),
    ];
  }

  #subscribe(): readonly (() => void)[] {
    const table = this.#table;
    const askOverlay = (): void => this.#ask("overlay");
    return [
      table.shown.subscribe((next) => next && this.#show(next)),
      table.draft.subscribe((draft) => this.#follow(draft)),
      table.preview.subscribe(askOverlay),
      table.proposals.subscribe(askOverlay),
      table.memory.subscribe(askOverlay),
      table.advice.subscribe(askOverlay),
      table.preferences.subscribe(() => this.#ask(...kLayerNames)),
      table.glance.subscribe((glance) => glance && this.#glance(glance)),
      table.player.playing.subscribe((moment) => this.#stage(moment)),
    ];
  }

  #ask(...names: LayerName[]): void {
    for (const name of names) this.#dirty.add(name);
    this.#frame ||= requestAnimationFrame(() => this.#render());
  }

  /** The counters as they are drawn and touched, anew for each scale. */
  #heaps(): Heaps {
    const camera = this.camera();
    if (this.#drawn?.scale !== camera.scale) {
      const pieces = inHeaps(this.#pieces, camera);
      const byId = new Map(pieces.map((piece) => [piece.id, piece]));
      this.#drawn = { scale: camera.scale, pieces, byId };
    }
    return this.#drawn;
  }

  /** Those without a role in what is played. */
  #bystanders(): readonly Drawn[] {
    const roles = this.#moment?.roles;
    if (!roles || roles.size === 0) return this.#heaps().pieces;
    const camera = this.camera();
    if (this.#still?.scale !== camera.scale) {
      const pieces = inHeaps(
        this.#pieces.filter(({ id }) => !roles.has(id)),
        camera,
      );
      this.#still = { scale: camera.scale, pieces };
    }
    return this.#still.pieces;
  }

  #scene(): Scene | undefined {
    if (!this.#ground || !this.#shown) return undefined;
    return {
      table: this.#table,
      shown: this.#shown,
      ground: this.#ground,
      pieces: this.#bystanders(),
      byId: this.#heaps().byId,
      stack: this.#stack,
      ...(this.#moment && { moment: this.#moment }),
    };
  }

  #stage(moment: Moment | undefined): void {
    const isOtherCast = castKey(moment) !== castKey(this.#moment);
    this.#moment = moment;
    const kinds = new Set(moment?.running.map(({ scene }) => scene.kind));
    if (moment) this.#host.dataset["playing"] = [...kinds].join(" ");
    else delete this.#host.dataset["playing"];
    if (isOtherCast) this.#still = undefined;
    this.#ask("play", ...(isOtherCast ? (["pieces"] as const) : []));
  }

  #render(): void {
    this.#frame = 0;
    const scene = this.#scene();
    const camera = this.#camera;
    if (!camera || !scene) return;
    const isBare = this.#isMoving && !this.#layers.get("terrain")?.follow(camera);
    if (isBare) {
      this.#paintBackdrop(scene);
      this.#backdrop.follow(camera);
    }
    this.#backdrop.canvas.hidden = !isBare;
    for (const [name, layer] of this.#layers) {
      if (name === "play" && !scene.moment) {
        layer.hide();
        continue;
      }
      const isFilled = layer.follow(camera) || (name === "terrain" && this.#isMoving);
      const isEnough = isFilled && (this.#isMoving || !this.#dirty.has(name));
      if (isEnough) continue;
      layer.paint(camera, (context, eye, ratio) => kLayers[name](context, scene, eye, ratio));
    }
    const { element } = this.#small;
    element.hidden = !this.#table.preferences.get().minimap || seesAll(camera);
    if (!element.hidden && (this.#dirty.has("pieces") || this.#isMoving)) {
      const light = lightOf(scene.shown.view.battle);
      this.#small.draw(scene.ground, this.#pieces, camera, this.#ratio, light);
    }
    this.#dirty.clear();
    this.#teacher.follow(camera);
    this.#magnifier.draw(this.#layers.values(), camera, this.#ratio);
  }

  /** Whoever comes with a pointer may move the eye at once. */
  readonly #prepare = (): void => {
    const scene = this.#scene();
    if (scene) setTimeout(() => this.#paintBackdrop(scene));
  };
  #paintBackdrop(scene: Scene): void {
    if (!this.#isBackdropOld) return;
    const { map } = scene.ground;
    const size = { width: kRough, height: Math.round((kRough * map.height) / map.width) };
    this.#backdrop.resize(size, 1);
    this.#backdrop.paint(fit(map, size), (context, eye, ratio) =>
      kLayers.terrain(context, scene, eye, ratio),
    );
    this.#isBackdropOld = false;
  }

  #measure(): void {
    const screen = { width: this.#host.clientWidth, height: this.#host.clientHeight };
    if (screen.width === 0 || screen.height === 0) return;
    const before = this.#camera?.screen;
    const isSame = before?.width === screen.width && before.height === screen.height;
    if (isSame && this.#ratio === devicePixelRatio) return;
    this.#ratio = devicePixelRatio;
    for (const layer of this.#layers.values()) layer.resize(screen, this.#ratio);
    const isFresh = !this.#camera || (this.#chosenFor && isOtherWidth(this.#chosenFor, screen));
    if (isFresh && this.#shown) {
      const { map, battle } = this.#shown.view;
      const isWhole = !this.#camera || seesAll(this.#camera);
      const at = isWhole ? middleOf(this.#pieces) : this.#camera?.centre;
      this.#chosenFor = screen;
      this.#turnTo(firstLook(map, screen, at, inchScaleOf(battle.options)));
    } else if (this.#camera) this.#turnTo(resized(this.#camera, screen));
  }

  #show(next: Shown): void {
    const before = this.#shown;
    const isNewGround = !this.#ground || next.view.map !== before?.view.map;
    if (isNewGround) this.#ground = groundOf(next.view.map);
    this.#shown = next;
    this.#host.dataset["light"] = lightOf(next.view.battle);
    this.#pieces = piecesOf(next.view, next.audience);
    this.#drawn = this.#still = undefined;
    this.#byId = new Map(this.#pieces.map((piece) => [piece.id, piece]));
    if (!this.#camera) this.#measure();
    const isNewLight = !before || lightOf(before.view.battle) !== lightOf(next.view.battle);
    this.#isBackdropOld ||= isNewGround || isNewLight;
    if (isNewGround || isNewLight) this.#ask("terrain");
    this.#ask("pieces", "overlay");
  }

  #follow({ selected }: Draft): void {
    this.#ask("overlay", ...(selected === this.#selected ? [] : (["pieces"] as const)));
    this.#selected = selected;
  }

  #glance({ id = "", at: place = this.#shown?.view.stands[id]?.at }: Glance): void {
    const at = this.#byId.get(id)?.at ?? (place && spot(place));
    const camera = this.#camera;
    if (!at || !camera || seesAll(camera)) return;
    const { left, top } = toPixel(camera, at);
    const { width, height } = camera.screen;
    const isNear = left > 60 && top > 60 && left < width - 60 && top < height - 60;
    if (!isNear) this.#turnTo(lookingAt(camera, at));
  }

  #bench(): Bench | undefined {
    const shown = this.#shown;
    return shown && { table: this.#table, shown, pieces: this.#byId };
  }

  /** Of the place under the pointer, once it rests: on its way to what was said nothing new is said. */
  #readGround(touch: Touch | undefined, wait: number): void {
    clearTimeout(this.#resting);
    if (!touch) return;
    const reach = kReach / touch.camera.scale;
    this.#resting = window.setTimeout(() => {
      if (this.#ground && this.#shown) {
        const { map } = this.#ground;
        this.#table.ground.set(groundUnder(map, this.#shown.view, touch.spot, reach));
      }
    }, wait);
  }

  look(next: Camera): void {
    this.#chosenFor = undefined;
    this.#turnTo(next);
  }
  /** Now and when the eye rests, which is when all is drawn as it should be. The first look rests. */
  #turnTo(next: Camera): void {
    const isFirst = !this.#camera;
    this.#camera = next;
    const { centre, scale } = next;
    this.#host.dataset["look"] = [centre.x, centre.y, scale].join(" ");
    if (isNear(next) && !near()) void fetchNear().then(() => this.#ask(...kLayerNames));
    clearTimeout(this.#eyeRests);
    if (isFirst) return void this.#ask(...kLayerNames);
    this.#isMoving = true;
    this.#eyeRests = window.setTimeout(() => {
      this.#isMoving = false;
      this.#ask(...kLayerNames);
    }, kEyeRest);
    this.#ask();
  }
  camera(): Camera {
    return this.#camera ?? kNone;
  }
  touch(pixel: Pixel, isHeld = false): Touch {
    const camera = this.camera();
    const stack = piecesAt(this.#heaps().pieces, camera, pixel);
    const { selected: id, act } = this.#table.draft.get();
    const isMoving = act.kind === "none" || act.kind === "move" || act.kind === "edit";
    const piece = (isMoving && stack.find((one) => one.id === id)) || stack[0];
    const place: Spot = toSpot(camera, pixel);
    return { pixel, spot: place, camera, stack, isHeld, ...(piece && { piece }) };
  }
  toolAt(touch: Touch): Tool | undefined {
    const bench = this.#bench();
    return bench && !bench.shown.borrowed ? toolAt(bench, touch) : undefined;
  }
  toolForDrag(touch: Touch): Tool | undefined {
    const bench = this.#bench();
    // What lies where a pull begins would hide where it leads to.
    this.#stack = [];
    return bench && toolForDrag(bench, touch);
  }
  click(touch: Touch): void {
    this.#readGround(touch, 0);
    const bench = this.#bench();
    if (bench) click(bench, touch);
    this.#host.focus({ preventScroll: true });
  }
  hover(touch: Touch | undefined): void {
    this.#readGround(touch, kRest);
    const id = touch?.piece?.id;
    this.#host.style.cursor = touch?.piece ? "pointer" : "";
    const stack = touch?.piece ? crowdAt(this.#heaps().pieces, touch.camera, touch.piece) : [];
    const isOther = stack.map((one) => one.id).join() !== this.#stack.map((one) => one.id).join();
    if (isOther) {
      this.#stack = stack;
      this.#ask("overlay");
    }
    if (this.#table.draft.get().hover === id) return;
    this.#table.draft.update(({ hover: _, ...rest }) =>
      id === undefined ? rest : { ...rest, hover: id },
    );
  }

  magnify(at: Pixel | undefined): void {
    this.#magnifier.hold(at);
    if (at) this.#ask("overlay");
  }

  readonly #key = (event: KeyboardEvent): void => {
    const camera = this.#camera;
    if (!camera || event.ctrlKey || event.metaKey || event.altKey) return;
    const next =
      event.key === "0" && this.#shown
        ? fit(this.#shown.view.map, camera.screen)
        : lookByKey(camera, event.key);
    if (next) {
      this.look(next);
      event.preventDefault();
    } else if (event.key === "Escape") {
      if (!this.#pointers.cancel()) this.#table.cancel();
    } else if (event.key === "Enter") void this.#table.performDraft();
  };

  zoom(factor: number): void {
    const { width, height } = this.camera().screen;
    if (this.#camera) this.look(zoomed(this.#camera, factor, { left: width / 2, top: height / 2 }));
  }
  fit(): void {
    if (this.#camera && this.#shown) this.look(fit(this.#shown.view.map, this.#camera.screen));
  }
  end(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#resting);
    clearTimeout(this.#eyeRests);
    for (const end of this.#ends) end();
    this.#host.replaceChildren();
  }
}
