#pragma once
#include "fog/audience.h"
#include "fog/chronicle.h"
#include "fog/view.h"
#include "game/play/looks.h"

namespace fog {

/// What this audience may know, all of it and nothing else. [NI]
View view_of(const game::Game& game, const Chronicle& told, const Table& table);
/// The same, by what this audience has looked at before.
View view_of(const game::Game& game, const Chronicle& told, const Table& table, game::Looks& looks);
/// All of it but the choices, which follow from the rest and take longest.
View known_to(const game::Game& game, const Chronicle& told, const Table& table);

}  // namespace fog
