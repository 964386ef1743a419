#include "game/command/order_facts.h"

#include <algorithm>
#include <functional>

#include "game/cards/cards_in_force.h"
#include "game/command/messages.h"
#include "game/core/sight.h"

namespace game {
namespace {

FormationId parent_of(const Game& game, FormationId formation) {
    const auto plan = std::ranges::find(game.scenario.formations, formation, &FormationPlan::id);
    return plan == game.scenario.formations.end() ? FormationId{} : plan->parent;
}

/// Contact, or both aboard the same vehicle. [S-17]
bool are_adjacent(const Game& game, const Stand& a, const Stand& b) {
    if (a.aboard || b.aboard) return a.aboard == b.aboard || a.aboard == b.id || b.aboard == a.id;
    return on_table(a) && on_table(b) && in_contact(game, a, b);
}

bool stands_beside_staff(const Game& game, const Stand& issuer) {
    const auto wanted =
        issuer.issuer == rules::Issuer::Staff ? rules::Issuer::Commander : rules::Issuer::Staff;
    const auto formation = the_company(game, issuer.company).formation;
    return std::ranges::any_of(game.stands, [&](const Stand& other) {
        return other.side == issuer.side && other.issuer == wanted &&
               the_company(game, other.company).formation == formation &&
               can_be_ordered(game, other) && are_adjacent(game, issuer, other);
    });
}

/// In 2D or 2E, aboard a vehicle or as one. [ORD-18, S-17]
bool has_driven(const Game& game, const Stand& issuer) {
    const bool is_vehicle = rules::is_vehicle(line_of(game, issuer).kind);
    return issuer.moved_in_vehicle || (is_vehicle && !issuer.path.empty());
}

/// Stands of one column on a road obey at any distance. [ORD-31]
void add_column(const Game& game, const Order& order, const std::vector<const Stand*>& stands,
                std::vector<StandId>& reached) {
    std::vector<rules::ColumnStand> column;
    column.reserve(stands.size());
    for (const auto* stand : stands) column.push_back({stand->at, base_of(game, *stand)});
    for (const auto index :
         rules::column_at(order.marker, order.arrow, column, game.scenario.field.roads,
                          game.scenario.options.contact_gap))
        if (std::ranges::find(reached, stands[index]->id) == reached.end())
            reached.push_back(stands[index]->id);
}

/// The one that Take Command names. [S-11, S-16]
std::vector<StandId> recipient_in_reach(const Game& game, const Order& order) {
    const auto* recipient = find_stand(game, order.recipient);
    if (!recipient || !on_table(*recipient)) return {};
    if (!is_in_order_reach(game, order.marker, *recipient)) return {};
    return {order.recipient};
}

}  // namespace

bool belongs_to(const Game& game, FormationId formation, FormationId whole) {
    for (auto at = formation; at; at = parent_of(game, at))
        if (at == whole) return true;
    return false;
}

bool can_be_ordered(const Game& game, const Stand& stand) {
    if (stand.presence == Presence::Aboard)
        return can_be_ordered(game, the_stand(game, stand.aboard));
    return is_placed(stand) ||
           (stand.presence == Presence::Reinforcement && stand.entry_turn <= game.turn + 1);
}

int orders_left(const Game& game, const Stand& issuer) {
    const auto placed = std::ranges::count(game.placed, issuer.id, &Order::issuer);
    return 1 + further_orders(game, issuer) - static_cast<int>(placed);
}

std::vector<OrderId> orders_of(const Game& game, StandId issuer) {
    std::vector<OrderId> found;
    for (const auto* orders : {&game.orders, &game.placed})
        for (const auto& order : *orders)
            if (order.issuer == issuer) found.push_back(order.id);
    return found;
}

bool is_subordinate(const Game& game, const Stand& issuer, const Stand& stand) {
    if (issuer.side != stand.side) return false;
    if (issuer.issuer == rules::Issuer::Self) return issuer.id == stand.id;  // ORD-06
    const bool company_level =
        issuer.issuer == rules::Issuer::CompanyPure || issuer.issuer == rules::Issuer::CompanyJoint;
    if (company_level) return issuer.company == stand.company;
    return belongs_to(game, the_company(game, stand.company).formation,
                      the_company(game, issuer.company).formation);
}

int levels_above(const Game& game, const Stand& issuer, const Stand& stand) {
    const auto top = the_company(game, issuer.company).formation;
    int levels = 0;
    for (auto at = the_company(game, stand.company).formation; at && at != top;
         at = parent_of(game, at))
        ++levels;
    return levels;
}

Subordinates subordinates_of(const Game& game, const Stand& issuer) {
    Subordinates found;
    for (const auto& stand : game.stands)
        if (stand.side == issuer.side && stand.presence != Presence::Aboard &&
            can_be_ordered(game, stand) && is_subordinate(game, issuer, stand))
            found.push_back(&stand);
    return found;
}

bool is_in_order_reach(const Game& game, Point marker, const Stand& stand) {
    return within(marker, stand.at, rules::kOrderReach + kBeyondContact) &&
           rules::in_order_reach(marker, base_of(game, stand));
}

/// All subordinates in reach, in sight of the marker or not. [ORD-32, ORD-34]
std::vector<StandId> reached_by(const Game& game, const Order& order) {
    const auto* issuer = find_stand(game, order.issuer);
    if (!issuer) return {};
    if (order.chit == OrderChit::TakeCommand) return recipient_in_reach(game, order);
    return reached_by(game, order, subordinates_of(game, *issuer));
}

std::vector<StandId> reached_by(const Game& game, const Order& order,
                                const Subordinates& subordinates) {
    std::vector<StandId> reached;
    for (const auto* stand : subordinates)
        if (is_in_order_reach(game, order.marker, *stand)) reached.push_back(stand->id);
    if (rules::allows(order.chit).needs_arrow) add_column(game, order, subordinates, reached);
    std::ranges::sort(reached);
    return reached;
}

rules::Permission may_place(const Game& game, const Stand& issuer, OrderChit chit, Point marker) {
    rules::Placement placement;
    placement.issuer = issuer.issuer;
    placement.order = chit;
    placement.state = issuer.state;
    placement.adjacent =
        rules::marker_touches(marker, base_of(game, issuer), game.scenario.options.contact_gap);
    placement.in_los = placement.adjacent || in_known_sight(game, issuer, marker);
    placement.adjacent_to_staff = stands_beside_staff(game, issuer);
    placement.in_moving_vehicle = has_driven(game, issuer);
    placement.joint_order_reach = game.scenario.options.joint_order_reach;
    placement.within_six_inches = is_in_order_reach(game, marker, issuer);
    return rules::order_placement(placement);
}

void cancel_orders_of(Course& course, StandId issuer) {
    for (const auto id : orders_of(course.game(), issuer)) course.happen(OrderCancelled{id});
}

}  // namespace game
