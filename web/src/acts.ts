import type { Act } from "./draft.ts";
import { spot } from "./geometry.ts";
import type { MissionKind, View } from "./protocol.ts";

/** A kind of act that a stand can begin now, ready to be begun. */
export interface Offer {
  readonly key: string;
  readonly act: Exclude<Act, { kind: "none" | "add" }>;
}

/** All that this stand may begin, from the choices alone; the likeliest first. */
export function offersFor(view: View, stand: string): readonly Offer[] {
  const { choices } = view;
  const facing = view.facings[stand] ?? view.stands[stand]?.facing ?? 0;
  const offers: Offer[] = [];
  for (const [slot, choice] of Object.entries(choices.orders)) {
    if (choice.issuer !== stand) continue;
    const act = { kind: "order", slot, issuer: stand, overwatch: [] } as const;
    offers.push({ key: `order/${slot}`, act });
  }
  for (const [key, choice] of Object.entries(choices.moves)) {
    if (choice.stand === stand) {
      offers.push({ key: `move/${key}`, act: { kind: "move", choice, path: [] } });
    }
  }
  for (const fire of Object.values(choices.fires)) {
    const line = fire.weapons?.[0]?.line;
    if (fire.firer !== stand || line === undefined) continue;
    const act = { kind: "fire", firer: stand, line, dice: 0 } as const;
    offers.push({ key: `fire/${stand}`, act });
  }
  const missions = Object.entries(choices.missions)
    .filter(([, choice]) => choice.observer === stand)
    .sort(([, a], [, b]) => likelihood(b.kind) - likelihood(a.kind));
  for (const [slot] of missions) {
    offers.push({ key: `mission/${slot}`, act: missionAct(view, slot) });
  }
  if (choices.deploy[stand]) {
    offers.push({ key: `deploy/${stand}`, act: { kind: "deploy", stand, facing } });
  }
  for (const [key, choice] of Object.entries(choices.transport)) {
    if (choice.stand === stand) {
      offers.push({ key: `transport/${key}`, act: { kind: "transport", choice, facing } });
    }
  }
  for (const [key, choice] of Object.entries(choices.occupy)) {
    if (choice.stand !== stand) continue;
    const act = { kind: "occupy", stand, at: spot(choice.at), facing } as const;
    offers.push({ key: `occupy/${key}`, act });
  }
  if ((choices.may_turn ?? []).includes(stand)) {
    offers.push({ key: `turn/${stand}`, act: { kind: "turn", stand, facing } });
  }
  return offers;
}

const likelihood = (kind: MissionKind): number => Number(kind === "high_explosive");

export function missionAct(view: View, slot: string): Extract<Act, { kind: "mission" }> {
  const choice = view.choices.missions[slot];
  return {
    kind: "mission",
    slot,
    ...(choice?.observer && { observer: choice.observer }),
    batteries: (choice?.batteries ?? []).slice(0, choice?.least_batteries ?? 1),
    mission: choice?.kind ?? "high_explosive",
  };
}

/** Is the draft still among the choices? After an update it may not be. */
export function stillOffered(view: View, act: Act): boolean {
  const { choices } = view;
  switch (act.kind) {
    case "none":
    case "edit":
    case "add":
      return true;
    case "order":
      return act.slot in choices.orders;
    case "move":
      return Object.values(choices.moves).some((m) => m.stand === act.choice.stand);
    case "fire":
      return Object.values(choices.fires).some((f) => f.firer === act.firer);
    case "mission":
      return act.slot in choices.missions;
    case "deploy":
      return act.stand in choices.deploy;
    case "transport":
      return Object.values(choices.transport).some(
        (t) => t.stand === act.choice.stand && t.act === act.choice.act,
      );
    case "occupy":
      return Object.values(choices.occupy).some((o) => o.stand === act.stand);
    case "turn":
      return (choices.may_turn ?? []).includes(act.stand);
    case "card":
      return act.card in choices.cards;
  }
}
