#pragma once
#include "game/course.h"

/// Guns that their crews leave, or take along. [ABND-01 .. ABND-04, TRANS-07 .. TRANS-10, R-33]
namespace game {

/// What goes back when this stand is forced back: itself without its gun, or its tow with gun and
/// crew.
StandId leave_gun(Course& course, StandId crew, Cause cause);
/// A gun lost with its tow, while its crew lives. [S-25]
void lose_towed_gun(Course& course, StandId crew, Point at, Facing facing);

}  // namespace game
