#pragma once
#include <vector>

#include "game/core/state.h"

/// Who spots whom, as a function of the state. [SPOT-14, S-37, S-38]
namespace game {

/// A place of the target to be tested: where it stands, or a point of its path.
struct SpottedAt {
    Point at;
    Facing facing;
};
/// Does any enemy stand spot the target at this place, with the flags it has now?
bool is_spotted_at(const Game& game, const Stand& target, const SpottedAt& place);
/// The same where it stands and along its whole path of this turn, forced moves too. [S-38]
bool is_spotted(const Game& game, const Stand& target);
/// The same on its forced moves alone.
bool is_spotted_when_forced(const Game& game, const Stand& target);
/// Points of a path just gone at which the enemy saw it: whoever is not known shows itself in the
/// open or by contact, and is in view from there on as the ground lets it. [SPOT-03, R-09, REL-03]
std::vector<Point> seen_on_move(const Game& game, const Stand& mover,
                                const std::vector<Point>& path, bool known);
/// Those of its path of this turn at which it was seen before, or is by where all stand in 2F.
/// [S-38, S-50]
std::vector<Point> seen_in_2f(const Game& game, const Stand& mover,
                              const std::vector<Point>& seen_before, bool known);
/// Is it spotted where it stands, in the open? [SPOT-03]
bool shows_itself(const Game& game, const Stand& target);
/// Would it stay visible where it stands, whatever it did to be seen? [S-36]
bool is_in_view(const Game& game, const Stand& target);
/// Has any enemy stand a line of sight to it, whatever the distance? [S-36]
bool is_in_enemy_sight(const Game& game, const Stand& target);
/// What the stand shows to an enemy that sees it. [S-41]
Shown shown_of(const Game& game, const Stand& stand, const Contact& contact);

}  // namespace game
