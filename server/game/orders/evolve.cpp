#include <algorithm>

#include "base/contains.h"
#include "game/orders/forms.h"
#include "game/orders/orders.h"

namespace game {

/// During set-up the order is still a placed one. [S-01]
void apply(Game& game, const FormDeclared& e) {
    for (auto* orders : {&game.placed, &game.orders})
        for (auto& order : *orders)
            if (order.id == e.order) {
                order.chit = e.form;
                order.plain = e.plain;
                order.revealed = true;
            }
}

/// A new fieldwork is its side's to know. [S-67]
void apply(Game& game, const Entrenched& e) {
    if (e.cover == rules::Cover::None) return;
    auto& works = game.scenario.field.fieldworks;
    const auto number = static_cast<std::size_t>(e.fieldwork);
    if (number == works.size()) {
        works.push_back({e.cover, e.outline, box_around(e.outline)});
        const auto side = the_stand(game, e.stand).side;
        knowledge_of(game, watcher_of(side)).fieldworks_seen.push_back(e.fieldwork);
    }
    works[number].cover = e.cover;
}

/// It has no order and nobody knows of it. [S-69]
void apply(Game& game, const Regrouped& e) {
    auto& stand = the_stand(game, e.stand);
    stand.presence = Presence::OnTable;
    stand.at = e.at;
    stand.facing = e.facing;
    stand.state = e.state;
    stand.pinned_in_turn = e.pinned_in_turn;
    stand.aboard = {};
    stand.limbered = stand.crew_left_gun = stand.suppressed = stand.visible = false;
    stand.may_not_move = true;
    stand.path.clear();
    stand.lost_in_turn.reset();
    the_stand(game, e.gone).gone_for_good = true;
}

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

void apply(Game& game, const OrderSet& e) {
    for (auto& order : game.orders) {
        std::erase(order.followers, e.stand);
        std::erase(order.overwatch, e.stand);
        std::erase(order.plain, e.stand);
    }
    auto& form = the_stand(game, e.stand).form;
    form.reset();
    if (!e.order) return;
    if (is_form(e.order->chit) && e.order->revealed) form = e.order->chit;
    game.orders.push_back(*e.order);
    std::ranges::sort(game.orders, {}, &Order::id);
    game.next_order[static_cast<std::size_t>(e.order->side)] =
        static_cast<std::uint16_t>(e.order->id.value + 1);
}

void apply(Game& game, const ReserveDeclared& e) {
    std::erase_if(game.reserves_declared,
                  [&](const ReservePlan& plan) { return plan.stand == e.plan.stand; });
    const auto place =
        std::ranges::lower_bound(game.reserves_declared, e.plan.stand, {}, &ReservePlan::stand);
    game.reserves_declared.insert(place, e.plan);
}

/// It has come from somewhere: it is not camouflaged. [S-75]
void apply(Game& game, const ReservePlaced& e) {
    auto& stand = the_stand(game, e.stand);
    stand.presence = Presence::OnTable;
    stand.at = e.at;
    stand.facing = e.facing;
    stand.camouflaged = false;
    std::erase_if(game.reserves_declared,
                  [&](const ReservePlan& plan) { return plan.stand == e.stand; });
}

}  // namespace game
