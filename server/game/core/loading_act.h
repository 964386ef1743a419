#pragma once
#include "base/geometry.h"
#include "base/ids.h"

namespace game {

/// What a vehicle took up or set down on its way this turn. [S-50]
struct LoadingAct {
    StandId stand;
    bool set_down = false;
    int path_points = 0;  ///< of the vehicle's path till then; 0: before it moved
    Point at;             ///< where the stand was till then
    Facing facing;
    bool seen = false;  ///< there, by the enemy
    bool operator==(const LoadingAct&) const = default;
};

}  // namespace game
