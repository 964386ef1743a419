#pragma once
#include <vector>

#include "game/core/state.h"

/// Which weapon lines a stand uses. [RNG-09, ORD-26]
namespace game {

/// The weapon lines that the stand can use now: its own, or its nation's "other" line. [RNG-09]
const std::vector<rules::WeaponLine>& weapon_lines_of(const Game& game, const Stand& stand);

}  // namespace game
