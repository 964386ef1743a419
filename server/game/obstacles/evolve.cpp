#include "game/obstacles/obstacles.h"

namespace game {
namespace {

rules::Obstacle& the_obstacle(Game& game, int number) {
    return game.scenario.field.obstacles[static_cast<std::size_t>(number)];
}

}  // namespace

void apply(Game& game, const ObstacleSeen& e) {
    auto& seen = knowledge_of(game, e.watcher).obstacles_seen;
    std::erase(seen, e.obstacle);
    if (!e.gone) seen.push_back(e.obstacle);
}

void apply(Game& game, const ObstacleCleared& e) {
    the_obstacle(game, e.obstacle).turns_to_clear = e.left;
    the_obstacle(game, e.obstacle).gone = e.left == 0;
}

/// Whoever is aboard counts as fired at, too. [MOR-06, S-82]
void apply(Game& game, const MineAttack& e) {
    for (auto& stand : game.stands)
        stand.fired_at = stand.fired_at || stand.id == e.stand || stand.aboard == e.stand;
    auto& stand = the_stand(game, e.stand);
    stand.mines_entered.push_back(e.obstacle);
    stand.finished_moving = stand.finished_moving || e.stops;
}

void apply(Game& game, const ObstacleAdded& e) {
    game.scenario.field.obstacles.push_back(e.obstacle);
}

void apply(Game& game, const ObstacleRemoved& e) { the_obstacle(game, e.obstacle).gone = true; }

}  // namespace game
