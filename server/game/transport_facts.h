#pragma once
#include "base/result.h"
#include "game/transport.h"

/// Who carries whom, and what loading takes. [TRANS, S-25, S-26, S-27]
namespace game {

std::vector<const Stand*> aboard_of(const Game& game, StandId vehicle);
/// Half of this turn's movement is still there for loading. [TRANS-04, TRANS-06]
Result<void> has_half_left(const Game& game, const Stand& stand);
/// Free places for a base in contact with another, all round it.
std::vector<Point> places_beside(const Game& game, const Stand& stand, const Stand& other,
                                 std::size_t at_most);
/// May it be set down there: on the table, no prohibited ground, nobody in the way?
bool may_be_set_down(const Game& game, const Stand& stand, Point at, Facing facing);
bool touches_enemy(const Game& game, const Stand& stand);
/// Unloaded, nobody aboard, and this battle takes such off the table: it may go. [S-26]
bool may_leave_table(const Game& game, const Stand& vehicle);

}  // namespace game
