#pragma once
#include "game/hands/choices.h"
#include "game/hands/messages.h"

/// What a card acts on. [FOW-02]
namespace game {

/// The card, on the thing that its player names.
Result<PlayedCard> aim(const Game& game, Side side, const PlayCard& command, const CardPlan& plan);
/// All that can be named.
CardChoice targets_of(const Game& game, Side side, const CardPlan& plan);

}  // namespace game
