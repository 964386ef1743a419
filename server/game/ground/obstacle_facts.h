#pragma once
#include <vector>

#include "game/core/state.h"
#include "rules/movement.h"

/// What a side knows of obstacles, and what they really do to a path. [REL-25 to REL-27, S-82]
namespace game {

/// As its side plans for it: only obstacles that it knows of count, cleared ones too as long as it
/// does not know that they are gone.
rules::Mover as_known(rules::Mover mover, const Game& game, Side side);
/// As it is: all that stand.
rules::Mover as_it_is(rules::Mover mover, const Game& game);
bool knows_obstacle(const Game& game, Side side, int obstacle);
/// Is its base in contact with it?
bool touches(const Game& game, const Stand& stand, const rules::Obstacle& obstacle);
/// A walk as its side has planned it.
struct Walk {
    Side side = Side::Blue;
    rules::Mover mover;
    rules::Budget budget = {};
    Facing facing;
    rules::Cost spent = {};  ///< before it
};
/// How far it leads over the ground as it is: to the edge of an obstacle that may not be entered,
/// and no farther than the budget pays for. [REL-26]
Inches run_over_obstacles(const Game& game, const Walk& walk, const std::vector<Point>& path);

}  // namespace game
