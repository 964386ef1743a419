#include "game/evolve.h"

#include "game/evolve_arms.h"

namespace game {

void evolve(Game& game, const Event& event) {
    visit([&](const auto& happened) { apply(game, happened); }, event);
}

void evolve_all(Game& game, const Events& events) {
    for (const auto& event : events) evolve(game, event);
}

}  // namespace game
