#pragma once
#include <string>
#include <vector>

#include "game/core/scenario.h"

/// A scenario that no file says: made of a campaign, or changed by its staff.
namespace scenario {

/// All that is wrong with it, a sentence each, with names where a file has paths: "blue: Gun, A
/// cannot be towed by Jeep, A". None: it can be played.
std::vector<std::string> check(const game::Scenario& scenario);

}  // namespace scenario
