#pragma once
#include <cstdint>

#include "game/core/scenario.h"
#include "store/writer.h"

/// A battle from a scenario, wherever that came from: its first rows, on their way to the disk.
namespace room {

/// `battle` has its id, its seed and whose it is. `now`: milliseconds since 1970.
store::Batch begin_battle(const game::Scenario& scenario, const store::Battle& battle,
                          std::int64_t now);

}  // namespace room
