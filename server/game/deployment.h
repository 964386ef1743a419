#pragma once
#include "game/state.h"

/// Set-up: secret deployment in zones. [S-01, REF-04]
namespace game {

// commands
struct DeployStand {
    StandId stand;
    Point at;
    Facing facing;
};
// events
struct StandDeployed {
    StandId stand;
    Point at;
    Facing facing;
};

}  // namespace game
