#include "game/fire/target_area.h"

#include <array>
#include <optional>

#include "game/core/bodies.h"

namespace game {

bool is_in_area(const Game& game, Point centre, const Corners& base) {
    const std::array<Point, 1> middle{centre};
    return polygons_within(base, middle, game.scenario.options.sa_area_diameter / 2);
}

namespace {

/// Where this enemy would be hit, if that may be in the area.
std::optional<ShotPlace> place_near(const Game& game, const Stand& target, const ShotPlace& place,
                                    rules::FireKind kind, const Stand& enemy) {
    if (enemy.side != target.side || !enemy.visible) return std::nullopt;
    if (enemy.id == target.id) return place;
    const auto reach = game.scenario.options.sa_area_diameter / 2 + kBeyondContact;
    if (!within(body_of(game, enemy).at, place.at, reach)) return std::nullopt;
    if (!on_table(enemy) && !is_rider(game, enemy)) return std::nullopt;
    return place_of_target(game, enemy, kind, std::nullopt);
}

}  // namespace

std::vector<InArea> enemies_in_area(const Game& game, const Stand& target, const ShotPlace& place,
                                    rules::FireKind kind) {
    std::vector<InArea> found;
    const std::array<Point, 1> centre{place.at};
    for (const auto& enemy : game.stands) {
        const auto there = place_near(game, target, place, kind, enemy);
        if (!there || !is_in_area(game, place.at, there->base)) continue;
        found.push_back({.stand = enemy.id,
                         .place = *there,
                         .cover = cover_all_round(game, enemy, *there),
                         .distance = polygon_distance(there->base, centre),
                         .is_target = enemy.id == target.id});
    }
    return found;
}

std::vector<rules::CoverSeen> covers_seen(const Game& game, const Stand& firer,
                                          const std::vector<InArea>& area, const FireAt& fire) {
    std::vector<rules::CoverSeen> found;
    const auto firer_at = body_of(game, firer).at;
    for (const auto& enemy : area) {
        const auto kind = enemy.cover.kind;
        if (!fire.harms(kind) || !fire.has_line(enemy.place.base)) continue;
        const auto cover = cover_from(game, enemy.cover, enemy.place, firer_at);
        found.push_back({.stand = enemy.stand,
                         .cover = rules::cover_that_counts(kind, cover, game.scenario.options),
                         .distance = enemy.distance,
                         .is_target = enemy.is_target});
    }
    return found;
}

}  // namespace game
