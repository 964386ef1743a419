#include <algorithm>

#include "game/evolve_arms.h"

namespace game {

void apply(Game& game, const ReserveDeclared& e) {
    std::erase_if(game.reserves_declared,
                  [&](const ReservePlan& plan) { return plan.stand == e.plan.stand; });
    const auto place =
        std::ranges::lower_bound(game.reserves_declared, e.plan.stand, {}, &ReservePlan::stand);
    game.reserves_declared.insert(place, e.plan);
}

/// It has come from somewhere: it is not camouflaged. [S-75]
void apply(Game& game, const ReservePlaced& e) {
    auto& stand = the_stand(game, e.stand);
    stand.presence = Presence::OnTable;
    stand.at = e.at;
    stand.facing = e.facing;
    stand.camouflaged = false;
    std::erase_if(game.reserves_declared,
                  [&](const ReservePlan& plan) { return plan.stand == e.stand; });
}

}  // namespace game
