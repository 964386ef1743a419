#pragma once
#include <map>
#include <vector>

#include "game/core/state.h"

/// Lines of fire that a side has looked along before. They are the dearest part of its choices, and
/// in a step of fire nothing moves: a declaration changes none of them.
namespace game {

class LinesOfFire {
  public:
    /// Forgets all when something that this side may fire past stands elsewhere than before: its
    /// own stands, smoke, wrecks that it knows of.
    void follow(const Game& game, Side side);
    /// As `has_line_of_fire` past what the side knows of. Only for the side and the state followed.
    bool has(const Game& game, const Stand& firer, const Corners& target);

  private:
    struct Friend {
        StandId stand;
        StandId aboard;
        Presence presence = Presence::OnTable;
        Point at;
        Facing facing;
        bool operator==(const Friend&) const = default;
    };
    struct Lane {
        StandId firer;
        Corners target;
        auto operator<=>(const Lane&) const = default;
    };
    std::vector<Friend> friends_;
    std::vector<rules::SightObstacle> obstacles_;
    std::map<Lane, bool> looked_;
};

}  // namespace game
