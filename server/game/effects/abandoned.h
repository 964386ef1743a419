#pragma once
#include <vector>

#include "game/core/course.h"
#include "game/hits/messages.h"

/// Guns that their crews leave, or take along. [ABND-01 .. ABND-04, TRANS-07 .. TRANS-10, R-33]
namespace game {

/// What goes back when this stand is forced back: itself without its gun, or its tow with gun and
/// crew.
StandId leave_gun(Course& course, StandId crew, Cause cause);
/// A gun lost with its tow, while its crew lives. [S-25]
void lose_towed_gun(Course& course, StandId crew, Point at, Facing facing);
/// Guns that this stand touches or runs over on its way, if they are the enemy's. [ABND-03]
void lose_guns_on_way(Course& course, StandId id, const std::vector<Point>& path);
/// Guns that any enemy touches. [ABND-03]
void lose_guns_in_contact(Course& course);

}  // namespace game
