#pragma once
#include "fog/audience.h"
#include "fog/chronicle.h"
#include "fog/view.h"

namespace fog {

/// What this audience may know, all of it and nothing else. [fog.md]
View view_of(const game::Game& game, const Chronicle& told, const Table& table);

}  // namespace fog
