#pragma once
#include "game/fire_steps.h"
#include "game/state.h"

/// Missions, templates, smoke. [IDF, S-34, S-55, S-57]
namespace game {

// commands
struct RequestMission {
    StandId observer;  ///< zero for harassing fire
    std::vector<StandId> batteries = {};
    rules::MissionKind kind = rules::MissionKind::HighExplosive;
    Point target;
};
struct WithdrawMission {
    MissionId mission;
};
// events
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
/// One firing stand against one stand in its template. [IDF-16, S-57]
struct TemplateAttack {
    MarkerId marker;
    StandId battery;
    StandId target;
    Point at;
    bool moving = false;  ///< in 3A [IDF-23]
    int hit_number = 0;
    rules::Working working;
    int needs = 0;
    std::vector<int> dice = {};
    int hits = 0;
    std::vector<ResultRoll> results = {};
};

}  // namespace game
