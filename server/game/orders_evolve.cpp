#include <algorithm>

#include "base/contains.h"
#include "game/evolve_arms.h"

namespace game {

void apply(Game& game, const StandDeployed& e) {
    auto& stand = the_stand(game, e.stand);
    stand.presence = presence_on_table(stand.phantom);
    stand.at = e.at;
    stand.facing = e.facing;
}

void apply(Game& game, const OrderPlaced& e) {
    game.placed.push_back(e.order);
    game.next_order[static_cast<std::size_t>(e.order.side)] =
        static_cast<std::uint16_t>(e.order.id.value + 1);
}

void apply(Game& game, const OrderWithdrawn& e) {
    std::erase_if(game.placed, [&](const Order& o) { return o.id == e.order; });
    std::erase_if(game.named, [&](const auto& n) { return n.second == e.order; });
}

void apply(Game& game, const OrderNamed& e) {
    std::erase_if(game.named, [&](const auto& n) { return n.first == e.stand; });
    game.named.emplace_back(e.stand, e.order);
}

void apply(Game& game, const OrdersTakeForce& e) {
    game.orders = e.orders;
    game.placed.clear();
    game.named.clear();
    for (const auto id : e.moved_cautiously) the_stand(game, id).moved_cautiously = true;
}

void apply(Game& game, const OrdersRevealed& e) {
    std::erase_if(game.orders, [&](const Order& o) { return o.side == e.side; });
    game.orders.insert(game.orders.end(), e.orders.begin(), e.orders.end());
    std::ranges::sort(game.orders, {}, &Order::id);
    for (const auto& order : e.orders) {
        if (!is_form(order.chit)) continue;
        for (const auto id : order.followers)
            if (!contains(order.overwatch, id) && !contains(order.plain, id))
                the_stand(game, id).form = order.chit;
    }
}

void apply(Game& game, const OrderCancelled& e) {
    std::erase_if(game.orders, [&](const Order& o) { return o.id == e.order; });
    std::erase_if(game.placed, [&](const Order& o) { return o.id == e.order; });
    std::erase_if(game.named, [&](const auto& n) { return n.second == e.order; });
}

void apply(Game& game, const OrderChanged& e) {
    for (auto& order : game.orders) {
        if (!contains(order.followers, e.stand)) continue;
        std::erase(order.overwatch, e.stand);
        std::erase(order.plain, e.stand);
        if (e.holds)
            order.overwatch.push_back(e.stand);
        else
            std::erase(order.followers, e.stand);
    }
}

void apply(Game& game, const CommandSucceeded& e) {
    auto& successor = the_stand(game, e.successor);
    successor.issuer = e.issuer;
    successor.commands_company = e.commands_company;
    the_stand(game, e.lost).issuer = rules::Issuer::None;
}

void apply(Game& game, const CommandTaken& e) {
    auto& recipient = the_stand(game, e.recipient);
    recipient.company = e.company;
    recipient.own_company = e.own_company;
}

}  // namespace game
