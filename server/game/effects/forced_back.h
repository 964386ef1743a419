#pragma once
#include <vector>

#include "game/core/course.h"
#include "game/hits/messages.h"

/// Stands that are forced back, all at once. [FB, FB-13, S-53, S-62, TRANS-07 .. TRANS-10]
namespace game {

/// Each by itself, away from enemies as they stood `before`; riders dismount first.
void force_back_all(Course& course, const Game& before, std::vector<StandId> stands, Cause cause);
/// A place in contact was left: enemies that touched it may occupy it in 5C. [S-64]
void vacate(Course& course, const Game& before, const Stand& left);

}  // namespace game
