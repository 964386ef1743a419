#include "game/transport_facts.h"

#include <algorithm>

#include "game/decide.h"
#include "game/movement_facts.h"
#include "rules/movement_limits.h"
#include "rules/transport.h"

namespace game {

std::vector<const Stand*> aboard_of(const Game& game, StandId vehicle) {
    std::vector<const Stand*> found;
    for (const auto& stand : game.stands)
        if (stand.presence == Presence::Aboard && stand.aboard == vehicle) found.push_back(&stand);
    return found;
}

Result<void> has_half_left(const Game& game, const Stand& stand) {
    auto budget = budget_for(game, stand);
    budget.halves_spent += rules::kLoadingHalves;
    if (budget.max_factor == 0 || budget.halves_spent > 2 ||
        !rules::affordable(mover_for(game, stand), budget, stand.spent))
        return refuse("no_movement_left", "Loading takes half of the movement.", {"TRANS-04"});
    return {};
}

bool may_be_set_down(const Game& game, const Stand& stand, Point at, Facing facing) {
    const auto base = base_at(stand, at, facing);
    if (!rules::on_table(game.scenario.field, base)) return false;
    if (!may_stand_on(game, stand, at)) return false;
    auto others = known_wreck_bases(game, stand.side);
    for (const auto& other : game.stands)
        if (other.id != stand.id && is_placed(other) && (other.side == stand.side || other.visible))
            others.push_back(base_of(game, other));
    return rules::may_end_at(base, others);
}

std::vector<Point> places_beside(const Game& game, const Stand& stand, const Stand& other,
                                 std::size_t at_most) {
    std::vector<Point> places;
    const auto other_base = base_of(game, other);
    for (int eighth = 0; eighth < 8 && places.size() < at_most; ++eighth) {
        const auto direction = turned(other.facing.millidegrees + 180000 + eighth * 45000);
        for (auto away = 0.5_in; away <= 2.5_in; away += 0.05_in) {
            const auto at = ahead(other.at, direction, away);
            const auto base = base_at(stand, at, other.facing);
            if (polygons_overlap(base, other_base)) continue;
            if (in_contact(game, base, other_base) &&
                may_be_set_down(game, stand, at, other.facing))
                places.push_back(at);
            break;
        }
    }
    return places;
}

bool touches_enemy(const Game& game, const Stand& stand) {
    return std::ranges::any_of(game.stands, [&](const Stand& enemy) {
        return enemy.side != stand.side && on_table(enemy) && in_contact(game, stand, enemy);
    });
}

bool may_leave_table(const Game& game, const Stand& vehicle) {
    if (game.scenario.options.transport_removal == rules::TransportRemoval::Off) return false;
    return on_table(vehicle) && line_of(game, vehicle).transport && !vehicle.carried.empty() &&
           aboard_of(game, vehicle.id).empty();
}

}  // namespace game
