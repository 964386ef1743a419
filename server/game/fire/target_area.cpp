#include "game/fire/target_area.h"

#include <array>
#include <optional>

#include "game/core/bodies.h"
#include "game/fire/shot_working.h"

namespace game {

bool is_in_area(const Game& game, Point centre, const Corners& base) {
    const std::array<Point, 1> middle{centre};
    return polygons_within(base, middle, game.scenario.options.sa_area_diameter / 2);
}

namespace {

/// Where this enemy would be hit, if that may be in the area.
std::optional<ShotPlace> place_near(const Game& game, const TargetArea& area, const Stand& enemy) {
    if (enemy.side == area.firer.side || !enemy.visible) return std::nullopt;
    if (enemy.id == area.target.id) return area.place;
    const auto reach = game.scenario.options.sa_area_diameter / 2 + kBeyondContact;
    if (!within(body_of(game, enemy).at, area.place.at, reach)) return std::nullopt;
    if (!on_table(enemy) && !is_rider(game, enemy)) return std::nullopt;
    return place_of_target(game, enemy, area.kind, std::nullopt);
}

}  // namespace

std::vector<rules::CoverSeen> covers_seen(const Game& game, const TargetArea& area,
                                          const FireAt& fire) {
    std::vector<rules::CoverSeen> found;
    const std::array<Point, 1> centre{area.place.at};
    const auto firer_at = body_of(game, area.firer).at;
    for (const auto& enemy : game.stands) {
        const auto place = place_near(game, area, enemy);
        if (!place || !is_in_area(game, area.place.at, place->base)) continue;
        const auto kind = line_of(game, enemy).kind;
        if (!fire.harms(kind) || !fire.has_line(place->base)) continue;
        const auto cover = cover_at(game, enemy, *place, firer_at);
        found.push_back({.stand = enemy.id,
                         .cover = rules::cover_that_counts(kind, cover, game.scenario.options),
                         .distance = polygon_distance(place->base, centre),
                         .is_target = enemy.id == area.target.id});
    }
    return found;
}

}  // namespace game
