#pragma once
#include <vector>

#include "game/core/course.h"

/// What a vehicle took up and set down after the point at which Op Fire stopped it. [S-50]
namespace game {

/// A point of a path: the leg it lies on, the earlier one at a corner, and its place.
struct PathPlace {
    std::size_t leg = 0;
    Point at;
};
/// Who got in later stays where it was, who got out is aboard again: the ids of these.
std::vector<StandId> undo_loading(Course& course, StandId vehicle, const PathPlace& stop);

}  // namespace game
