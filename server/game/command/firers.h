#pragma once
#include "game/core/state.h"
#include "rules/fire_steps.h"

/// What order, state and former fire let a stand do in a step of fire. [FIRE-09, PREP-02]
namespace game {

/// Order, state, and what the stand has done: no weapon and no target yet.
rules::FireQuery firer_query(const Game& game, const Stand& firer, rules::FireKind kind);
/// Order, state and former fire of this stand, whatever its weapon and target.
Result<void> may_take_part_in_fire(const Game& game, const Stand& firer, rules::FireKind kind);

}  // namespace game
