#pragma once
#include <string>
#include <vector>

#include "game/core/state.h"

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
void add_mission_choices(const Game& game, Side side, std::vector<MissionChoice>& choices);

}  // namespace game
