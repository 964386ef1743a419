#pragma once
#include <vector>

#include "game/core/state.h"

/// What dice made of hits, whatever fired. [RES, DIE] What is asked and what happens.
namespace game {

enum class Cause : std::uint8_t {
    Fire,
    IndirectFire,
    Morale,
    Contact,
    Edge,
    Carrier,
    Company,
    Overrun,
    Card,
    Referee,
    Mines
};
/// One result die. [RES-01, DIE-05]
struct ResultRoll {
    StandId target;
    int die = 0;
    int modified = 0;
    rules::Working working;
    rules::HitOutcome outcome = rules::HitOutcome::NoEffect;
    bool operator==(const ResultRoll&) const = default;
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
