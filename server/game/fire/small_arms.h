#pragma once
#include <vector>

#include "game/core/course.h"
#include "game/fire/messages.h"

/// Small-arms hits, pooled by area and cover and spread over the stands there. [SA-01 .. SA-10]
namespace game {

/// Rolls the results of all spread hits; each shot learns whom it was fired at. [S-48, S-51]
std::vector<HitsDistributed> spread_small_arms(Course& course, rules::FireKind kind,
                                               std::vector<ShotResolved>& shots);

}  // namespace game
