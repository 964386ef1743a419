import { point, type Spot } from "../../ground/geometry.ts";
import { assertNever } from "../../kit/assert.ts";
import type { Command, TransportChoice } from "../../wire/protocol.ts";
import { facingOf, litUp, spotsOf, type Gesture } from "../gesture.ts";

export interface TransportAct {
  readonly kind: "transport";
  readonly choice: TransportChoice;
  readonly at?: Spot;
  readonly facing: number;
}

/** Which transport acts end in a place on the table. */
export function needsPlace(act: TransportChoice["act"]): boolean {
  return act === "unload" || act === "unlimber" || act === "return" || act === "man_handle";
}

function commandOf({ choice, at, facing }: TransportAct): Command | undefined {
  const { stand, vehicle } = choice;
  switch (choice.act) {
    case "load":
      return vehicle ? { do: "load", stand, vehicle } : undefined;
    case "limber":
      return vehicle ? { do: "limber", gun: stand, vehicle } : undefined;
    case "take_off":
      return { do: "take_off_transport", vehicle: stand };
    case "unload":
      return at && { do: "unload", stand, at: point(at), facing };
    case "unlimber":
      return at && { do: "unlimber", gun: stand, at: point(at), facing };
    case "return":
      return at && { do: "return_transport", vehicle: stand, at: point(at), facing };
    case "man_handle":
      return vehicle && at
        ? { do: "man_handle", stand, gun: vehicle, path: [point(at)] }
        : undefined;
    default:
      return assertNever(choice.act);
  }
}

export const transport: Gesture<TransportAct> = {
  actor: ({ choice }) => choice.stand,
  command: commandOf,
  offers: (view, stand) =>
    Object.entries(view.choices.transport)
      .filter(([, choice]) => choice.stand === stand)
      .map(([key, choice]) => ({
        key: `transport/${key}`,
        act: { kind: "transport", choice, facing: facingOf(view, stand) },
      })),
  isOffered: ({ choices }, { choice }) =>
    Object.values(choices.transport).some(
      ({ stand, act }) => stand === choice.stand && act === choice.act,
    ),
  lit: (_, { choice }) => litUp([], spotsOf(choice.places)),
  isSame: (a, b) => a.choice.act === b.choice.act && a.choice.vehicle === b.choice.vehicle,
};
