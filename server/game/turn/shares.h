#pragma once
#include <string>

#include "game/core/state.h"

/// Each side's share in the dice: promised by its hash, then opened. [S-05, S-102]
namespace game {

/// SHA-256 of "blue:<share>" or "red:<share>".
std::string promise_for(Side side, const std::string& share);
/// The hash that this side has promised, if any.
std::string promise_of(const Game& game, Side side);
/// Before the first roll, while no share lies open; again in the place of the one before. [S-102]
bool may_promise(const Game& game, Side side);
/// Once, before the first roll, and not before both have promised, where dice can be checked.
/// [S-05, S-102]
bool may_contribute(const Game& game, Side side);

}  // namespace game
