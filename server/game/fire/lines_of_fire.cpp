#include "game/fire/lines_of_fire.h"

#include <algorithm>

#include "game/core/bodies.h"
#include "game/core/sight.h"
#include "game/fire/fire_facts.h"

namespace game {

std::vector<StandId> LinesOfFire::forget(const std::vector<Box>& places) {
    std::vector<StandId> firers;
    if (places.empty()) return firers;
    for (auto& [firer, lines] : looked_) {
        const auto gone = std::erase_if(lines, [&](const auto& looked) {
            return std::ranges::any_of(
                places, [&](const Box& place) { return boxes_touch(place, looked.second.across); });
        });
        if (gone > 0) firers.push_back(firer);
    }
    return firers;
}

void LinesOfFire::follow(const Game& game, Side side) {
    auto obstacles = known_obstacles(game, side);
    if (obstacles == obstacles_) return;
    obstacles_ = std::move(obstacles);
    forget_all();
}

bool LinesOfFire::has(const Game& game, const Stand& firer, const Corners& target) {
    const auto [place, is_new] = looked_[firer.id].try_emplace(target);
    auto& line = place->second;
    if (is_new) {
        const auto from = base_of(game, body_of(game, firer));
        std::vector<Point> both{from.begin(), from.end()};
        both.insert(both.end(), target.begin(), target.end());
        line = {box_around(both), has_line_of_fire(game, obstacles_, firer, target)};
    }
    return line.is_free;
}

}  // namespace game
