import { length, spot, type Spot } from "../ground/geometry.ts";
import { placeOf } from "../table/scene.ts";
import type { Told, View } from "../wire/protocol.ts";
import { newLines, type NewLine } from "./new_lines.ts";
import type { Hit, Untimed } from "./scene.ts";

const kHits: Readonly<Partial<Record<Told["kind"], Hit["by"]>>> = {
  hits_distributed: "fire",
  hits_felt: "fire",
  template_attack: "shells",
  template_felt: "shells",
  mine_attack: "mines",
};
const kGone: ReadonlySet<Told["kind"]> = new Set(["eliminated", "surrendered", "driven_off"]);
/** So near to where it stood that a wreck is its own. */
const kWreck = 100;

/** What the lines between two views tell, in their order. */
export class Teller {
  readonly #before: View;
  readonly #after: View;
  /** Where those are now that have fallen back. */
  readonly #fallen = new Map<string, Spot>();

  constructor(before: View, after: View) {
    this.#before = before;
    this.#after = after;
  }

  scenes(): readonly Untimed[] {
    return newLines(this.#before, this.#after).flatMap((line) => this.#scene(line) ?? []);
  }

  /** Where it was when it happened: it has not fallen back yet. */
  #placeOf(id: string | undefined): Spot | undefined {
    if (id === undefined) return undefined;
    return placeOf(this.#before, id) ?? placeOf(this.#after, id);
  }

  #scene({ n, told }: NewLine): Untimed | undefined {
    const { kind, actor, target } = told;
    if (kind === "fire_resolved" || kind === "fire_felt") return this.#shot({ n, told });
    const by = kHits[kind];
    const hit = target?.id ?? actor?.id;
    if (by && hit) {
      const at = told.place ? spot(told.place) : this.#placeOf(hit);
      return { kind: "hit", n, told, who: hit, by, ...(at && { at }) };
    }
    if (kind === "forced_back" && actor) return this.#fallBack({ n, told }, actor.id);
    if (kGone.has(kind) && actor) return this.#gone({ n, told }, actor.id);
    return undefined;
  }

  #shot({ n, told }: NewLine): Untimed {
    const [who, target] = [told.actor?.id, told.target?.id];
    const declared = Object.values(this.#before.shots).find(
      (shot) => shot.firer === who && shot.target === target,
    );
    const place = told.place ?? declared?.path_point;
    const [from, to] = [this.#placeOf(who), place ? spot(place) : this.#placeOf(target)];
    const side = told.actor?.side ?? told.side;
    return {
      kind: "shot",
      n,
      told,
      ...(who !== undefined && { who }),
      ...(target !== undefined && { target }),
      ...(side && { side }),
      ...(from && { from }),
      ...(to && { to }),
      ...(told.from !== undefined && { bearing: told.from }),
    };
  }

  #fallBack({ n, told }: NewLine, who: string): Untimed | undefined {
    const from = this.#fallen.get(who) ?? this.#placeOf(who);
    const to = told.place ? spot(told.place) : placeOf(this.#after, who);
    if (!from || !to) return undefined;
    this.#fallen.set(who, to);
    const { facing = 0 } = this.#after.stands[who] ?? this.#after.contacts[who] ?? {};
    return { kind: "fall_back", n, told, who, from, to, isOwn: who in this.#after.stands, facing };
  }

  #gone({ n, told }: NewLine, who: string): Untimed | undefined {
    const at = this.#fallen.get(who) ?? this.#placeOf(who);
    if (!at) return undefined;
    const burns = Object.entries(this.#after.wrecks).some(
      ([id, wreck]) => !(id in this.#before.wrecks) && length(spot(wreck.at), at) < kWreck,
    );
    return { kind: "gone", n, told, who, at, burns };
  }
}
