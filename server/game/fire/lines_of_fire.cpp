#include "game/fire/lines_of_fire.h"

#include "game/core/sight.h"
#include "game/fire/fire_facts.h"

namespace game {

void LinesOfFire::follow(const Game& game, Side side) {
    std::vector<Friend> friends;
    for (const auto& stand : game.stands)
        if (stand.side == side)
            friends.push_back({stand.id, stand.aboard, stand.presence, stand.at, stand.facing});
    auto obstacles = known_obstacles(game, side);
    if (friends == friends_ && obstacles == obstacles_) return;
    friends_ = std::move(friends);
    obstacles_ = std::move(obstacles);
    looked_.clear();
}

bool LinesOfFire::has(const Game& game, const Stand& firer, const Corners& target) {
    const auto [place, is_new] = looked_.try_emplace(Lane{firer.id, target});
    if (is_new) place->second = has_line_of_fire(game, obstacles_, firer, target);
    return place->second;
}

}  // namespace game
