import type { Act } from "./draft.ts";
import { spot, type Spot } from "./geometry.ts";
import type { TargetChoice, View, WeaponChoice } from "./protocol.ts";
import { actorsOf, type Lit } from "./scene.ts";

const kNone: ReadonlySet<string> = new Set();
const spots = (points: readonly (readonly [number, number])[] | undefined): readonly Spot[] =>
  (points ?? []).map(spot);

export function weaponOf(view: View, firer: string, line: number): WeaponChoice | undefined {
  const fire = Object.values(view.choices.fires).find((f) => f.firer === firer);
  return fire?.weapons?.find((weapon) => weapon.line === line);
}
export function targetOf(
  view: View,
  act: Extract<Act, { kind: "fire" }>,
): TargetChoice | undefined {
  return weaponOf(view, act.firer, act.line)?.targets?.find((t) => t.target === act.target);
}

/** What can be chosen next: only what came with the view's choices. */
export function litBy(view: View, act: Act): Lit {
  const lit = (targets: Iterable<string>, places: readonly Spot[]): Lit => ({
    actors: kNone,
    targets: new Set(targets),
    places,
  });
  const { choices } = view;
  switch (act.kind) {
    case "none":
      return { actors: actorsOf(view), targets: kNone, places: [] };
    case "deploy":
      return lit([], spots(choices.deploy[act.stand]?.places));
    case "order": {
      const choice = choices.orders[act.slot];
      if (act.offer?.needs_recipient) return lit(choice?.recipients ?? [], []);
      return lit([], act.offer ? spots(choice?.spots?.map((s) => s.marker)) : []);
    }
    case "transport":
      return lit([], spots(act.choice.places));
    case "fire": {
      const targets = weaponOf(view, act.firer, act.line)?.targets ?? [];
      const points = targetOf(view, act)?.path_points;
      return lit(
        targets.map((t) => t.target),
        spots(points),
      );
    }
    case "mission": {
      const choice = choices.missions[act.slot];
      const targets = choice?.targets ?? [];
      return lit(
        targets.map((t) => t.target),
        spots(targets.map((t) => t.point)),
      );
    }
    case "card": {
      const choice = choices.cards[act.card];
      return lit([...(choice?.own_stands ?? []), ...(choice?.enemies ?? [])], []);
    }
    case "occupy":
      return lit([], [act.at]);
    case "move":
    case "turn":
    case "edit":
    case "add":
      return lit([], []);
  }
}
