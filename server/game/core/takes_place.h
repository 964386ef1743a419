#pragma once
#include "game/core/state.h"

/// Which steps this battle has. [SEQ, S-01, S-64, S-66]
namespace game {

/// Is this step part of this battle? Only public facts decide. [SEQ, S-01, S-64, S-66]
bool takes_place(const Game& game, Subphase subphase);

}  // namespace game
