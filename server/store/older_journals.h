#pragma once
#include <vector>

#include "store/journal.h"

/// What journals of older programs leave out.
namespace store {

/// Whether who came in is on a road, and all options after one was set: once evolve asked a rule
/// for them; now that rule is asked here, and only for events that do not say.
/// `before`: the battle before the first of these.
bool complete(std::vector<Recorded>& events, const game::Game& before = {});

}  // namespace store
