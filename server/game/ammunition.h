#pragma once
#include "base/result.h"
#include "game/state.h"

/// Ammunition that runs out and comes again. [ADV-AMMO, ADV-FLAME, S-70, S-84, S-85]
namespace game {

// events
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

/// Can this line not be fired for want of ammunition? `line`: of the lines that it uses now.
bool is_out_of_ammunition(const Game& game, const Stand& stand, std::size_t line);
/// Firings that are left of what is counted; nothing of all else. `line`: of its own type.
std::optional<int> rounds_left(const Game& game, const Stand& stand, std::size_t line);
/// By the referee: every line but small arms.
std::vector<Ammunition> emptied(const Game& game, const Stand& stand);

}  // namespace game
