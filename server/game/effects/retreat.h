#pragma once
#include <vector>

#include "game/core/state.h"

/// The way that a stand goes when it is forced back. [FB-01 .. FB-12, S-53]
namespace game {

struct Retreat {
    std::vector<Point> path;  ///< start first; one point when it cannot move
    Facing facing;
    bool off_table = false;
    bool is_stopped = false;        ///< by somebody or something that its side did not know of
    std::vector<StandId> ran_into;  ///< unseen enemies on whom it would have ended [S-23]
    bool gets_away = true;          ///< farther from the enemy it flees, or no enemy
};
/// `before`: enemies as they stood before the results of this step. [S-62]
Retreat retreat_of(const Game& now, const Game& before, const Stand& stand);

}  // namespace game
