#pragma once
#include "fog/audience.h"
#include "fog/chronicle.h"
#include "fog/view.h"
#include "game/fire/lines_of_fire.h"

namespace fog {

/// What this audience may know, all of it and nothing else. [NI]
View view_of(const game::Game& game, const Chronicle& told, const Table& table);
/// The same, for the audience whose lines of fire are remembered here from view to view.
View view_of(const game::Game& game, const Chronicle& told, const Table& table,
             game::LinesOfFire& lines);
/// All of it but the choices, which follow from the rest and take longest.
View known_to(const game::Game& game, const Chronicle& told, const Table& table);

}  // namespace fog
