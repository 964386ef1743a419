#pragma once
#include <initializer_list>

#include "game/core/state.h"

/// Refusals that every chapter shares.
namespace game {

/// Refusals that every chapter shares. Null: the stand is this side's and lives. One answer for "no
/// such stand" and "not yours". [REL-28]
const Stand* own_stand(const Game& game, Side side, StandId id);
tl::unexpected<Refusal> no_such_stand_of_yours();
tl::unexpected<Refusal> wrong_subphase(const Game& game, std::initializer_list<Subphase> needed);

}  // namespace game
