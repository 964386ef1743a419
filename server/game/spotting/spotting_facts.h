#pragma once
#include <array>
#include <optional>
#include <span>
#include <vector>

#include "game/core/state.h"
#include "rules/sight_line.h"

/// Who spots whom, as a function of the state. [SPOT-14, S-37, S-38]
namespace game {

/// A place of the target to be tested: where it stands, or a point of its path.
struct SpottedAt {
    Point at;
    Facing facing;
};
/// One that looks, from where it stands.
struct Eye {
    const Stand* stand;
    rules::SightEnd end;
};
/// The stands of one side, and what is in the way of their sight. Made once for all that they look
/// at, it holds as long as nobody moves: it keeps references to the game.
struct Lookers {
    const Game& game;
    std::vector<Eye> eyes;
    std::vector<rules::SightObstacle> in_the_way;
};
Lookers lookers_of(const Game& game, Side side);
/// Those who look at each side, as they are when they are first asked for.
class EnemyLookers {
  public:
    explicit EnemyLookers(const Game& game) : game_(game) {}
    const Lookers& of(const Stand& target);

  private:
    const Game& game_;
    std::array<std::optional<Lookers>, 2> looking_at_;  ///< by Side
};

/// Does any of them spot the enemy at this place, with the flags it has now?
bool is_spotted_at(const Lookers& lookers, const Stand& target, const SpottedAt& place);
/// The same where it stands and along its whole path of this turn, forced moves too. [S-38]
bool is_spotted(const Lookers& lookers, const Stand& target);
/// The same on its forced moves alone.
bool is_spotted_when_forced(const Lookers& lookers, const Stand& target);
/// Points of a path just gone at which they saw it: whoever is not known shows itself in the
/// open or by contact, and is in view from there on as the ground lets it. [SPOT-03, R-09, REL-03]
std::vector<Point> seen_on_move(const Lookers& lookers, const Stand& mover,
                                const std::vector<Point>& path, bool known);
/// Those of its path of this turn at which it was seen before, or is by where all stand in 2F.
/// [S-38, S-50]
std::vector<Point> seen_in_2f(const Lookers& lookers, const Stand& mover,
                              const std::vector<Point>& seen_before, bool known);
/// Is it spotted where it stands, in the open? [SPOT-03]
bool shows_itself(const Lookers& lookers, const Stand& target);
/// Would it stay visible where it stands, whatever it did to be seen? [S-36]
bool is_in_view(const Lookers& lookers, const Stand& target);
/// Has any of them a line of sight to it, whatever the distance? [S-36]
bool is_in_enemy_sight(const Lookers& lookers, const Stand& target);
/// What the stand shows to an enemy that sees it; `carried`: whoever is aboard anything. [S-41]
Shown shown_of(const Game& game, const Stand& stand, const Contact& contact,
               std::span<const Stand* const> carried);

}  // namespace game
