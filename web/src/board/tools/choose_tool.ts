import { offersFor } from "../../acts/acts.ts";
import { isSetUp } from "../../acts/deploy.ts";
import { assertNever } from "../../kit/assert.ts";
import type { FireAct } from "../../acts/kinds/fire.ts";
import type { MoveAct } from "../../acts/kinds/move.ts";
import type { OrderAct } from "../../acts/kinds/order.ts";
import type { AddAct, EditAct } from "../../acts/kinds/referee.ts";
import { needsPlace } from "../../acts/kinds/transport.ts";
import { movesOf } from "../../acts/moves.ts";
import { issuersOf, ordersBy } from "../../acts/orders.ts";
import { firersAt } from "../../acts/pulls.ts";
import type { Act } from "../../acts/draft.ts";
import type { Spot } from "../../ground/geometry.ts";
import type { Piece } from "../../table/scene.ts";
import { toPixel } from "../camera.ts";
import { capAt } from "../layers/caps.ts";
import { aimShot, type Hands } from "./aim_shot.ts";
import { drawBand } from "./band.ts";
import { deployBlock } from "./deploy_block.ts";
import { dragStand } from "./drag_stand.ts";
import { drawPath } from "./draw_path.ts";
import { dragFormation } from "./formation.ts";
import { pick } from "./pick.ts";
import { placeOrder } from "./place_order.ts";
import { quickOrder } from "./quick_order.ts";
import { apart, kSnap, type Bench, type Tool, type Touch } from "./tool.ts";
import { turnStand } from "./turn_stand.ts";

/** The tool that a press here takes up at once; without one, a drag moves the map. */
export function toolAt(bench: Bench, touch: Touch): Tool | undefined {
  const { act, group = [] } = bench.table.draft.get();
  switch (act.kind) {
    case "order":
      return act.offer && !isOtherActor(bench, act, touch) ? orderTool(bench, act) : undefined;
    case "move": {
      const stand = bench.pieces.get(act.choice.stand);
      const end = act.path.at(-1);
      if (end && stand && apart(toPixel(touch.camera, end), touch.pixel) < kSnap) {
        return drawPath(bench, act, [stand.at, ...act.path]);
      }
      return undefined;
    }
    case "turn":
      return isOtherActor(bench, act, touch) ? undefined : turnStand(bench, act);
    case "deploy":
      return isOtherActor(bench, act, touch) ? undefined : dragStand(bench, act);
    case "transport":
      return needsPlace(act.choice.act) && !touch.piece ? dragStand(bench, act) : undefined;
    case "none":
      return blockTool(bench, group, touch);
    case "edit":
    case "fire":
    case "mission":
    case "card":
    case "occupy":
    case "add":
      return undefined;
  }
}

/** Those who are chosen together and are to be set up go to the pressed place; a press on another chooses him. */
function blockTool(
  { shown, ...bench }: Bench,
  group: readonly string[],
  { piece }: Touch,
): Tool | undefined {
  const { view } = shown;
  const those = isSetUp(view) ? group.filter((id) => id in view.choices.deploy) : [];
  const isOther = piece !== undefined && !group.includes(piece.id) && piece.id in view.stands;
  return those.length > 0 && !isOther ? deployBlock({ shown, ...bench }, those) : undefined;
}

/** The tool that a drag from an unselected piece takes up. */
export function toolForDrag(bench: Bench, touch: Touch): Tool | undefined {
  const { table, shown } = bench;
  const { piece } = touch;
  const { act } = table.draft.get();
  if (shown.borrowed) return undefined;
  const many = toolForMany(bench, touch);
  if (many) return many;
  // A click on another commander chooses him; a pull from his place lays the cap there.
  if (act.kind === "order" && act.offer?.takes_arrow) return orderTool(bench, act);
  if (act.kind === "move" && piece?.id === act.choice.stand)
    return drawPath(bench, act, [piece.at]);
  const hands = act.kind === "none" || act.kind === "fire" ? handsOf(bench, touch) : undefined;
  if (hands) return aimShot(bench, hands);
  if (!piece || (act.kind !== "none" && act.kind !== "edit")) return undefined;
  const offers = offersFor(shown.view, piece.id);
  const found = offers.find(
    ({ act: { kind } }) => kind === "move" || kind === "turn" || kind === "deploy",
  );
  if (found) {
    table.begin(found.act);
    if (found.act.kind === "move") return drawPath(bench, found.act, [piece.at]);
    return toolAt(bench, touch);
  }
  const { choices, battle } = shown.view;
  if (battle.over || !choices.rulings?.includes("edit_stand")) return undefined;
  const edit: Act = { kind: "edit", stand: piece.id, at: piece.at, facing: piece.facing };
  table.begin(edit);
  return dragStand(bench, edit);
}

