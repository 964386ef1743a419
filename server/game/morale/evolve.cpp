#include <algorithm>

#include "game/morale/morale.h"

namespace game {

void apply(Game& game, const MoraleChecked& e) { the_company(game, e.company).checked = true; }

void apply(Game& game, const StateChanged& e) {
    auto& stand = the_stand(game, e.stand);
    stand.state = e.state;
    stand.pinned_in_turn = e.pinned_in_turn;
}

void apply(Game& game, const Rallied& e) {
    auto& stand = the_stand(game, e.stand);
    stand.state = e.state;
    stand.pinned_in_turn = 0;
}

}  // namespace game
