#pragma once
#include <string>

#include "campaign/state.h"

/// What a side is told of a battle before it: from what it knows, and nothing else. [REL-45]
namespace campaign {

std::string briefing_of(const Campaign& campaign, const Battle& battle, Side side);

}  // namespace campaign
