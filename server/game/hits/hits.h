#pragma once
#include "game/hits/messages.h"

/// What dice made of hits, whatever fired. [RES, DIE]
namespace game {

void apply(Game& game, const TemplateAttack& e);

}  // namespace game
