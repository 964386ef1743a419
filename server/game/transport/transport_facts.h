#pragma once
#include "game/core/state.h"

/// Who carries whom, and what loading takes. [TRANS, S-25, S-26, S-27]
namespace game {

/// Half of this turn's movement is still there for loading. [TRANS-04, TRANS-06]
Result<void> has_half_left(const Game& game, const Stand& stand);
/// Unloaded, nobody aboard, and this battle takes such off the table: it may go. [S-26]
bool may_leave_table(const Game& game, const Stand& vehicle);

}  // namespace game