/** Who may fire and do nothing else by a pull: who lies here, and who rides on him. Who is chosen is meant first. */
function handsOf({ table, shown }: Bench, { piece, stack = [] }: Touch): Hands | undefined {
  const { view } = shown;
  const here = piece ? [piece.id, ...stack.map(({ id }) => id)] : [];
  const kinds = piece ? offersFor(view, piece.id).map(({ act }) => act.kind) : [];
  const isBusy = kinds.some((kind) => kind === "turn" || kind === "move");
  const firers = isBusy ? [] : firersAt(view, here);
  const { act, group } = table.draft.get();
  const inHand = act.kind === "fire" && firers.includes(act.firer) ? act : undefined;
  const all = firers
    .map((firer): FireAct => {
      const [weapon] = view.choices.fires[firer]?.weapons ?? [];
      const line = inHand?.firer === firer ? inHand.line : weapon?.line;
      return { kind: "fire", firer, line: line ?? 0, dice: 0 };
    })
    .sort((a, b) => Number(b.firer === inHand?.firer) - Number(a.firer === inHand?.firer));
  const isTogether = here.some((id) => group?.includes(id));
  if (all.length === 0) return undefined;
  return { all, ...(inHand && { chosen: inHand.firer }), ...(group && isTogether && { group }) };
}

/** An order by a pull from its commander, a formation by its cap or by one of those chosen, or a band round others. */
function toolForMany(bench: Bench, touch: Touch): Tool | undefined {
  const { view } = bench.shown;
  const { act, group = [], groupChit } = bench.table.draft.get();
  const { piece, isHeld = false } = touch;
  if (act.kind === "order" && act.offer) return undefined;
  if (piece && issuersOf(view).includes(piece.id))
    return quickOrder(
      bench,
      piece.id,
      (group.includes(piece.id) && groupChit) || (isHeld ? "hasty_advance" : "cautious_advance"),
    );
  const isFree = act.kind === "none" || act.kind === "move";
  if (isHeld && view.choices.may_commit) return drawBand(bench);
  if (piece && group.includes(piece.id) && movesOf(view, [piece.id]).length > 0)
    return dragFormation(bench, group);
  const order = isFree ? capAt(view, bench.pieces, touch.camera, touch.pixel) : undefined;
  const members = order === undefined ? [] : (view.orders[order]?.members ?? []);
  return movesOf(view, members).length > 0 ? dragFormation(bench, members) : undefined;
}

/** A press without a drag. */
export function click(bench: Bench, touch: Touch): void {
  const { table } = bench;
  const { act } = table.draft.get();
  if (touch.isSecond && holdBy(bench, touch)) return;
  const isChosen = (() => {
    switch (act.kind) {
      case "fire":
      case "occupy":
        return pick(bench, act, touch);
      case "card":
        return pick(bench, act, touch);
      case "mission":
        return !isOtherActor(bench, act, touch) && pick(bench, act, touch);
      case "move":
        return !touch.piece && addLeg(bench, act, touch.spot);
      case "edit":
        return !bench.pieces.has(act.stand) && setDown(bench, act, touch.spot);
      case "add":
        return setDown(bench, act, touch.spot);
      case "none":
      case "order":
      case "turn":
      case "deploy":
      case "transport":
        return false;
      default:
        return assertNever(act);
    }
  })();
  if (isChosen) return;
  const next = nextInStack(touch, table.draft.get().selected);
  if (next) table.select(next.id);
  else if (act.kind === "none") table.select(undefined);
}

/** Two quick clicks on a commander: he holds. */
function holdBy({ table, shown }: Bench, { piece }: Touch): boolean {
  const { act } = table.draft.get();
  if (!piece || (act.kind === "order" && act.offer)) return false;
  const orders = ordersBy(shown.view, [piece.id], "hold");
  if (orders.length > 0) void table.performAll(orders);
  return orders.length > 0;
}

/** One click after the other goes through all that lie here. */
function nextInStack(
  { piece, stack = [] }: Touch,
  selected: string | undefined,
): Piece | undefined {
  const at = stack.findIndex(({ id }) => id === selected);
  return at < 0 ? (stack[0] ?? piece) : stack[(at + 1) % stack.length];
}

function addLeg(bench: Bench, act: MoveAct, to: Spot): boolean {
  const stand = bench.pieces.get(act.choice.stand);
  if (!stand) return false;
  const tool = drawPath(bench, act, [stand.at, ...act.path]);
  tool.finish({ spot: to } as Touch);
  return true;
}

/** What is not on the table yet: by the referee's hand. */
function setDown(bench: Bench, act: EditAct | AddAct, at: Spot): boolean {
  bench.table.change({ ...act, at });
  return true;
}

/** Another stand that can act: the click means that one. */
function isOtherActor(bench: Bench, act: Act, touch: Touch): boolean {
  const id = touch.piece?.id;
  if (
    id === undefined ||
    (act.kind !== "mission" && act.kind !== "order" && "stand" in act && act.stand === id)
  )
    return false;
  return offersFor(bench.shown.view, id).length > 0 && bench.table.draft.get().selected !== id;
}

function orderTool(bench: Bench, act: OrderAct): Tool {
  const place = placeOrder(bench, act);
  if (!act.offer?.needs_recipient || act.recipient) return place;
  let first: Touch | undefined;
  return {
    start: (touch) => (first = touch),
    move: () => undefined,
    finish: () => {
      if (first && !pick(bench, act, first)) {
        place.start(first);
        place.finish(first);
      }
    },
    cancel: () => undefined,
  };
}
