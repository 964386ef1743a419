#pragma once
#include <vector>

#include "base/geometry.h"
#include "base/ids.h"

/// Loading, towing, transports off the table. [TRANS, S-25, S-26, S-27] What is asked and what
/// happens.
namespace game {

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
struct ReturnTransport {
    StandId vehicle;
    Point at;
    Facing facing;
};
struct TakeOffTransport {
    StandId vehicle;
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
