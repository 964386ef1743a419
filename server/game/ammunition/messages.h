#pragma once
#include <optional>
#include <string>
#include <vector>

#include "game/core/state.h"

/// Ammunition that runs out and comes again. [ADV-AMMO, ADV-FLAME, S-70, S-84, S-85] What is asked
/// and what happens.
namespace game {

/// What a firing used up of ammunition that is counted, or a natural 1 of any; for its owner alone.
/// [S-41]
struct AmmunitionUsed {
    StandId stand;
    int line = 0;  ///< that fired
    std::string weapon;
    rules::Working working;
    int needs = 0;
    std::vector<int> dice = {};  ///< one for each natural 1 [S-70]
    bool depleted = false;
    std::optional<int> rounds_left = {};
    std::vector<Ammunition> left = {};  ///< of the lines concerned, from now on
};
/// Every weapon that could be, at once. [ADV-AMMO-07]
struct Resupplied {
    StandId stand;
    std::vector<Ammunition> left = {};
};

}  // namespace game
