#pragma once
#include <vector>

#include "game/core/course.h"
#include "game/hits/messages.h"

/// What becomes of those aboard a vehicle that is lost. [PASS-04 .. PASS-07, S-25, S-28]
namespace game {

/// Under fire each takes one hit; else all get out. Who is forced back is added to `forced`, from
/// the place where the vehicle was lost. Who saw the vehicle sees them. [S-79]
void lose_vehicle_under(Course& course, const std::vector<StandId>& aboard, const Stand& vehicle,
                        Cause cause, std::vector<StandId>& forced);
bool is_by_fire(Cause cause);

}  // namespace game
