#pragma once
#include <vector>

#include "game/core/state.h"

/// Which base on the table stands for whom: riders, passengers, guns in tow. [TRANS-16, PASS-01,
/// S-28]
namespace game {

/// On the outside of an AFV: exposed, and no passenger. [TRANS-16, S-28]
bool is_rider(const Game& game, const Stand& stand);
/// In a vehicle, or limbered behind it. [PASS-01]
bool is_passenger(const Game& game, const Stand& stand);
/// The base on the table that stands for it: its own, or its vehicle's.
const Stand& body_of(const Game& game, const Stand& stand);
std::vector<const Stand*> aboard_of(const Game& game, StandId vehicle);
/// Those aboard anything.
std::vector<const Stand*> carried_stands(const Game& game);
bool touches_enemy(const Game& game, const Stand& stand);
/// Everybody aboard or in tow, and whoever is aboard those.
std::vector<StandId> all_aboard(const Game& game, StandId vehicle);

}  // namespace game
