#pragma once
#include <vector>

#include "game/movement/messages.h"

/// A path as it is really gone. [MOVE-15, MOVE-16, S-23]
namespace game {

/// The path as it is really gone: cut at contact with whatever stands in the way, seen or not.
/// [MOVE-15, MOVE-16, S-23]
StandMoved run_path(const Game& game, const Stand& stand, const std::vector<Point>& path);

}  // namespace game
