#pragma once
#include <vector>

#include "game/core/state.h"

/// Who is on a side: its players, what is left of a company. [S-06, S-90]
namespace game {

/// The others' numbers, in order; none on a side of one player.
std::vector<int> other_players(const Scenario& scenario, Side side);
/// Does each player of the side see whatever another sees? [S-06]
bool shares_sight(const Game& game, Side side);
/// Its stands on the table or aboard: off-board batteries never check. [S-55]
std::vector<const Stand*> present_stands(const Game& game, CompanyId company);

}  // namespace game
