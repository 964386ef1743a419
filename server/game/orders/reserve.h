#pragma once
#include <vector>

#include "game/core/events.h"
#include "game/orders/choices.h"

/// The command reserve: one or two stands that their side puts on the table in secret. [S-75]
namespace game {

/// DeployStand in 5A.
Result<Events> deploy_reserve(const Game& game, Side side, const DeployStand& command);
void add_reserve_choices(const Game& game, Side side, std::vector<DeployChoice>& choices);

}  // namespace game
