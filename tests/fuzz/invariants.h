#pragma once
#include <map>
#include <string>
#include <utility>

#include "fog/chronicle.h"
#include "fog/view.h"
#include "game/play/events.h"

/// What is true of every battle after every event, whatever was played.
namespace fuzz {

/// Follows one battle event by event.
class Invariants {
  public:
    /// What is wrong now that this has happened; empty when nothing is.
    std::string broken_by(const game::Game& game, const game::Event& event);
    /// The same when somebody has to decide: nobody has come to stand on another's place. Who turns
    /// on the spot may touch and overlap. [MOVE-14, S-89]
    std::string broken_at_rest(const game::Game& game);

    /// What this player can do and is shown: of enemies, only what he sees. [S-90]
    static std::string broken_for(const fog::View& view);
    /// Whoever leads is told what each die in his log was rolled for. [REL-39]
    static std::string unnamed_die(const fog::Chronicle& told);

  private:
    std::string fire_twice(const game::Game& game);
    std::string old_order(const game::Game& game);
    std::string unstable_handle(const game::Game& game, const game::Event& event);

    std::map<std::pair<int, StandId>, game::Subphase> fired_in_;  ///< by turn and firer
    std::map<OrderId, int> in_force_since_;
    std::map<std::pair<game::Watcher, std::string>, StandId> named_;
    std::map<std::pair<game::Watcher, StandId>, std::string> in_sight_;
    std::map<StandId, std::pair<Point, Facing>> at_rest_;  ///< where each stood then
};

}  // namespace fuzz
