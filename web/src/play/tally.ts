import type { Side, Told, View } from "../wire/protocol.ts";
import type { Scene } from "./scene.ts";

/** What is counted of a step; the first are told before the others. */
export const kCounts = [
  "forced_back",
  "suppressed",
  "pinned",
  "shaken",
  "demoralized",
  "no_effect",
  "miss",
  "out_of_range",
  "out_of_arc",
  "no_line",
  "unharmed",
  "spotted",
  "lost",
] as const;
export type Counted = (typeof kCounts)[number];
/** What befell one side in a step, as far as it was told. */
export interface Tally {
  readonly side: Side;
  /** By how they went, with their names. */
  readonly gone: Readonly<Partial<Record<Told["kind"], readonly string[]>>>;
  readonly counts: Readonly<Partial<Record<Counted, number>>>;
}

const other = (side: Side): Side => (side === "blue" ? "red" : "blue");
const isCounted = (word: string): word is Counted => kCounts.some((one) => one === word);

const isFelt = ({ kind }: Told): boolean => kind === "fire_felt" || kind === "template_felt";

/** Of a shot: of a target that is hit more is told, and who is fired at is counted by himself. */
function outcomeOf({ told }: { readonly told: Told }): Counted | undefined {
  const { outcome } = told;
  const isMore = outcome === "forced_back" || isFelt(told);
  return isCounted(outcome) && !isMore ? outcome : undefined;
}
/** Those under fire to whom nothing happened. */
function unharmedOf(scenes: readonly Scene[]): number {
  const worse = new Set(
    scenes.flatMap((scene) =>
      scene.kind === "fall_back" || scene.kind === "gone" || scene.kind === "marked"
        ? [scene.who]
        : [],
    ),
  );
  const under = scenes.flatMap((scene) => {
    if ((scene.kind !== "shot" && scene.kind !== "hit") || !isFelt(scene.told)) return [];
    return [scene.kind === "shot" ? scene.target : scene.who];
  });
  return [...new Set(under)].filter((id) => id !== undefined && !worse.has(id)).length;
}
function countedAs(scene: Scene): Counted | undefined {
  switch (scene.kind) {
    case "shot":
    case "hit":
      return outcomeOf(scene);
    case "fall_back":
      return "forced_back";
    case "marked":
      return scene.as === "steady" ? undefined : scene.as;
    case "appear":
      return scene.from ? undefined : "spotted";
    case "move":
      return scene.isNew ? "spotted" : undefined;
    case "lost":
      return "lost";
    case "gone":
      return undefined;
  }
}

/** By side, the other side's first: what was done before what was suffered. */
export function tallyOf(
  scenes: readonly Scene[],
  views: readonly View[],
  own: Side,
): readonly Tally[] {
  const sideOf = (id: string | undefined): Side | undefined => {
    const known = views.map(({ stands, contacts }) => stands[id ?? ""] ?? contacts[id ?? ""]);
    return known.find((one) => one)?.side;
  };
  const befell = (scene: Scene): Side | undefined => {
    if (scene.kind === "gone") return scene.told.actor?.side ?? sideOf(scene.who);
    if (scene.kind !== "shot") return sideOf(scene.who);
    return sideOf(scene.target) ?? scene.told.target?.side ?? (scene.side && other(scene.side));
  };
  return [other(own), own].flatMap((side) => {
    const gone: Partial<Record<Told["kind"], readonly string[]>> = {};
    const counts: Partial<Record<Counted, number>> = {};
    const its = scenes.filter((one) => befell(one) === side);
    const unharmed = unharmedOf(its);
    if (unharmed > 0) counts.unharmed = unharmed;
    for (const scene of its) {
      const counted = countedAs(scene);
      if (counted) counts[counted] = (counts[counted] ?? 0) + 1;
      if (scene.kind !== "gone") continue;
      const { kind, actor } = scene.told;
      gone[kind] = [...(gone[kind] ?? []), actor?.label ?? scene.who];
    }
    const isEmpty = Object.keys(gone).length + Object.keys(counts).length === 0;
    return isEmpty ? [] : [{ side, gone, counts }];
  });
}
