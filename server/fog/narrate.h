#pragma once
#include <vector>

#include "fog/audience.h"
#include "fog/told.h"
#include "game/play/events.h"

namespace fog {

/// What this event says to this audience: no line, one, or several. `after` is the battle just
/// after it. [REL-01 to REL-36]
std::vector<Told> narrate(const game::Game& after, const game::Event& event, Audience audience);

}  // namespace fog
