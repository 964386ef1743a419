#pragma once
#include "campaign/messages.h"
#include "game/core/state.h"

/// From a battle back: what has become of its pieces, and who keeps the field. [CAM-12]
namespace campaign {

/// Of a battle that is over or not; where its journal stands is not known here. What a referee has
/// added to it is no piece.
Outcome outcome_of(const Campaign& campaign, const Battle& battle, const game::Game& game);

}  // namespace campaign
