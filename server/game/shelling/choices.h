#pragma once
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "game/core/state.h"
#include "game/shelling/mission_facts.h"

/// What a side may do now in this chapter, as data. [REL-27]
namespace game {

struct MissionTarget {
    std::string target;  ///< handle
    Point point;
    bool operator==(const MissionTarget&) const = default;
};
/// One kind of mission: any of its batteries may fire it at any of its targets.
struct MissionChoice {
    StandId observer;
    rules::MissionKind kind = rules::MissionKind::HighExplosive;
    std::vector<StandId> batteries;
    int least_batteries = 1;  ///< that must join [S-58]
    std::vector<MissionTarget> targets;
    bool operator==(const MissionChoice&) const = default;
};
/// A contact in sight, and whom to see there.
struct SpottedTarget {
    MissionTarget target;
    std::vector<SpottedEnemy> enemies;
};
/// What observers see, remembered while nothing moves.
class ObserversSight {
  public:
    struct Seen {
        std::vector<MissionTarget> enemies;
        std::vector<MissionTarget> places_for_smoke;
    };
    const Seen& of(const Game& game, const Stand& observer);
    void forget_all();

  private:
    std::optional<std::vector<SpottedTarget>> targets_;  ///< of their side
    std::map<StandId, Seen> seen_;
};
void add_mission_choices(const Game& game, Side side, ObserversSight& sight,
                         std::vector<MissionChoice>& choices);

}  // namespace game
