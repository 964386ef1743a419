#pragma once
#include "game/spotting.h"

/// Who spots whom, as a function of the state. [SPOT-14, S-37, S-38]
namespace game {

/// A place of the target to be tested: where it stands, or a point of its path.
struct SpottedAt {
    Point at;
    Facing facing;
};
/// Does any enemy stand spot the target at this place, with the flags it has now?
bool is_spotted_at(const Game& game, const Stand& target, const SpottedAt& place);
/// The same along the whole path of this turn, and where it stands. [S-38]
bool is_spotted(const Game& game, const Stand& target);
/// Did it move in the open within the sight of an enemy? [SPOT-03, R-09]
bool is_seen_moving(const Game& game, StandId mover);
/// Has any enemy stand a line of sight to it, whatever the distance? [S-36]
bool is_in_enemy_sight(const Game& game, const Stand& target);
/// What the stand shows to an enemy that sees it. [S-41]
Shown shown_of(const Game& game, const Stand& stand, const Contact& contact);

}  // namespace game
