#pragma once
#include <string>
#include <vector>

#include "campaign/messages.h"

/// What the staff changes of a battle before it is made. [CAM-11]
namespace campaign {

/// All that cannot be changed so, a sentence each without its full stop. Forces that are left out
/// or late are no part of the scenario any more: only their names are looked for.
std::vector<std::string> edit(const Campaign& campaign, const Battle& battle,
                              const BattleEdits& edits, game::Scenario& scenario);

}  // namespace campaign
