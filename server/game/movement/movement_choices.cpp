#include <algorithm>
#include <array>
#include <functional>

#include "game/command/orders_in_force.h"
#include "game/core/refusals.h"
#include "game/ground/movement_facts.h"
#include "game/movement/choices.h"
#include "game/movement/messages.h"
#include "game/movement/movement.h"
#include "rules/movement.h"
#include "rules/movement_ground.h"

namespace game {
namespace {

constexpr auto kShortening = 0.25_in;

Inches left_of(const rules::Budget& budget, Inches allowance) {
    return rules::granted(budget, allowance) * (2 - budget.halves_spent) / 2;
}

/// As much of the minimum as friends leave room for. [S-24]
std::optional<std::vector<Point>> path_to_hindrance(const Game& game, const Stand& stand,
                                                    Inches least) {
    for (auto reach = least - kShortening; reach >= kShortening; reach -= kShortening) {
        MoveStand move{stand.id, way_ahead(game, stand, reach)};
        if (may_move(game, stand.side, move)) return move.path;
    }
    return std::nullopt;
}

/// Along the arrow, the longest first: as far as it may go, shares of that, and the least.
std::vector<std::vector<Point>> ready_paths(const Game& game, const Stand& stand,
                                            const rules::Budget& budget) {
    const auto furthest = farthest_ahead(game, stand, budget);
    auto shortest = budget;
    shortest.max_factor = std::max(budget.min_factor, 1);
    shortest.percent = std::min(budget.percent, 100);
    const auto least = farthest_ahead(game, stand, shortest);
    std::array reaches{furthest, furthest * 5 / 6, furthest * 2 / 3, least, furthest / 3};
    std::ranges::sort(reaches, std::greater{});
    std::vector<std::vector<Point>> paths;
    for (const auto reach : reaches) {
        if (reach < kShortening) continue;
        MoveStand move{stand.id, way_ahead(game, stand, reach)};
        if (move.path.size() < 2) continue;
        if (std::ranges::find(paths, move.path) != paths.end()) continue;
        if (may_move(game, stand.side, move)) paths.push_back(move.path);
    }
    if (paths.empty() && budget.min_factor > 0)
        if (auto path = path_to_hindrance(game, stand, least)) paths.push_back(std::move(*path));
    return paths;
}

bool offers_movement(const Game& game, const Stand& stand) {
    return is_placed(stand) && moves_under_order(game, stand) && !is_manned_gun(game, stand) &&
           !stand.moved;
}

}  // namespace

std::vector<StandId> stands_to_turn(const Game& game, Side side) {
    std::vector<StandId> found;
    const bool in_4a = game.subphase == Subphase::ChangeFacing;
    const bool in_2b = game.subphase == Subphase::PrepFireA || game.subphase == Subphase::PrepFireB;
    if (!in_4a && !in_2b) return found;
    for (const auto* stand : placed_stands(game, side))
        if (in_4a || stays(game, *stand)) found.push_back(stand->id);
    return found;
}

std::vector<OccupyChoice> grounds_to_occupy(const Game& game, Side side) {
    std::vector<OccupyChoice> found;
    if (game.subphase != Subphase::AbandonedGroundA && game.subphase != Subphase::AbandonedGroundB)
        return found;
    for (const auto& ground : game.vacated)
        for (const auto id : ground.may_enter) {
            const auto* stand = own_stand(game, side, id);
            if (stand && decide(game, side, OccupyGround{id, ground.at, stand->facing}))
                found.push_back({id, ground.at});
        }
    return found;
}

std::vector<CostRow> movement_costs(const Game& game, Side side) {
    std::vector<CostRow> costs;
    const auto moves = [&](const Stand& stand) {
        return stand.side == side && offers_movement(game, stand);
    };
    if (!is_movement(game) || std::ranges::none_of(game.stands, moves)) return costs;
    for (const auto mobility :
         {rules::Mobility::Personnel, rules::Mobility::Tracked, rules::Mobility::Wheeled})
        for (const auto& row : rules::kTerrainChart) {
            const auto factor = [&](rules::AtFord at_ford) {
                return rules::terrain_factor(mobility, row.terrain, at_ford).value_or(0);
            };
            costs.push_back({mobility, row.terrain, factor(rules::AtFord::No),
                             factor(rules::AtFord::Yes), rules::least_crossing(row.terrain)});
        }
    return costs;
}

std::optional<MoveChoice> move_choice(const Game& game, const Stand& stand) {
    if (!is_movement(game) || !offers_movement(game, stand)) return std::nullopt;
    const auto budget = budget_for(game, stand);
    const auto mover = mover_for(game, stand);
    MoveChoice choice;
    choice.stand = stand.id;
    choice.chit = *effective_order(game, stand);
    choice.arrow = arrow_of(game, stand);
    choice.mobility = mover.mobility;
    choice.least = mover.cross_country * budget.min_factor * std::min(budget.percent, 100) / 100;
    choice.most = left_of(budget, mover.cross_country);
    choice.most_road = left_of(budget, mover.road);
    choice.weather_factor = mover.weather_factor;
    choice.road_only = budget.road_only;
    choice.paths = ready_paths(game, stand, budget);
    return choice;
}

/// Pinned or disengaging, it keeps away from enemies wherever they are; on a Road March the road
/// leads where it leads. [MOVE-20, ORD-50, ADV-RM-04]
LookedAt looked_at(const Game& game, const Stand& stand, const MoveChoice& choice) {
    if (choice.road_only) return {};
    return {box_around(way_ahead(game, stand, std::max(choice.most, choice.most_road))),
            stand.state >= MoraleState::Pinned || choice.chit == OrderChit::Disengage};
}

}  // namespace game
