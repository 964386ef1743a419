#include "game/fire/lines_of_fire.h"

#include <algorithm>

#include "game/core/bodies.h"
#include "game/core/sight.h"
#include "game/fire/fire_facts.h"

namespace game {

namespace {

Point centre_of(const Corners& base) {
    return {(base[0].x + base[2].x) / 2, (base[0].y + base[2].y) / 2};
}

}  // namespace

/// The line is as wide as the bases at its ends, and what stands in its way reaches to it.
std::vector<StandId> LinesOfFire::forget(const std::vector<Point>& places) {
    std::vector<StandId> firers;
    if (places.empty()) return firers;
    for (auto& [firer, lines] : looked_) {
        const auto gone = std::erase_if(lines, [&](const auto& looked) {
            return std::ranges::any_of(places, [&](Point place) {
                return on_polyline(place, looked.second.centres, kBeyondContact);
            });
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
    if (is_new)
        line = {
            {body_of(game, firer).at, centre_of(target)},
            has_line_of_fire(game, obstacles_, firer, target)
        };
    return line.is_free;
}

}  // namespace game
