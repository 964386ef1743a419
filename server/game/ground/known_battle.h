#pragma once
#include "game/core/state.h"

/// The battle as one side knows it. [REL-26, REL-27]
namespace game {

/// Its own, those it has found, and those that burn before its eyes. [S-32, REL-20]
bool knows_wreck(const Game& game, Side side, const Wreck& wreck);
/// The battle with those enemies, wrecks and fieldworks alone that this side knows of, as it knows
/// them.
Game as_known_to(const Game& game, Side side);

}  // namespace game
