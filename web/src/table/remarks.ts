import type { Act, Draft } from "../acts/draft.ts";
import type { Told, View } from "../wire/protocol.ts";
import type { Shown } from "./shown.ts";

/** Something that befell a draft, or a chosen stand, and that this page did not do. */
export interface Remark {
  readonly why:
    "committed" | "other_window" | "time" | "forced" | "step" | "changed" | "ruling" | "passed";
  /** What was prepared and is not placed, and the view it was prepared in. */
  readonly lost?: { readonly act: Act; readonly view: View };
  /** Of a ruling: its line of the log. */
  readonly told?: Told;
  /** In which steps whoever sits here has passed beforehand. */
  readonly steps?: readonly Told["step"][];
}
const kRulings: readonly Told["kind"][] = ["stand_edited", "stand_removed", "order_set"];

export const isSameStep = ({ battle: a }: View, { battle: b }: View): boolean =>
  a.turn === b.turn && a.step === b.step;

/** Has a person put anything into it? What a choice alone begins is no loss. */
function isBegun(act: Act, view: View): boolean {
  switch (act.kind) {
    case "none":
    case "edit":
    case "add":
    case "occupy":
      return false;
    case "order":
      return act.offer !== undefined;
    case "move":
      return act.path.length > 0;
    case "fire":
    case "mission":
      return act.target !== undefined;
    case "deploy":
    case "transport":
      return act.at !== undefined;
    case "turn":
      return act.facing !== (view.facings[act.stand] ?? view.stands[act.stand]?.facing);
    case "card":
      return true;
  }
}

function linesSince({ log: before }: View, { log }: View): readonly Told[] {
  return Object.entries(log)
    .filter(([n]) => !(n in before))
    .map(([, told]) => told);
}

function whyGone(before: View, now: View, isCommitting: boolean): Remark["why"] {
  const isEnded = !isSameStep(before, now);
  const lines = linesSince(before, now);
  if (lines.some(({ kind }) => kind === "step_forced")) return "forced";
  if (!isEnded && now.prompt.code === before.prompt.code) return "changed";
  if (isCommitting) return "committed";
  // Of the own side: to the others it is told without one.
  if (lines.some(({ kind, side }) => kind === "time_ran_out" && side)) return "time";
  return isEnded ? "step" : "other_window";
}

/** By his own standing passes, not by those of others of his side. */
function passedIn(lines: readonly Told[], { audience, view }: Shown): readonly Told["step"][] {
  const isMine = ({ kind, count }: Told): boolean =>
    kind === "committed" ||
    (kind === "player_committed" && Number(count ?? 1) === (view.battle.player ?? 1));
  const passed = lines.filter(
    (told) => told.what === "standing_pass" && told.side === audience && isMine(told),
  );
  return [...new Set(passed.map(({ step }) => step))];
}

/** What there is to say when `draft` has become `kept`; nothing for what this page sent itself. */
export function remarkOn(
  draft: Draft,
  kept: Draft,
  before: Shown,
  now: Shown,
  sent: { readonly isCommitting: boolean; readonly act?: Act },
): Remark | undefined {
  if (before.audience !== now.audience || now.borrowed || before.borrowed) return undefined;
  if (now.audience !== "blue" && now.audience !== "red") return undefined;
  const { act, selected } = draft;
  const isLost = act !== kept.act && act !== sent.act && isBegun(act, before.view);
  const lost = isLost ? { lost: { act, view: before.view } } : {};
  const lines = linesSince(before.view, now.view);
  const told = lines.find(
    ({ kind, actor }) =>
      kRulings.includes(kind) && selected !== undefined && actor?.id === selected,
  );
  if (told) return { why: "ruling", told, ...lost };
  if (isLost) return { why: whyGone(before.view, now.view, sent.isCommitting), ...lost };
  const steps = passedIn(lines, now);
  return steps.length > 0 ? { why: "passed", steps } : undefined;
}

/** Steps that are passed one after the other are one remark, until it is put away. */
export function withPassed(remark: Remark, last: Remark | undefined): Remark {
  if (remark.why !== "passed" || last?.why !== "passed") return remark;
  return { ...remark, steps: [...new Set([...(last.steps ?? []), ...(remark.steps ?? [])])] };
}
