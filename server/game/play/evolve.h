#pragma once
#include "game/play/events.h"

/// Applies what happened: assigns, and nothing else. It refuses nothing, rolls nothing, asks no
/// rule (`./dev check reached`).
namespace game {

void evolve(Game& game, const Event& event);
void evolve_all(Game& game, const Events& events);

}  // namespace game
