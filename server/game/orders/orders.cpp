#include "game/orders/orders.h"

#include <algorithm>
#include <functional>

#include "base/contains.h"
#include "base/refusal_code.h"
#include "game/command/order_facts.h"
#include "game/command/orders_in_force.h"
#include "game/core/refusals.h"
#include "game/movement/messages.h"
#include "game/orders/forms.h"
#include "game/orders/regroup.h"
#include "rules/movement.h"

namespace game {
namespace {

/// 5A, and set-up. [ORD-08, RALLY-01]
bool is_time_for_orders(const Game& game) {
    return game.subphase == Subphase::Orders || game.subphase == Subphase::FirstOrders;
}

const Order* placed_order(const Game& game, Side side, OrderId id) {
    const auto found = std::ranges::find(game.placed, id, &Order::id);
    return found != game.placed.end() && found->side == side ? &*found : nullptr;
}

/// Advanced forms are declared in 5E on a Hasty order, never placed. [SEQ-25]
bool can_be_placed(const Game& game, OrderChit chit) {
    if (chit == OrderChit::Regroup) return game.scenario.options.adv_regroup;
    return chit <= OrderChit::Rally;
}

std::vector<std::string> rules_of(const rules::Working& why) {
    std::vector<std::string> ids;
    for (const auto& line : why) ids.push_back(line.rule);
    return ids;
}

/// The recipient of Take Command: own, within 6" of the marker, not Demoralized. [S-16, ORD-59,
/// ORD-61]
Result<void> judge_recipient(const Game& game, const Order& order) {
    const auto* recipient = own_stand(game, order.side, order.recipient);
    if (!recipient || !on_table(*recipient)) return refuse(RefusalCode::NoRecipient);
    if (!rules::in_order_reach(order.marker, base_of(game, *recipient)))
        return refuse(RefusalCode::OutOfReach);
    if (!rules::may_be_taken(recipient->state)) return refuse(RefusalCode::Demoralized);
    return {};
}

Result<void> judge_overwatch(const Game& game, const Order& order, const Stand& issuer) {
    std::vector<rules::Follower> followers;
    followers.reserve(order.followers.size());
    for (const auto id : order.followers)
        followers.push_back({the_stand(game, id).company, contains(order.overwatch, id)});
    for (const auto id : order.overwatch)
        if (!contains(order.followers, id))
            return refuse(RefusalCode::OutOfReach, "Overwatch marks a stand in reach of the order.",
                          {"ORD-35"});
    const bool company_level =
        issuer.issuer == rules::Issuer::CompanyPure || issuer.issuer == rules::Issuer::CompanyJoint;
    const auto commanded = company_level ? issuer.company : CompanyId{};
    if (!rules::overwatch_is_legal(followers, commanded)) return refuse(RefusalCode::Overwatch);
    return {};
}

/// One number binds the order and its cap. [ORD-11, R-16]
Order order_from(const Game& game, Side side, const PlaceOrder& command) {
    Order order;
    order.id = OrderId{game.next_order[static_cast<std::size_t>(side)]};
    order.side = side;
    order.issuer = command.issuer;
    order.chit = command.chit;
    order.marker = command.marker;
    order.arrow = command.arrow.value_or(Facing{});
    order.turns = command.chit == OrderChit::Hold && command.arrow.has_value();
    order.destination = command.destination;
    order.overwatch = command.overwatch;
    order.recipient = command.recipient;
    order.regroup = command.regroup;
    return order;
}

/// Each stand follows one order: Take Command, else the one its owner named, else by S-10. [S-10,
/// ORD-60]
OrderId order_of_two(const Game& game, const Stand& stand, std::vector<const Order*> claiming) {
    const auto takes = [](const Order* order) { return order->chit == OrderChit::TakeCommand; };
    if (std::ranges::any_of(claiming, takes)) std::erase_if(claiming, std::not_fn(takes));
    for (const auto& [named, order] : game.named)
        if (named == stand.id && std::ranges::find(claiming, order, &Order::id) != claiming.end())
            return order;
    std::vector<rules::OrderClaim> claims;
    const auto base = base_of(game, stand);
    for (const auto* order : claiming) {
        const std::array<Point, 1> marker{order->marker};
        const auto& issuer = the_stand(game, order->issuer);
        claims.push_back(
            {issuer.issuer, polygon_distance(marker, base), levels_above(game, issuer, stand)});
    }
    return claiming[*rules::order_followed(claims)]->id;
}

void keep_one_order_each(const Game& game, std::vector<Order>& orders) {
    for (const auto& stand : game.stands) {
        std::vector<const Order*> claiming;
        for (const auto& order : orders)
            if (contains(order.followers, stand.id)) claiming.push_back(&order);
        if (claiming.size() < 2) continue;
        const auto kept = order_of_two(game, stand, std::move(claiming));
        for (auto& order : orders) {
            if (order.id == kept) continue;
            std::erase(order.followers, stand.id);
            std::erase(order.overwatch, stand.id);
        }
    }
}

/// Whoever 5A made its follower, though its company may have changed since. [S-11, S-16]
bool is_still_in_reach(const Game& game, const Order& order, const Stand& stand) {
    const bool is_there = can_be_ordered(game, stand) && stand.presence != Presence::Aboard;
    if (is_there && rules::in_order_reach(order.marker, base_of(game, stand))) return true;
    return contains(reached_by(game, order), stand.id);
}

/// At the reveal: out of reach, lost, forbidden by its state, or forced back before its move.
/// [S-11, ORD-41, ORD-42, S-73]
bool still_follows(const Game& game, const Order& order, StandId id) {
    const auto& stand = the_stand(game, id);
    if (is_lost(stand.presence)) return false;
    if (stand.forced_back && stand.may_not_move) return false;
    if (!rules::binds(order.chit, stand.state) && !contains(order.overwatch, id)) return false;
    return is_still_in_reach(game, order, stand);
}

/// The recipient that follows is of the company from now on, its own order falls. [ORD-60, S-16,
/// MOR-04]
void take_command(Course& course, const Order& order) {
    if (!contains(order.followers, order.recipient)) return;
    cancel_orders_of(course, order.recipient);
    const auto& game = course.game();
    const auto& recipient = the_stand(game, order.recipient);
    const bool returns = game.scenario.options.take_command == rules::TakeCommand::Turn;
    const auto own = recipient.own_company ? recipient.own_company : recipient.company;
    course.happen(CommandTaken{order.issuer, order.recipient, the_stand(game, order.issuer).company,
                               returns ? own : CompanyId{}});
}

/// Stationary stands turn; who is on Overwatch does not obey. [ORD-45, ORD-36]
void turn_under_hold(Course& course, Side side) {
    const auto orders = course.game().orders;
    for (const auto& order : orders) {
        if (order.side != side || !order.turns) continue;
        for (const auto id : order.followers)
            if (!contains(order.overwatch, id)) course.happen(StandTurned{id, order.arrow});
    }
}

Result<void> judge_chit(const Game& game, const PlaceOrder& command) {
    if (is_form(command.chit)) return refuse(RefusalCode::DeclaredLater);
    if (!can_be_placed(game, command.chit))
        return refuse(RefusalCode::NoSuchOrder, "This battle does not have that order.",
                      {"ADV-REG-01"});
    if (rules::allows(command.chit).needs_arrow && !command.arrow)
        return refuse(RefusalCode::NeedsArrow);
    return {};
}

/// The newest of an issuer that has placed more than it may: the card that allowed it was
/// cancelled. [FOW-18, ORD-03]
void drop_orders_beyond(Course& course) {
    auto placed = course.game().placed;
    std::ranges::sort(placed, std::ranges::greater{}, &Order::id);
    for (const auto& order : placed)
        if (orders_left(course.game(), the_stand(course.game(), order.issuer)) < 0)
            course.happen(OrderWithdrawn{order.id});
}

}  // namespace

Result<Events> decide(const Game& game, Side side, const PlaceOrder& command) {
    if (!is_time_for_orders(game)) return wrong_subphase(game, {Subphase::Orders});
    const auto* issuer = own_stand(game, side, command.issuer);
    if (!issuer) return no_such_stand_of_yours();
    if (issuer->issuer == rules::Issuer::None || !can_be_ordered(game, *issuer))
        return refuse(RefusalCode::NoOrderSlot, "That stand issues no orders.", {"ORD-03"});
    if (orders_left(game, *issuer) < 1) return refuse(RefusalCode::SlotUsed);
    if (const auto judged = judge_chit(game, command); !judged)
        return tl::unexpected<Refusal>(judged.error());
    if (!rules::on_table(game.scenario.field, command.marker))
        return refuse(RefusalCode::OffTable, "The marker lies on the table.", {"ORD-15"});
    const auto permission = may_place(game, *issuer, command.chit, command.marker);
    if (!permission.allowed)
        return refuse(RefusalCode::NotAllowedThere, "That stand cannot place this order there.",
                      rules_of(permission.why));
    auto order = order_from(game, side, command);
    if (command.chit == OrderChit::TakeCommand) {
        const auto judged = judge_recipient(game, order);
        if (!judged) return tl::unexpected<Refusal>(judged.error());
    }
    if (const auto judged = judge_regroup(game, order); !judged)
        return tl::unexpected<Refusal>(judged.error());
    order.followers = reached_by(game, order);
    if (order.followers.empty()) return refuse(RefusalCode::NobodyInReach);
    const auto overwatch = judge_overwatch(game, order, *issuer);
    if (!overwatch) return tl::unexpected<Refusal>(overwatch.error());
    return Events{OrderPlaced{std::move(order)}};
}

Result<Events> decide(const Game& game, Side side, const WithdrawOrder& command) {
    if (!is_time_for_orders(game)) return wrong_subphase(game, {Subphase::Orders});
    if (!placed_order(game, side, command.order)) return refuse(RefusalCode::NoSuchOrder);
    return Events{OrderWithdrawn{command.order}};
}

Result<Events> decide(const Game& game, Side side, const NameOrder& command) {
    if (!is_time_for_orders(game)) return wrong_subphase(game, {Subphase::Orders});
    if (!own_stand(game, side, command.stand)) return no_such_stand_of_yours();
    const auto* order = placed_order(game, side, command.order);
    if (!order) return refuse(RefusalCode::NoSuchOrder);
    if (!contains(order->followers, command.stand))
        return refuse(RefusalCode::OutOfReach, "That order does not reach the stand.", {"S-10"});
    return Events{
        OrderNamed{command.stand, command.order}
    };
}

namespace {

/// What is hull down in 5B if it went cautiously: by then its order is gone. [S-47, S-60]
std::vector<StandId> afvs_gone_cautiously(const Game& game) {
    std::vector<StandId> gone;
    for (const auto& stand : game.stands)
        if (on_table(stand) && stand.moved && rules::is_afv(line_of(game, stand).kind) &&
            effective_order(game, stand) == OrderChit::CautiousAdvance)
            gone.push_back(stand.id);
    return gone;
}

}  // namespace

void close_orders(Course& course) {
    drop_orders_beyond(course);
    place_reserves(course);
    auto orders = course.game().placed;
    for (auto& order : orders) order.followers = reached_by(course.game(), order);
    keep_one_order_each(course.game(), orders);
    for (auto& order : orders)
        if (is_form(order.chit)) order.plain = cannot_comply(course.game(), order, order.chit);
    course.happen(OrdersTakeForce{std::move(orders), afvs_gone_cautiously(course.game())});
}

/// All of the side's orders at once. [ORD-44]
void reveal_orders(Course& course, Side side) {
    std::vector<Order> revealed;
    for (const auto& order : course.game().orders) {
        if (order.side != side) continue;
        auto tested = order;
        tested.revealed = true;
        std::erase_if(tested.followers,
                      [&](StandId id) { return !still_follows(course.game(), order, id); });
        const auto is_out = [&](StandId id) { return !contains(tested.followers, id); };
        std::erase_if(tested.overwatch, is_out);
        std::erase_if(tested.plain, is_out);
        revealed.push_back(std::move(tested));
    }
    course.happen(OrdersRevealed{side, revealed});
    for (const auto& order : revealed)
        if (order.chit == OrderChit::TakeCommand) take_command(course, order);
    turn_under_hold(course, side);
}

/// The first stand of his company that has no slot of its own and is not Demoralized. [S-15, S-86]
void succeed_commanders(Course& course) {
    const auto& game = course.game();
    if (game.scenario.options.command_succession != rules::CommandSuccession::NextTurn) return;
    const auto stands = game.stands;
    for (const auto& lost : stands) {
        const bool slot = lost.issuer != rules::Issuer::None && lost.issuer != rules::Issuer::Self;
        if (!slot || !is_lost(lost.presence)) continue;
        const auto successor = std::ranges::find_if(game.stands, [&](const Stand& stand) {
            return stand.company == lost.company && stand.side == lost.side && !stand.phantom &&
                   stand.issuer == rules::Issuer::None && can_be_ordered(game, stand) &&
                   rules::may_be_taken(stand.state);
        });
        if (successor == game.stands.end()) continue;
        const bool by_platoon = lost.issuer == rules::Issuer::CompanyPure &&
                                !rules::is_vehicle(line_of(game, *successor).kind);
        const auto issuer = by_platoon ? rules::Issuer::CompanyJoint : lost.issuer;
        course.happen(CommandSucceeded{lost.id, successor->id, issuer, lost.commands_company});
    }
}

}  // namespace game
