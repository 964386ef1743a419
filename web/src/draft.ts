import { assertNever } from "./assert.ts";
import { point, type Spot } from "./geometry.ts";
import type {
  Command,
  Cover,
  MissionKind,
  MoveChoice,
  OrderChit,
  OrderOffer,
  TransportChoice,
} from "./protocol.ts";

/** What this seat is preparing and has not yet sent. What the server holds until the commit is in the view. */
export type Act =
  | { readonly kind: "none" }
  | {
      readonly kind: "deploy";
      readonly stand: string;
      readonly at?: Spot;
      readonly facing: number;
    }
  | {
      readonly kind: "order";
      /** Key in `choices.orders`. */
      readonly slot: string;
      readonly issuer: string;
      readonly offer?: OrderOffer;
      readonly marker?: Spot;
      readonly arrow?: number;
      readonly recipient?: string;
      /** Of Regroup: who comes back, and who is gone for good. */
      readonly pair?: readonly [string, string];
      readonly overwatch: readonly string[];
    }
  | {
      readonly kind: "move";
      readonly choice: MoveChoice;
      /** Where it goes, without the place where it stands. */
      readonly path: readonly Spot[];
    }
  | { readonly kind: "turn"; readonly stand: string; readonly facing: number }
  | {
      readonly kind: "transport";
      readonly choice: TransportChoice;
      readonly at?: Spot;
      readonly facing: number;
    }
  | {
      readonly kind: "fire";
      readonly firer: string;
      readonly line: number;
      readonly target?: string;
      readonly pathPoint?: Spot;
      readonly cover?: Cover;
      /** 0: the full rate. */
      readonly dice: number;
    }
  | {
      readonly kind: "mission";
      /** Key in `choices.missions`; "harassing" has no observer. */
      readonly slot: string;
      readonly observer?: string;
      readonly batteries: readonly string[];
      readonly mission: MissionKind;
      readonly target?: Spot;
    }
  | {
      readonly kind: "card";
      readonly card: string;
      readonly target?: string;
      readonly company?: string;
      readonly place?: Spot;
    }
  | { readonly kind: "occupy"; readonly stand: string; readonly at: Spot; readonly facing: number }
  | {
      readonly kind: "edit";
      readonly stand: string;
      readonly at?: Spot;
      readonly facing: number;
    }
  | {
      /** The referee's: a stand that is not there yet, or, with a size, an obstacle. */
      readonly kind: "add";
      readonly at?: Spot;
      readonly facing: number;
      readonly size?: { readonly width: number; readonly depth: number };
    };

export interface Draft {
  /** An own stand or a contact that is looked at. */
  readonly selected?: string;
  readonly act: Act;
  /** What the pointer is over. */
  readonly hover?: string;
  /** Stands that are chosen together. */
  readonly group?: readonly string[];
  /** What they are to be ordered, while its arrow is still to come. */
  readonly groupChit?: OrderChit;
  /** Moves of many that are shown and not yet made. */
  readonly formation?: readonly Extract<Act, { kind: "move" }>[];
  /** Where they would be set up together. */
  readonly block?: readonly Extract<Act, { kind: "deploy" }>[];
  /** What is being drawn round those who shall be chosen. */
  readonly band?: { readonly from: Spot; readonly to: Spot };
}
export const kNothing: Draft = { act: { kind: "none" } };

/** The stand whose act this is. */
export function actorOf(act: Act): string | undefined {
  switch (act.kind) {
    case "none":
    case "card":
    case "add":
      return undefined;
    case "order":
      return act.issuer;
    case "move":
    case "transport":
      return act.choice.stand;
    case "fire":
      return act.firer;
    case "mission":
      return act.observer;
    case "deploy":
    case "turn":
    case "occupy":
    case "edit":
      return act.stand;
    default:
      return assertNever(act);
  }
}

/** The command that this draft is ready to become; absent while something is missing. */
export function commandOf(act: Act): Command | undefined {
  switch (act.kind) {
    case "none":
    case "edit":
    case "add":
      return undefined;
    case "deploy":
      return (
        act.at && { do: "deploy_stand", stand: act.stand, at: point(act.at), facing: act.facing }
      );
    case "order":
      return orderOf(act);
    case "move":
      if (act.path.length === 0) return undefined;
      return { do: "move_stand", stand: act.choice.stand, path: act.path.map(point) };
    case "turn":
      return { do: "turn_stand", stand: act.stand, facing: act.facing };
    case "transport":
      return transportOf(act);
    case "fire":
      if (!act.target) return undefined;
      return {
        do: "declare_fire",
        firer: act.firer,
        line: act.line,
        target: act.target,
        ...(act.dice > 0 && { dice: act.dice }),
        ...(act.pathPoint && { path_point: point(act.pathPoint) }),
        ...(act.cover && { cover_category: act.cover }),
      };
    case "mission":
      if (!act.target || act.batteries.length === 0) return undefined;
      return {
        do: "request_mission",
        batteries: [...act.batteries],
        kind: act.mission,
        target: point(act.target),
        ...(act.observer && { observer: act.observer }),
      };
    case "card":
      return {
        do: "play_card",
        card: act.card,
        ...(act.target && { target: act.target }),
        ...(act.company && { company: act.company }),
        ...(act.place && { place: point(act.place) }),
      };
    case "occupy":
      return { do: "occupy_ground", stand: act.stand, at: point(act.at), facing: act.facing };
    default:
      return assertNever(act);
  }
}

/** What an order with a chit still lacks, in the order in which a person chooses it. */
export function missingOf(
  act: Extract<Act, { kind: "order" }>,
): "marker" | "arrow" | "recipient" | "pair" | undefined {
  const { offer, marker, arrow, recipient, pair } = act;
  if (!marker) return "marker";
  if (offer?.needs_recipient && !recipient) return "recipient";
  if (offer?.needs_pair && !pair) return "pair";
  if (offer?.needs_arrow && arrow === undefined) return "arrow";
  return undefined;
}

function orderOf(act: Extract<Act, { kind: "order" }>): Command | undefined {
  const { offer, marker, arrow, recipient, pair } = act;
  if (!offer || !marker || missingOf(act)) return undefined;
  return {
    do: "place_order",
    issuer: act.issuer,
    chit: offer.chit,
    marker: point(marker),
    ...(offer.takes_arrow && arrow !== undefined && { arrow }),
    ...(offer.needs_recipient && recipient && { recipient }),
    ...(offer.needs_pair && pair && { regroup: [...pair] }),
    ...(act.overwatch.length > 0 && { overwatch: [...act.overwatch] }),
  };
}

function transportOf(act: Extract<Act, { kind: "transport" }>): Command | undefined {
  const { choice, at, facing } = act;
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

/** Which transport acts end in a place on the table. */
export function needsPlace(act: TransportChoice["act"]): boolean {
  return act === "unload" || act === "unlimber" || act === "return" || act === "man_handle";
}

export const kChitOrder: readonly OrderChit[] = [
  "hold",
  "cautious_advance",
  "hasty_advance",
  "disengage",
  "rally",
  "take_command",
  "road_march",
  "entrench",
  "banzai",
  "regroup",
];
