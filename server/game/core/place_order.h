#pragma once
#include <tuple>
#include <vector>

#include "game/core/state.h"

/// What is told of several stands is told in the order of their places, which are seen, then of
/// what they are, vehicles before those aboard: the order of their numbers would tell something of
/// the numbers. [REL-02]
namespace game {

using PlaceInOrder = std::tuple<Point, bool, int, StandId>;
PlaceInOrder place_in_order(const Game& game, StandId stand);
void sort_by_place(const Game& game, std::vector<StandId>& stands);
/// All stands of the battle.
std::vector<StandId> stands_by_place(const Game& game);

}  // namespace game
