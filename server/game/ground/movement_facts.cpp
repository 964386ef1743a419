#include "game/ground/movement_facts.h"

#include <algorithm>

#include "game/cards/cards_in_force.h"
#include "game/command/orders_in_force.h"
#include "game/ground/obstacle_facts.h"
#include "rules/movement.h"
#include "rules/movement_limits.h"
#include "rules/orders_chart.h"
#include "rules/road_march.h"

namespace game {

bool is_manned_gun(const Game& game, const Stand& stand) {
    return line_of(game, stand).gun_class != rules::GunClass::None && !stand.crew_left_gun;
}

namespace {

/// With what the weather and known obstacles cost. [S-02, S-82]
rules::Mover as_things_are(const Game& game, const Stand& stand, rules::Mover mover) {
    if (mover.mobility == rules::Mobility::Wheeled)
        mover.weather_factor = game.wheeled_factor.value_or(1);
    return as_known(std::move(mover), game, stand.side);
}

}  // namespace

rules::Mover mover_for(const Game& game, const Stand& stand) {
    return as_things_are(game, stand, rules::mover_of(line_of(game, stand)));
}

rules::Mover fugitive_for(const Game& game, const Stand& stand) {
    return as_things_are(game, stand, rules::driven_back(line_of(game, stand)));
}

rules::Budget budget_for(const Game& game, const Stand& stand) {
    rules::Budget budget{0, 0, 0, false, 100};
    if (const auto chit = effective_order(game, stand); chit && moves_under_order(game, stand)) {
        const auto& row = rules::allows(*chit);
        budget = {row.min_factor, row.max_factor, stand.halves_spent, *chit == OrderChit::RoadMarch,
                  card_percent(game, stand)};
    }
    return budget;
}

bool stays(const Game& game, const Stand& stand) {
    const auto chit = order_for_fire(game, stand);
    return !chit || rules::allows(*chit).max_factor == 0;
}

Facing arrow_of(const Game& game, const Stand& stand) {
    const auto* order = order_followed_by(game, stand);
    return order ? order->arrow : stand.facing;
}

Facing final_facing(const Game& game, const Stand& stand, const std::vector<Point>& path) {
    const bool marches = effective_order(game, stand) == OrderChit::RoadMarch && path.size() > 1;
    return marches ? bearing(path[path.size() - 2], path.back()) : arrow_of(game, stand);
}

std::vector<Point> way_ahead(const Game& game, const Stand& stand, Inches distance) {
    const auto arrow = arrow_of(game, stand);
    if (effective_order(game, stand) == OrderChit::RoadMarch)
        return rules::way_along_road(game.scenario.field, stand.at, arrow, distance);
    return {stand.at, ahead(stand.at, arrow, distance)};
}

Inches farthest_ahead(const Game& game, const Stand& stand, const rules::Budget& budget) {
    const auto mover = mover_for(game, stand);
    if (budget.road_only) return rules::granted(budget, mover.road);
    return rules::reach_along(game.scenario.field, mover, budget, stand.at, arrow_of(game, stand));
}

std::vector<Corners> visible_enemy_bases(const Game& game, Side side) {
    std::vector<Corners> bases;
    for (const auto* enemy : visible_enemies(game, side)) bases.push_back(base_of(game, *enemy));
    return bases;
}

const Stand* closest_visible_enemy(const Game& game, const Stand& stand) {
    const Stand* closest = nullptr;
    Inches nearest;
    const auto base = base_of(game, stand);
    for (const auto* enemy : visible_enemies(game, stand.side)) {
        const auto distance = polygon_distance(base, base_of(game, *enemy));
        if (closest && distance >= nearest) continue;
        closest = enemy;
        nearest = distance;
    }
    return closest;
}

bool leads_away(const Game& game, const Stand& stand, const std::vector<Point>& path) {
    const auto* enemy = closest_visible_enemy(game, stand);
    if (!enemy) return true;
    const auto base = base_of(game, *enemy);
    return rules::arrow_leads_away(stand.at, arrow_of(game, stand), base) &&
           rules::never_closer(path, base);
}

}  // namespace game
