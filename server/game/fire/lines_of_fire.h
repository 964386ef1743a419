#pragma once
#include <array>
#include <map>
#include <vector>

#include "game/core/state.h"

/// Lines of fire that a side has looked along before. They hold as long as it is told first which
/// places changed (`forget`), then what smoke and wrecks there are (`follow`).
namespace game {

class LinesOfFire {
  public:
    /// What leads past one of these places is looked at again. Returns the firers whose lines were
    /// forgotten.
    std::vector<StandId> forget(const std::vector<Point>& places);
    void forget_all() { looked_.clear(); }
    /// Forgets all when something else that this side may fire past is not as before: smoke, wrecks
    /// that it knows of.
    void follow(const Game& game, Side side);
    /// As `has_line_of_fire` past what the side knows of. Only for the side and the state followed.
    bool has(const Game& game, const Stand& firer, const Corners& target);

  private:
    struct Line {
        std::array<Point, 2> centres;
        bool is_free = false;
    };
    std::vector<rules::SightObstacle> obstacles_;
    std::map<StandId, std::map<Corners, Line>> looked_;  ///< by firer and target
};

}  // namespace game
