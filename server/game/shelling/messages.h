#pragma once
#include <vector>

#include "game/core/state.h"

/// Missions, templates, smoke. [IDF, S-34, S-55, S-57] What is asked and what happens.
namespace game {

struct RequestMission {
    StandId observer;  ///< zero for harassing fire
    std::vector<StandId> batteries = {};
    rules::MissionKind kind = rules::MissionKind::HighExplosive;
    Point target;
};
struct WithdrawMission {
    MissionId mission;
};
struct MissionRequested {
    Mission mission;
};
struct MissionWithdrawn {
    MissionId mission;
};
struct ResponseRolled {
    Mission mission;
    bool self_observed = false;  ///< no die [IDF-03]
    int die = 0;
    int base = 0;
    rules::Working working;
    int needs = 0;
    bool success = false;
};
struct TemplatePlaced {
    Template placed;
    int smoke_used = 0;
    bool flown = false;  ///< takes a sortie [S-81]
};
struct TemplateRemoved {
    MarkerId marker;
};
/// An air attack near a company, or a TOT on it: it counts for its morale. [AIR-03, MOR-23]
struct BombardmentFelt {
    CompanyId company;
    rules::MissionKind by = rules::MissionKind::AirStrike;
};

}  // namespace game
