#include <algorithm>
#include <array>

#include "base/contains.h"
#include "base/refusal_code.h"
#include "game/command/order_facts.h"
#include "game/command/orders_in_force.h"
#include "game/orders/orders.h"

/// Rulings on the order in force of a stand. [REF-01, S-95]
namespace game {
namespace {

/// Once the first orders have been given. [SEQ-25]
Result<void> orders_are_in_force(const Game& game) {
    const bool none_yet =
        game.subphase == Subphase::Deployment || game.subphase == Subphase::FirstOrders;
    if (none_yet || game.subphase == Subphase::BattleOver) return refuse(RefusalCode::NoOrdersNow);
    return {};
}

/// All but those that name other stands: who takes command of whom, and who comes back with whom,
/// stays with its owner.
constexpr std::array kByRuling{
    OrderChit::Hold,  OrderChit::CautiousAdvance, OrderChit::HastyAdvance, OrderChit::Disengage,
    OrderChit::Rally, OrderChit::RoadMarch,       OrderChit::Entrench,     OrderChit::Banzai};
static_assert(kByRuling.size() + 2 == rules::kOrdersChart.size(), "all but two");

Result<void> may_be_ruled(OrderChit chit, bool has_arrow) {
    if (!contains(kByRuling, chit)) return refuse(RefusalCode::NotByRuling);
    if (rules::allows(chit).needs_arrow && !has_arrow) return refuse(RefusalCode::NeedsArrow);
    return {};
}

/// Nobody gave it and no cap lies for it: its marker is where the stand stands. [S-95]
Order ruled_order(const Game& game, const Stand& stand, const SetOrder& command) {
    Order order;
    order.id = OrderId{game.next_order[static_cast<std::size_t>(stand.side)]};
    order.side = stand.side;
    order.chit = *command.chit;
    order.marker = stand.at;
    order.arrow = command.arrow.value_or(Facing{});
    order.turns = order.chit == OrderChit::Hold && command.arrow.has_value();
    order.followers = {stand.id};
    order.revealed = orders_lie_open(game, stand.side);
    return order;
}

}  // namespace

std::span<const OrderChit> orders_by_ruling() { return kByRuling; }

Result<Events> decide(const Game& game, const SetOrder& command) {
    const auto* stand = find_stand(game, command.stand);
    if (!stand || is_lost(stand->presence)) return refuse(RefusalCode::NoSuchStand);
    if (const auto there = orders_are_in_force(game); !there) return tl::unexpected(there.error());
    if (stand->presence == Presence::Aboard) return refuse(RefusalCode::IsAboard);
    if (!can_be_ordered(game, *stand))
        return refuse(RefusalCode::NotOnTable, "It is not where orders reach it.", {"S-95"});
    OrderSet set{command.stand, {}, command.reason};
    if (command.chit) {
        const auto may = may_be_ruled(*command.chit, command.arrow.has_value());
        if (!may) return tl::unexpected(may.error());
        set.order = ruled_order(game, *stand, command);
    } else if (!order_followed_by(game, *stand)) {
        return refuse(RefusalCode::FollowsNoOrder);
    }
    return Events{set};
}

}  // namespace game
