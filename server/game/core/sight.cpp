#include "game/core/sight.h"

#include <algorithm>

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

namespace {

using Obstacles = std::vector<rules::SightObstacle>;

bool sees(const Game& game, const Stand& a, const Stand& b, const Obstacles& in_the_way) {
    const auto from = sight_end_of(game, a), to = sight_end_of(game, b);
    return is_within(sight_limit(game, b), from.base, to.base) &&
           rules::sight(game.scenario.field, from, to, in_the_way, game.scenario.options);
}

bool sees(const Game& game, const Stand& a, Point place, const Obstacles& in_the_way) {
    const auto from = sight_end_of(game, a), to = rules::sight_end(game.scenario.field, place);
    return is_within(sight_limit(game), from.base, to.base) &&
           rules::sight(game.scenario.field, from, to, in_the_way, game.scenario.options);
}

bool sees_no_enemy(const Game& game, const Stand& stand, const Obstacles& in_the_way) {
    return std::ranges::none_of(visible_enemies(game, stand.side), [&](const Stand* enemy) {
        return sees(game, stand, *enemy, in_the_way);
    });
}

}  // namespace

bool in_sight(const Game& game, const Stand& a, const Stand& b) {
    return sees(game, a, b, sight_obstacles(game));
}

bool in_sight(const Game& game, const Stand& a, Point place) {
    return sees(game, a, place, sight_obstacles(game));
}

bool out_of_sight(const Game& game, const Stand& stand) {
    return sees_no_enemy(game, stand, sight_obstacles(game));
}

bool in_known_sight(const Game& game, const Stand& a, Point place) {
    return sees(game, a, place, known_obstacles(game, a.side));
}

bool out_of_known_sight(const Game& game, const Stand& stand) {
    return sees_no_enemy(game, stand, known_obstacles(game, stand.side));
}

}  // namespace game
