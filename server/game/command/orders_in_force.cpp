#include "game/command/orders_in_force.h"

#include <algorithm>
#include <array>

#include "base/contains.h"
#include "base/exact.h"
#include "game/cards/card_windows.h"
#include "game/cards/cards_in_force.h"
#include "game/core/bodies.h"
#include "rules/orders.h"

namespace game {
namespace {

const Stand& governing(const Game& game, const Stand& stand) {
    const auto* carrier = find_stand(game, stand.aboard);
    return carrier ? *carrier : stand;
}

}  // namespace

const Order* order_followed_by(const Game& game, const Stand& stand) {
    const auto id = governing(game, stand).id;
    const auto found = std::ranges::find_if(game.orders, [&](const Order& order) {
        return order.side == stand.side &&
               (contains(order.followers, id) || contains(order.overwatch, id));
    });
    return found == game.orders.end() ? nullptr : &*found;
}

bool orders_lie_open(const Game& game, Side side) {
    const bool is_a = side == side_of(game, Acts::SideA);
    const auto moves = is_a ? Subphase::SideAMoves : Subphase::SideBMoves;
    return has_begun(game, moves) && card_step(game).subphase <= Subphase::Orders;
}

StandId answers_for(const Order& order) {
    if (order.issuer || order.followers.empty()) return order.issuer;
    return order.followers.front();
}

bool on_overwatch(const Game& game, const Stand& stand) {
    const auto* order = order_followed_by(game, stand);
    return order && contains(order->overwatch, governing(game, stand).id);
}

std::optional<OrderChit> effective_order(const Game& game, const Stand& stand) {
    const auto* order = order_followed_by(game, stand);
    if (!order) return std::nullopt;
    const auto id = governing(game, stand).id;
    if (contains(order->overwatch, id)) return OrderChit::Hold;
    return contains(order->plain, id) ? OrderChit::HastyAdvance : order->chit;
}

bool moves_under_order(const Game& game, const Stand& stand) {
    const auto chit = effective_order(game, stand);
    if (!chit || stand.may_not_move || stand.finished_moving) return false;
    if (card_forbids(game, CardTouches::Movement, stand)) return false;
    return rules::allows(*chit).max_factor > 0 && rules::binds(*chit, stand.state);
}

std::optional<OrderChit> order_for_fire(const Game& game, const Stand& stand) {
    const auto& body = body_of(game, stand);
    const bool lost = body.forced_back && body.may_not_move && game.scenario.options.fb_loses_order;
    return lost ? std::nullopt : effective_order(game, stand);
}

bool is_human_wave(const Game& game, const Stand& stand) {
    // In 5B its order has been replaced by the next turn's already. [S-68]
    return stand.form == OrderChit::Banzai || effective_order(game, stand) == OrderChit::Banzai;
}

}  // namespace game
