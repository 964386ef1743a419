#pragma once
#include "game/carrying/messages.h"
#include "game/core/state.h"

/// Getting in and out, limbering and unlimbering, as they happen. [TRANS, S-26, S-50]
namespace game {

void apply(Game& game, const Loaded& e);
void apply(Game& game, const Unloaded& e);
void apply(Game& game, const Limbered& e);
void apply(Game& game, const Unlimbered& e);

}  // namespace game
