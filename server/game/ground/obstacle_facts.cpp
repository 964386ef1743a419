#include "game/ground/obstacle_facts.h"

#include "base/contains.h"
#include "base/farthest.h"
#include "game/core/paths.h"
#include "rules/movement.h"

namespace game {

bool knows_obstacle(const Game& game, Side side, int obstacle) {
    return contains(knowledge_of(game, watcher_of(side)).obstacles_seen, obstacle);
}

rules::Mover as_known(rules::Mover mover, const Game& game, Side side) {
    mover.ignores.clear();
    for (std::size_t i = 0; i < game.scenario.field.obstacles.size(); ++i)
        if (!knows_obstacle(game, side, static_cast<int>(i))) mover.ignores.push_back(i);
    return mover;
}

rules::Mover as_it_is(rules::Mover mover, const Game& game) {
    mover.ignores.clear();
    for (std::size_t i = 0; i < game.scenario.field.obstacles.size(); ++i)
        if (game.scenario.field.obstacles[i].gone) mover.ignores.push_back(i);
    return mover;
}

bool touches(const Game& game, const Stand& stand, const rules::Obstacle& obstacle) {
    return in_contact(game, base_of(game, stand), obstacle.outline);
}

Inches run_over_obstacles(const Game& game, const Walk& walk, const std::vector<Point>& path) {
    const auto whole = length_of(path);
    const auto mover = as_it_is(walk.mover, game);
    if (mover.ignores == as_known(walk.mover, game, walk.side).ignores) return whole;
    const auto reaches = [&](Inches run) {
        const auto cost =
            rules::path_cost(game.scenario.field, mover, walk.facing, cut_after(path, run),
                             walk.budget, game.scenario.options);
        return !cost.stop && rules::affordable(mover, walk.budget, walk.spent + cost.total());
    };
    if (reaches(whole)) return whole;
    // Short of the border: what is shorter than a hair costs nothing.
    constexpr auto kHair = 0.003_in;
    const auto run = farthest(whole, reaches);
    return run > kHair ? run - kHair : 0_in;
}

}  // namespace game
