#pragma once
#include <optional>
#include <vector>

#include "game/core/loading_act.h"

/// Getting in and out, limbering and unlimbering, as they happen. [TRANS, S-26, S-50] What is asked
/// and what happens.
namespace game {

struct Loaded {
    StandId stand;
    StandId vehicle;
    int stand_halves = 0;
    int vehicle_halves = 0;
    std::vector<LoadingAct> loading = {};  ///< of the vehicle this turn, with this [S-50]
};
struct Unloaded {
    StandId stand;
    StandId vehicle;
    Point at;
    Facing facing;
    int stand_halves = 0;
    int vehicle_halves = 0;
    std::vector<LoadingAct> loading = {};
};
struct Limbered {
    StandId gun;
    StandId vehicle;
    int vehicle_halves = 0;
    std::optional<int> gun_halves = {};
    std::vector<LoadingAct> loading = {};
};
struct Unlimbered {
    StandId gun;
    StandId vehicle;
    Point at;
    Facing facing;
    int vehicle_halves = 0;
    std::optional<int> gun_halves = {};
    std::vector<LoadingAct> loading = {};
};

}  // namespace game
