#include "rules/suppression.h"

#include <algorithm>

#include "game/core/sight.h"
#include "game/effects/effects.h"
#include "rules/cover_lines.h"

namespace game {

/// One marker or several make no difference; it lowers fire and sight and forbids nothing.
/// [SUPP-01, SUPP-10, SUPP-11, SUPP-12]
void suppress(Course& course, StandId stand, SuppressedBy by) {
    const auto* target = find_stand(course.game(), stand);
    if (!target || target->suppressed || is_lost(target->presence)) return;
    course.happen(StandSuppressed{stand, by});
}

namespace {

/// The cheap questions first; the line of sight last. [SUPP-06, SUPP-07, SUPP-08, R-04, R-05]
bool suppresses(const Game& game, const Stand& enemy, const Stand& vehicle) {
    if (enemy.side == vehicle.side || !on_table(enemy) || !enemy.visible) return false;
    const auto base = base_of(game, enemy);
    rules::Proximity proximity{.vehicle = line_of(game, vehicle).kind,
                               .enemy = line_of(game, enemy).kind,
                               .enemy_state = enemy.state};
    proximity.within_12 = polygons_within(base, base_of(game, vehicle), rules::kCloseProximity);
    if (!proximity.within_12) return false;
    proximity.enemy_cover = rules::cover_towards(game.scenario.field, base, vehicle.at);
    proximity.enemy_visible = true;
    return rules::suppressed_by_proximity(proximity) && in_sight(game, vehicle, enemy);
}

}  // namespace

void suppress_near_personnel(Course& course) {
    std::vector<StandId> found;
    const auto& game = course.game();
    for (const auto& vehicle : game.stands) {
        if (!on_table(vehicle) || vehicle.suppressed) continue;
        if (!rules::is_vehicle(line_of(game, vehicle).kind)) continue;
        if (std::ranges::any_of(game.stands,
                                [&](const Stand& s) { return suppresses(game, s, vehicle); }))
            found.push_back(vehicle.id);
    }
    for (const auto id : found) suppress(course, id, SuppressedBy::Proximity);
}

}  // namespace game
