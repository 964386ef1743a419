#pragma once
#include <optional>
#include <string>

#include "game/core/knowledge.h"

/// What each side, and the public, sees of the other: contacts with handles. [SPOT, S-36, S-41,
/// REL-02 to REL-05] What is asked and what happens.
namespace game {

struct FieldworkSeen {
    Watcher watcher = Watcher::Blue;
    int fieldwork = 0;
    std::optional<rules::Cover> cover = {};  ///< as it is seen now
};
struct ContactMade {
    Watcher watcher = Watcher::Blue;
    Contact contact;
    std::string rule;  ///< what released it: SPOT-03, SPOT-04, SPOT-05 ...
};
struct ContactSeen {
    Watcher watcher = Watcher::Blue;
    std::string handle;
    Shown shown;
};
struct ContactLost {
    Watcher watcher = Watcher::Blue;
    std::string handle;
    bool gone = false;  ///< it was seen to be eliminated: no ghost remains
};
struct WreckSeen {
    Watcher watcher = Watcher::Blue;
    MarkerId wreck;
};
struct AbandonedGunSeen {
    Watcher watcher = Watcher::Blue;
    MarkerId gun;
    bool gone = false;  ///< the watcher sees that it is no longer where it was
};
/// A dummy was spotted: the watchers learn that something was there and is nothing. [S-74]
struct PhantomVanished {
    StandId stand;
    Point at;
};
struct CamouflageLost {
    StandId stand;
};

}  // namespace game
