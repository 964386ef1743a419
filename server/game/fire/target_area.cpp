#include "game/fire/target_area.h"

#include <array>

#include "game/core/bodies.h"
#include "game/fire/shot_working.h"

namespace game {

bool is_in_area(const Game& game, Point centre, const Corners& base) {
    const std::array<Point, 1> middle{centre};
    return polygons_within(base, middle, game.scenario.options.sa_area_diameter / 2);
}

std::vector<rules::CoverSeen> covers_seen(const Game& game, const TargetArea& area,
                                          const FireAt& fire) {
    std::vector<rules::CoverSeen> found;
    const std::array<Point, 1> centre{area.place.at};
    const auto firer_at = body_of(game, area.firer).at;
    const auto reach = game.scenario.options.sa_area_diameter / 2 + kBeyondContact;
    for (const auto& enemy : game.stands) {
        const bool aimed_at = enemy.id == area.target.id;
        if (enemy.side == area.firer.side || !enemy.visible) continue;
        if (!aimed_at && !within(body_of(game, enemy).at, area.place.at, reach)) continue;
        if (!aimed_at && !on_table(enemy) && !is_rider(game, enemy)) continue;
        const auto place =
            aimed_at ? area.place : place_of_target(game, enemy, area.kind, std::nullopt);
        if (!is_in_area(game, area.place.at, place.base)) continue;
        const auto kind = line_of(game, enemy).kind;
        if (!fire.harms(kind) || !fire.has_line(place.base)) continue;
        const auto cover = cover_at(game, enemy, place, firer_at);
        found.push_back({.stand = enemy.id,
                         .cover = rules::cover_that_counts(kind, cover, game.scenario.options),
                         .distance = polygon_distance(place.base, centre),
                         .is_target = aimed_at});
    }
    return found;
}

}  // namespace game
