#pragma once
#include "game/state.h"

/// Loading, towing, man-handling, transports off the table. [TRANS, S-25, S-26, S-27]
namespace game {

// commands
struct Load {
    StandId stand;
    StandId vehicle;
};
struct Unload {
    StandId stand;
    Point at;
    Facing facing;
};
/// A gun is limbered to a vehicle, or unlimbered beside it.
struct Limber {
    StandId gun;
    StandId vehicle;
};
struct Unlimber {
    StandId gun;
    Point at;
    Facing facing;
};
struct ManHandle {
    StandId stand;
    StandId gun;
    std::vector<Point> path = {};  ///< of the gun
};
struct ReturnTransport {
    StandId vehicle;
    Point at;
    Facing facing;
};
struct TakeOffTransport {
    StandId vehicle;
};
// events
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
struct GunManHandled {
    StandId stand;
    StandId gun;
    std::vector<Point> path = {};
    Point stand_at;
    Facing facing;
    std::vector<StandId> ran_into = {};  ///< enemies on whom one of the two would have ended [S-23]
};
struct TransportRemoved {
    StandId vehicle;
    std::vector<StandId> carried = {};
};
struct TransportReturned {
    StandId vehicle;
    Point at;
    Facing facing;
};

}  // namespace game
