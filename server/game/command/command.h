#pragma once
#include "game/command/messages.h"
#include "game/core/state.h"

/// Orders that end before their time. [ORD-40]
namespace game {

void apply(Game& game, const OrderCancelled& e);

}  // namespace game
