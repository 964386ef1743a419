#include "game/core/sight.h"

#include <algorithm>
#include <utility>

#include "base/exact.h"
#include "rules/indirect_fire.h"
#include "rules/weather_chart.h"

namespace game {
namespace {

Polygon outline_of(const Template& smoke) {
    const auto square = rules::burst_area(smoke.centre, smoke.size);
    return {square.begin(), square.end()};
}

void add_smoke(const Game& game, std::vector<rules::SightObstacle>& obstacles) {
    for (const auto& marker : game.templates)
        if (marker.kind == rules::MissionKind::Smoke)
            obstacles.push_back(rules::smoke_obstacle(outline_of(marker)));
}

}  // namespace

std::vector<rules::SightObstacle> sight_obstacles(const Game& game) {
    std::vector<rules::SightObstacle> obstacles;
    add_smoke(game, obstacles);
    for (const auto& wreck : game.wrecks)
        obstacles.push_back(rules::wreck_obstacle(base_of(wreck)));
    return obstacles;
}

std::vector<rules::SightObstacle> known_obstacles(const Game& game, Side side) {
    std::vector<rules::SightObstacle> obstacles;
    add_smoke(game, obstacles);
    const auto& seen = knowledge_of(game, watcher_of(side)).wrecks_seen;
    for (const auto& wreck : game.wrecks)
        if (std::ranges::find(seen, wreck.id) != seen.end())
            obstacles.push_back(rules::wreck_obstacle(base_of(wreck)));
    return obstacles;
}

std::optional<Inches> sight_limit(const Game& game, const Stand& target) {
    const bool fired = target.fired_in.has_value() ||
                       (target.fired_last_turn && !has_begun(game, Subphase::Spotting));
    return rules::sight_limit(
        {.max_visibility = game.max_visibility, .night = game.night, .target_fired = fired});
}

std::optional<Inches> sight_limit(const Game& game) { return game.max_visibility; }

bool is_within(std::optional<Inches> limit, const Corners& from, const Corners& to) {
    return !limit || polygons_within(from, to, *limit);
}

rules::SightEnd sight_end_of(const Game& game, const Stand& stand) {
    return rules::sight_end(game.scenario.field, base_of(game, stand));
}

rules::SightEnd sight_end_at(const Game& game, const Stand& stand, Point at, Facing facing) {
    return rules::sight_end(game.scenario.field, base_at(stand, at, facing));
}

void sort_nearest_first(std::vector<const Stand*>& stands, Point from) {
    std::ranges::sort(stands, {}, [&](const Stand* stand) {
        return std::pair{dot(stand->at - from, stand->at - from), stand->id};
    });
}

Lookout::Lookout(const Game& game, const Stand& stand, std::vector<rules::SightObstacle> in_the_way)
    : game_(game), stand_(stand), from_(sight_end_of(game, stand)),
      in_the_way_(std::move(in_the_way)) {}

bool Lookout::sees(const Stand& other) const {
    return sees(sight_end_of(game_, other), sight_limit(game_, other));
}

bool Lookout::sees(Point place) const {
    return sees(rules::sight_end(game_.scenario.field, place), sight_limit(game_));
}

bool Lookout::sees(const rules::SightEnd& to, std::optional<Inches> limit) const {
    return is_within(limit, from_.base, to.base) &&
           rules::sight(game_.scenario.field, from_, to, in_the_way_, game_.scenario.options);
}

std::vector<const Stand*> Lookout::enemies() const {
    auto found = visible_enemies(game_, stand_.side);
    sort_nearest_first(found, stand_.at);
    return found;
}

SeenEnemies::SeenEnemies(const Game& game, const Stand& stand,
                         std::vector<rules::SightObstacle> in_the_way)
    : game_(game), stand_(stand), in_the_way_(std::move(in_the_way)) {
    auto enemies = visible_enemies(game, stand.side);
    sort_nearest_first(enemies, stand.at);
    for (const auto* enemy : enemies)
        enemies_.push_back({sight_end_of(game, *enemy), sight_limit(game, *enemy)});
}

bool SeenEnemies::lose_sight_of(Point at, Facing facing) const {
    const auto place = sight_end_at(game_, stand_, at, facing);
    return std::ranges::none_of(enemies_, [&](const Enemy& enemy) {
        return is_within(enemy.limit, place.base, enemy.end.base) &&
               rules::sight(game_.scenario.field, place, enemy.end, in_the_way_,
                            game_.scenario.options);
    });
}

bool in_sight(const Game& game, const Stand& a, const Stand& b) {
    return Lookout(game, a, sight_obstacles(game)).sees(b);
}

bool in_sight(const Game& game, const Stand& a, Point place) {
    return Lookout(game, a, sight_obstacles(game)).sees(place);
}

bool in_known_sight(const Game& game, const Stand& a, Point place) {
    return Lookout(game, a, known_obstacles(game, a.side)).sees(place);
}

bool out_of_known_sight(const Game& game, const Stand& stand) {
    return SeenEnemies(game, stand, known_obstacles(game, stand.side))
        .lose_sight_of(stand.at, stand.facing);
}

}  // namespace game
